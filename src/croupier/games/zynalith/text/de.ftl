
## Der Tisch im Browser

table-phase = { $phase ->
    [draft] Auswahl
    [combat] Kampf
   *[turns] Aktionen
}
table-whose-turn = { $you ->
    [yes] du bist am Zug
   *[no] { $seat } ist am Zug
}
table-rounds = Runden
table-round = Runde { $number }
table-market = Markt
table-market-how = 1 Silber zum Nehmen, oder gleich von hier ausspielen
table-creature-cards = Wesen
table-extra-cards = Zusatzkarten
table-deck = { $deck ->
    [creature] Wesenstapel
   *[extra] Zusatzstapel
}
table-discard = { $deck ->
    [creature] Abgelegte Wesenkarten
   *[extra] Abgelegte Zusatzkarten
}
table-empty-place = Leerer Platz
table-set-aside = liegt aus
table-redraw = Neu ziehen
    .note = für eine Handkarte
table-redraw-row = { $row ->
    [creature] Wesen
   *[extra] Zusatzkarten
} neu ziehen
    .note = Alle Karten dieser Reihe werden abgelegt und fünf neue gezogen. Dafür wirfst du eine Handkarte ab.
table-fronts = Fronten
table-line = Linie { $number }
table-line-of = { $front ->
    [east] Ost { $number }
   *[west] West { $number }
}
table-lines-shown = Gezeigte Linie
table-guards = Auf Wache
table-if-now = Wenn jetzt gekämpft würde
table-nobody-here = kein Angreifer
table-verdict-wins = { $card } gewinnt
table-verdict-hit = { $you ->
    [yes] { $number } gegen dich
   *[no] { $number } gegen { $seat }
}
table-verdict-lose = du verlierst { $card }
table-verdict-lot = das Los entscheidet zwischen { $cards }
table-verdict-nobody = Niemand gewinnt.
table-would-win = würde gewinnen
table-would-fall = würde fallen
table-defends = auf Wache
table-shield = Heldenschutz
table-places = { $used } von { $number } Plätzen
table-of = { $now } von { $most }
table-passed = gepasst
table-declines = verzichtet
    .note = Spielt vorerst keine Konter
table-first-player = beginnt
table-out = ausgeschieden
table-known-card = alle haben sie gesehen
table-hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-free-slot = { $type ->
    [property] freier Platz für eine Eigenschaft
    [spell] freier Platz für einen Zauber
   *[equipment] freier Platz für Ausrüstung
}
table-spent = fertig
    .note = die Wirkung ist vorbei, der Platz bleibt belegt
table-slots = Plätze für Karten
table-charged = ist gestürmt
table-switched = hat gewechselt
table-entering = { $card } käme hierher
table-take = Nehmen
table-play = Ausspielen
table-counter = Als Konter ausspielen
table-pass = Passen
    .note = für diese Runde
table-end = Zug beenden
table-sell = Verkaufen
    .note = 1 Zynalith für 2 Silber
table-banish = Verbannen
table-guard = Auf Wache
    .note = verlässt den Angriff
table-attack = Angreifen
    .note = tritt in eine Linie
table-swap = { $card } mit dem rechten Nachbarn tauschen
table-look = Genau ansehen
table-free = kostenlos
table-money-left = { $number } bleiben
table-answers-rivals = nur als Antwort
table-front-full = Front ist voll
table-no-slot = kein Platz frei
table-short = { $currency ->
    [silver] { $number } Silber fehlt
   *[crystal] { $number } Zynalith fehlt
}
table-printed-now = Aufgedruckt und jetzt
table-printed = aufgedruckt
table-now = jetzt
table-points-printed = Punkte der Front
table-points-silver = Silber, 10 für 1
table-points-sum = Punkte
table-open-fight = Letzter Kampf
table-film = Was gerade geschah
table-film-soft = { $east ->
    [east] Um die Ostlinie { $number } wird gekämpft. Niemand wird gefragt.
   *[west] Um Linie { $number } wird gekämpft. Niemand wird gefragt.
}
table-film-shown = Niemand wird gefragt.
table-film-charge = Sturmangriff
table-film-event = Ereignis
table-film-counter = { $you ->
    [yes] Du spielst einen Konter
   *[no] { $seat } spielt einen Konter
}
table-film-step = { $step ->
    [effects] Kampfwirkungen
    [winner] Sieger
    [strike] Schlag
    [deaths] Gefallene
   *[reward] Lohn
}
table-film-none = keine
table-film-wins = gewinnt
table-film-strongest = { $you ->
    [yes] { $card } (du) hat den höchsten Angriff: { $numbers }.
   *[no] { $card } ({ $seat }) hat den höchsten Angriff: { $numbers }.
}
table-film-to = { $first } gegen { $others }
table-film-alone = { $you ->
    [yes] { $card } (du) hat keinen Gegner.
   *[no] { $card } ({ $seat }) hat keinen Gegner.
}
table-film-nobody = Niemand hat Angriff: Niemand gewinnt.
table-film-attack = Angriff
table-film-open = Angriff, der Weg ist frei
table-film-life = Leben
table-film-armour = Rüstung
table-film-overflow = Überschuss
table-film-defence = Schutz
table-film-blocked = hält stand
table-film-back = zurück für Gefallene
table-film-for-win = für den Sieg
table-film-bounty = Kopfgeld
table-film-healed = Leben zurück für { $seat }
table-film-again = Noch einmal
table-film-next = Nächster Schritt
table-film-skip = Zum Ende
table-film-close = Zum Tisch
