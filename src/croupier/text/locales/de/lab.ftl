### Der Bericht des Labors: ob ein Spiel etwas taugt, und was man noch nicht weiß.

lab-report = Bericht des Labors
lab-setup = { $players } Spieler · Bots: { $bots } · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
lab-players = Mit { $players } Spielern
lab-fine = In Ordnung
lab-not-fine = Nicht in Ordnung
lab-not-known = Nicht bekannt
lab-empty = Nichts.
lab-off = { $name }: { $value } { $unit }, gesund ist { $healthy }.
lab-off-figure = { $name }: { $value }, gesund ist { $healthy }.
lab-off-card = { $name } ({ $verb }): { $value } { $unit }, gesund ist { $healthy }.
lab-and-more = { $count ->
    [one] Und noch eine Angabe, unten.
   *[other] Und noch { $count } Angaben, unten.
}
lab-needs = { $count ->
    [one] Etwa eine weitere Partie würde es zeigen.
   *[other] Etwa { $count } weitere Partien würden es zeigen.
}
lab-between = { $low } bis { $high }
lab-at-most = höchstens { $high }
lab-at-least = mindestens { $low }
lab-healthy = gesund
lab-even = { $value }, gleich
lab-sure = Balken: in 95 von 100 Fällen sicher. Punkt: sicher gesund. Raute: sicher nicht gesund. Ring: nicht bekannt.
lab-corrected = { $count ->
    [one] Nicht berichtigt: Es ist ein einziger Vergleich.
   *[other] Für { $count } Vergleiche berichtigt (Holm).
}

lab-turn = Als Nummer { $number } an der Reihe

lab-unit-won = Siege in 100
lab-unit-taken = nehmen sie von 100, die könnten
lab-unit-at-once = Mal genommen in 100 Angeboten

lab-seats = Plätze
    .fine = Wo man sitzt, ist gleich.
    .not-fine = Wo man sitzt, zählt: { $name } gewinnt { $value } von 100.
    .not-known = Ob es zählt, wo man sitzt, weiß man nach so wenigen Partien nicht.
    .source = Gewonnen in 100. Gesund: gleicher Anteil und 2 Punkte nach beiden Seiten (ein Ziel von Croupier).
lab-turns = Reihenfolge
    .fine = Wer anfängt, ist gleich.
    .not-fine = Wer anfängt, zählt: { $name } gewinnt { $value } von 100.
    .not-known = Ob es zählt, wer anfängt, weiß man nach so wenigen Partien nicht.
    .source = Gewonnen in 100, gezählt von dem an, der zuerst gefragt wurde. Gesund: gleicher Anteil und 2 Punkte nach beiden Seiten (ein Ziel von Croupier).
lab-roles = Rollen
    .fine = Was man spielt, ist gleich: Alle Rollen gewinnen etwa gleich oft.
    .not-fine = Was man spielt, zählt: { $name } gewinnt { $value } von 100.
    .not-known = Ob eine Rolle besser ist als eine andere, weiß man nach so wenigen Partien nicht.
    .source = Gewonnen in 100 von denen, die sie spielen. Gesund: gleicher Anteil und 4 Punkte nach beiden Seiten (ein Ziel von Croupier).
lab-bots = Bots
    .none = Wer besser spielt, gewinnt öfter: So viel macht das Können aus.
    .source = Gewonnen in 100; die Bots wechseln bei denselben Karten die Plätze.
lab-cards = Karten: { $verb }
    .fine = Jede Karte nimmt jemand, keine nimmt man immer, und keine lässt gewinnen oder verlieren.
    .not-fine = { $count ->
        [one] Eine Karte fällt auf.
       *[other] { $count } Karten fallen auf.
    }
    .not-known = Ob eine Karte auffällt, weiß man nach so wenigen Partien nicht.
    .source = Nach rechts: Von 100 Plätzen, die sie in einer Partie nehmen konnten, nahmen sie so viele. Nach oben: Von 100, die sie nahmen, gewannen so viele. Gesund: Mindestens 5 nehmen sie, nicht bei jedem Angebot, und sie gewinnen etwa so oft wie die mit anderen Karten, ein Fünftel des gleichen Anteils nach beiden Seiten (Ziele von Croupier). Wer nimmt, was gewinnt, hat nicht immer deshalb gewonnen: Ursachen nennt „croupier lab forbid“.
lab-length = Dauer
    .fine = Die Hälfte aller Partien dauert { $low } bis { $high } Minuten.
    .not-fine = Die Hälfte aller Partien dauert { $low } bis { $high } Minuten, und etwas daran ist nicht gesund.
    .not-known = Die Hälfte aller Partien dauert { $low } bis { $high } Minuten; mehr sagen so wenige nicht.
    .none = Die Hälfte aller Partien dauert { $low } bis { $high } Minuten.
    .source = Minuten bei 6 Sekunden je Entscheidung, des Langsamsten, wo alle zugleich spielen. Gesund: höchstens anderthalbmal so lang, wie das Spiel sagt, wenige Partien von doppelter Dauer, höchstens 20 von 100 Entscheidungen mit einer einzigen Möglichkeit (Ziele von Croupier).
    .longest = Die längste Frage: { $question }, { $count } Möglichkeiten.
lab-tension = Spannung
    .fine = Zur Halbzeit zu führen hilft und entscheidet nicht: Wer führt, gewinnt { $value } von 100.
    .not-fine = Wer zur Halbzeit führt, gewinnt { $value } von 100, und etwas am Verlauf der Partien ist nicht gesund.
    .not-known = Wer zur Halbzeit führt, gewinnt { $value } von 100; mehr sagen so wenige Partien nicht.
    .source = Wie oft gewinnt, wer gerade führt, in 100, vom Anfang bis zum Ende, nach dem, was jeder erwarten kann. Gesund: zur Halbzeit von 10 Punkten über dem gleichen Anteil bis 80, höchstens 20 dann schon sichere Partien, mindestens 2 Wechsel der Führung (Ziele von Croupier).
lab-out = Ausgeschieden
    .fine = Kaum jemand muss lange zusehen.
    .not-fine = Zu oft muss jemand das letzte Drittel zusehen.
    .not-known = Wie oft jemand zusehen muss, weiß man nach so wenigen Partien nicht.
    .source = Partien, in denen jemand im letzten Drittel nichts mehr gefragt wird. Gesund: höchstens 10 von 100 (ein Ziel von Croupier).
lab-interaction = Miteinander
    .none = So viele Entscheidungen zielen auf jemanden.
    .source = Entscheidungen, die einen anderen Platz nennen.
lab-variety = Vielfalt
    .none = Was Sieger öfter oder seltener tun als die anderen am Tisch.
    .source = Mal in einer Partie, Sieger weniger die anderen: Es geht mit dem Siegen einher und muss nicht der Grund sein.

lab-figure-minutes = Minuten je Partie
lab-figure-long = Partien von doppelter Dauer, in 100
lab-figure-decisions = Entscheidungen je Platz und Partie
lab-figure-forced = Entscheidungen mit einer einzigen Möglichkeit, in 100
lab-figure-equal = Entscheidungen, die dem Ratgeber gleich sind, in 100
lab-figure-leader = Siege dessen, der zur Halbzeit führt, in 100
lab-figure-sure = Partien, die vor der Halbzeit sicher sind, in 100
lab-figure-changes = Wechsel der Führung je Partie
lab-figure-out = Partien, die lange ohne jemanden weitergehen, in 100
lab-figure-aimed = Entscheidungen, die einen anderen Platz nennen, in 100
lab-figure-kin = Karten eines von zwei Siegern, die beide nahmen, in 100

lab-corner-strong = genommen und siegreich: zu stark
lab-corner-overlooked = liegen gelassen und siegreich: übersehen
lab-corner-trap = genommen und verlierend: eine Falle
lab-corner-weak = liegen gelassen und verlierend: zu schwach
lab-corner-unwanted = von allen liegen gelassen: Niemand will sie
lab-corner-always = gleich genommen: keine Wahl
lab-corner-text = { $taken } von 100 nehmen sie; davon gewinnen { $won } von 100, üblich sind { $usual }.
lab-corner-rare = { $taken } von 100 nehmen sie.
lab-fine-cards = { $count ->
    [one] Eine weitere ist in Ordnung
   *[other] { $count } weitere sind in Ordnung
}
lab-unknown-cards = { $count ->
    [one] Über eine weitere weiß man nichts
   *[other] Über { $count } weitere weiß man nichts
}
lab-off-cards = { $count ->
    [one] Eine weitere fällt auf
   *[other] { $count } weitere fallen auf
}
lab-axis-taken = genommen, wenn angeboten, in 100
lab-axis-won = gewonnen, wenn genommen, in 100
lab-axis-minutes = Minuten
lab-axis-begin = Anfang
lab-axis-half = Halbzeit
lab-axis-end = Ende
lab-asked = Zahl der Mischung { $seed }, Regeln { $version }, Croupier { $croupier }. Derselbe Befehl gibt dieselben Zahlen.
lab-variants = Varianten: { $variants }.

lab-compare = Zwei Seiten verglichen
lab-compare-what = Was anders ist
lab-compare-pairs = { $matches ->
    [one] Eine Partie auf jeder Seite, mit derselben Mischung.
   *[other] { $matches } Partien auf jeder Seite, mit denselben Mischungen.
}
lab-compare-mirrored = Jede wurde noch einmal mit denselben Rollen, aber vertauscht gespielt; das zählt mit.
lab-compare-known = Zu Ende war es, als alles bekannt war, wonach gefragt ist.
lab-compare-enough = Da war es zu Ende, obwohl nicht alles bekannt ist, wonach gefragt ist.
lab-compare-differ = { $differ } von { $matches } verliefen anders.
lab-compare-sure = In höchstens 5 von 100 solchen Vergleichen ist irgendeine Angabe falsch, wann man auch aufhört.
lab-compare-tune = Diese Mischungen sind zum Probieren: Eine Seite, die man an ihnen wählt, sieht besser aus, als sie ist.
lab-compare-decide = Die Mischungen sind frisch: An ihnen hat niemand etwas ausprobiert.
lab-compare-matters = Zählt
lab-compare-moves = Bewegt sich etwas
lab-compare-none = Keine Wirkung gesehen
lab-compare-is-matters = zählt
lab-compare-is-moves = bewegt sich etwas
lab-compare-is-none = keine Wirkung gesehen
lab-compare-is-not-known = nicht bekannt
lab-compare-effect = { $name }: { $a } → { $b } ({ $low } bis { $high })
lab-compare-unseen = { $count ->
    [one] Eine Angabe: Wenn es eine Wirkung gibt, ist sie kleiner, als sie sein darf.
   *[other] { $count } Angaben: Wenn es eine Wirkung gibt, ist sie kleiner, als sie sein darf.
}
lab-compare-unknown = { $count ->
    [one] Über eine Angabe weiß man zu wenig.
   *[other] Über { $count } Angaben weiß man zu wenig.
}
lab-compare-others = { $count ->
    [one] Eine weitere Angabe
   *[other] { $count } weitere Angaben
}
lab-compare-cards = Die geänderten Karten
lab-compare-largest = Die größten Wirkungen zuerst
lab-compare-scale = Ein Maß für alle: wie weit sich eine Angabe bewegt, gemessen an dem, wie weit sie darf. Ein Anteil darf sich um die Hälfte seines gesunden Bereichs bewegen, höchstens um 10 von 100; jede andere Angabe um ein Zehntel.
lab-compare-legend = Gestrichen: mit A. Fett: mit B. Balken: wo die Wirkung sicher liegt. Eine Raute zählt sicher, ein Ring kann Zufall sein.
lab-compare-lower = kleiner, noch gut
lab-compare-still = gleich
lab-compare-higher = größer, noch gut
lab-compare-field = { $card }, { $field }: { $before } → { $after }
lab-compare-new = Nur mit B: { $names }.
lab-compare-gone = Nur mit A: { $names }.

lab-unit-more = Mal öfter von Siegern in einer Partie

lab-taker = { $card } ({ $bot })
lab-spurned = Karten, die ein Bot liegen lässt: { $verb }
    .none = Was ein Bot nimmt und ein anderer liegen lässt, ist der Fehler des Bots, nicht der Karte.
    .source = Genommen von so vielen von 100, die könnten. Genannt: Karten, die ein Bot sicher liegen lässt (weniger als 5) und ein anderer sicher nimmt.

lab-unit-rating = Wertung
lab-depth = Tiefe
    .none = Was es besser zu spielen gibt: Jede Sprosse lässt die darunter hinter sich.
    .source = Wertungen nach openskill (Plackett und Luce) daraus, wer wen hinter sich lässt, im Mittel neu gezogener Mischungen. Von zweien gewinnt, wessen Wertung um 6 höher ist, etwa 3 von 4. „normal*10“ denkt zehnmal so viel wie „normal“.

lab-pair = { $bot } vor { $other }
lab-unit-ahead = Mal vorn von 100
lab-duels = Bot gegen Bot
    .none = Wie oft der eine von zwei Bots vor dem anderen liegt; 50 wäre gleich stark.
    .source = Bei je zweien ihrer Plätze in einer Partie, Gleichstand zur Hälfte.

lab-reports = Berichte des Labors
    .note = Bots spielen viele Partien eines Spiels; ein Bericht sagt, was daran in Ordnung ist und was nicht.
lab-reports-none = Noch gibt es keinen.
lab-verdict = Mit { $players } Spielern: { $fine } in Ordnung, { $off } nicht in Ordnung, { $unknown } nicht bekannt.
lab-compare-verdict = Mit { $players } Spielern: { $matters } zählen, { $moves } bewegen sich etwas.

lab-part = Fünftel { $number } einer Partie
lab-unit-explained = erklärt: 1 sagt den Ausgang voraus, 0 so viel wie sein Mittel
lab-unit-slope = Steigung: was ein Unterschied von 1 am Ausgang bedeutet
lab-unit-asked = um so viel hält man den, der gefragt ist, für besser dran
lab-foresight = Voraussicht des Beraters
    .none = Wie weit eintrifft, was jeder erwarten sollte.
    .source = Nach Teilen der Partien, aus dem, was jeder erwarten sollte und was er bekam.
