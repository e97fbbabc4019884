### Was die Seiten im Browser sagen, neben den Worten der Spiele.

## Überall

skip = Zum Hauptteil springen
go-home = Startseite
go-back = Zurück zum Tisch
close = Schließen
keep = Übernehmen
guest = Gast
game = Spiel
players = Spieler
minutes = { $number } min
noscript = Ohne Skripte funktioniert der Tisch, bewegt sich aber nicht von selbst: Lade ihn neu, um zu sehen, was geschehen ist.
unscripted = Die Skripte dieser Seite ließen sich nicht laden. Ihre Knöpfe gehen trotzdem; lade sie neu, um zu sehen, was die anderen tun.
noscript-reload = Neu laden
cookies-refused = Dein Browser hat das Cookie nicht gespeichert, das dir diesen Platz sichert; deshalb kannst du nur zuschauen. Lass Cookies für diese Seite zu und nimm dann noch einmal Platz.
language-choose = Sprache
language-each = Am Tisch liest jeder in seiner Sprache.
settings = Einstellungen
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
speed = Tempo von Filmen und Bots
    .note = Ruhig: Was andere tun, kommt eins nach dem anderen; eine erste Partie ist ruhig. Sofort: Nichts bewegt sich, und kein Film beginnt von selbst.
speed-calm = Ruhig
speed-brisk = Flott
speed-instant = Sofort
sound = Ton
    .note = Papier, Holz und Metall, ganz leise. Aus, bis du ihn einschaltest.
keys = Tasten
keys-tab = von Bereich zu Bereich
keys-arrows = innerhalb eines Bereichs
keys-enter = wählen
keys-inspect = eine Karte ansehen
keys-log = Verlauf
keys-chat = Chat
keys-ask = zur Frage
keys-rules = Regelheft
keys-escape = schließen

## Startseite

home-title = Croupier: Kartenspiele an einem Tisch, der die Regeln kennt
home-what = Neue Kartenspiele. Nimm Platz, der Tisch kennt die Regeln.
home-ways = Eingänge
home-join = Zu Freunden setzen
home-new = Tisch einrichten
home-open = Aufzeichnung öffnen
home-mine = Deine Tische
home-listed = Öffentliche Tische
listed-waiting = { $count ->
    [one] wartet noch auf eine Person
   *[other] wartet noch auf { $count } Personen
}
listed-room = { $count ->
    [one] noch ein Platz
   *[other] noch { $count } Plätze
}
home-listed-none = Gerade spielt niemand öffentlich. Ein Tisch ist privat, solange sein Gastgeber nichts anderes sagt.
play-now = Mitspielen
    .note = du und { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
set-up = Einrichten
watch = Zuschauen
status-waiting = wartet auf Mitspieler
status-running = läuft
status-over = beendet
status-adjourned = vertagt
status-ended = vorzeitig beendet
mine-won = Du hast gewonnen
mine-winner = Sieg für { $names }
mine-drawn = Niemand hat gewonnen
mine-older = { $count ->
    [one] 1 ältere Partie
   *[other] { $count } ältere Partien
}
day-today = heute
day-yesterday = gestern
day-on = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
}{ $year }

## Einrichten und dazukommen

new-title = Ein Tisch für { $game }
new-table = Tempo und Publikum
new-name = Name des Tisches (wenn du magst)
new-pace = Tempo der Reaktionen
new-pace-floor = Gemütlich
    .note = Alle denken nach, solange sie wollen; eine Antwort wird frühestens nach einer kurzen Pause gezeigt.
new-pace-fixed = Gleichmäßig
    .note = Jede Antwort wird nach derselben Zeit gezeigt, und wer schweigt, passt. Dein Tempo verrät nichts.
new-go = Tisch einrichten
how-many = Wie viele?
new-others = Gegen wen
new-bots = Gegen Bots
with-friends = Mit Freunden
new-guests = Gäste bekommen auf der nächsten Seite einen Link und einen QR-Code. Sie brauchen kein Konto.
dock-seats = { $game } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}: { $who }.
dock-you = du
dock-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
dock-time = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
dock-room = { $game } mit Freunden, für { $low } bis { $high }. Du beginnst, wenn alle da sind.
dock-time-range = Etwa { $least } Minuten zu { $low }, { $most } zu { $high }.
new-your-guests = Diesen Namen lesen deine Gäste auf der Einladung.
mode = Länge
mode-usual = Wie gewohnt
    .note = Alles wie im Regelheft.
mode-short = Kurz
mode-time = { $players ->
    [one] { $minutes } min allein
   *[other] { $minutes } min zu { $players }
}
table-takeover = Wer später kommt, darf einen Bot ablösen
    .note = Während die Partie läuft, darf ein Gast mit der Einladung für einen Bot weiterspielen.
seat-kind-me = Du
seat-kind-bot = Bot
variants = Varianten
variants-usual = Wie im Regelheft
your-name = Dein Name
join-title = Zu Freunden setzen
join-code = Code oder Link der Einladung
join-go = Dazusetzen
join-to = { $host } lädt dich zu { $game } ein. Platz { $number } gehört dir.
join-table = { $host } lädt dich zu { $game } ein. Du bekommst den ersten freien Platz.
join-sits = In diesem Browser sitzt { $name } schon an diesem Tisch. Beide Plätze bleiben deine.
join-sit = Platz nehmen

## Warteraum

lobby-title = Ein Tisch für { $game }
lobby-here = { $here } von { $all } { $here ->
    [one] ist
   *[other] sind
} da. Es geht los, sobald alle Plätze besetzt sind.
lobby-join = Hier ist noch Platz für dich.
room-seats = Am Tisch
room-count = { $here } von { $least } bis { $most }
room-host = lädt ein
room-begins = lädt ein, beginnt
room-ready = bereit
room-learns = lernt gerade: { $task } von { $tasks }
room-free = frei
    .note = für alle, die noch kommen
room-scan = Kamera daraufhalten oder eintippen
room-rules = Alles wie im Regelheft
room-time = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}. Freie Plätze bleiben leer, außer der Gastgeber fügt einen Bot hinzu.
room-begin = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
} beginnen
room-begins-for = Beginnt zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}: { $names }. Wer später kommt, schaut zu oder spielt die nächste Partie.
room-alone = Erst muss jemand kommen. Gib den Code weiter, oder füge einen Bot hinzu.
room-not-for = Mit diesen Regeln spielt man zu { $numbers }.
room-when-ready = Sobald alle bereit sind
room-when-ready-off = Auf mein Zeichen warten
room-i-am-ready = Ich bin bereit
room-i-am-not = Wartet auf mich
room-waits-for = { $host } beginnt, wenn alle da sind.
room-waits-ready = Du bist bereit. Es beginnt, wenn { $host } will oder alle bereit sind.
room-invite = Einladen
room-came = { $name } ist gekommen.
room-learn = In 3 Minuten gelernt
    .note = Kleine Aufgaben mit echten Karten. Wenn { $host } beginnt, kommst du von selbst an den Tisch.
room-learn-go = { $place ->
    [one] Lektion beginnen
   *[other] Weiter: { $place } von { $tasks }
}
room-goal = Das Spiel in einer Zeile
room-expected = Zurück zum wartenden Tisch
late-full = Alle Plätze sind besetzt.
    .note = Jeder Platz dieser Einladung hat schon jemanden.
late-begun = Sie haben schon begonnen.
    .note = { $names } spielen gerade{ $where ->
        [none] .
       *[other] : { $where }.
    }{ $minutes ->
        [0] { "" }
        [one] { " " }Noch etwa eine Minute.
       *[other] { " " }Noch etwa { $minutes } Minuten.
    }
late-over = Diese Partie ist vorbei.
    .note = Frage { $host } nach dem Code der nächsten, oder richte einen eigenen Tisch ein.
late-ended = Dieser Tisch ist beendet.
    .note = Frage nach dem Code der nächsten Partie, oder richte einen eigenen Tisch ein.
late-next = Nächste Partie
late-wait = Bei der nächsten Partie mitspielen
    .note = Dein Platz ist sicher. Bis dahin schaust du zu.
late-waits = Du wartest auf die nächste Partie: { $place ->
    [one] du bist zuerst dran
   *[other] Nummer { $place } in der Reihe
}.
late-leave = Nicht mehr warten
late-seat = Dein Platz in der nächsten Partie
late-bots = Für einen Bot weiterspielen
late-bot = Platz von { $name } übernehmen
late-go-back = Zu deinem Platz
late-watch-note = Du siehst den Tisch wie alle: keine Hände.
late-own = Eigenen Tisch einrichten
invited-to = { $host } lädt dich zu { $game } ein
invited-to-note = { $title }: Link öffnen, Namen eintippen, Platz nehmen. Ohne Konto.
seat-free = Freier Platz
seat-number = Platz { $number }
seat-you = du
seat-here = am Tisch
seat-away = nicht am Tisch
seat-handed = ein Bot spielt
seat-bot = Bot hinzufügen
seat-reopen = Platz wieder öffnen
bot-strength = Spielstärke des Bots
invite-code = Oder lies diesen Code vor:
invite-all = Ein Link für alle
invite-all-qr = QR-Code des Links zu diesem Tisch
invite-link-all = Link zu diesem Tisch
invite-seats = Links für einzelne Plätze
    .note = für jemanden, der an einem bestimmten Platz sitzen soll
invite-text = Spiele { $game } mit mir:
copy-link = Link kopieren
copied = Der Link ist kopiert.
only-here = Diese Adresse gilt nur an diesem Gerät.
    .note = Starte den Server mit make play oder croupier serve --home: Dann erreichen ihn auch die Handys zu Hause.
share = Teilen
start-with-bots = Mit { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
} beginnen
    .note = Bots nehmen die Plätze, die noch frei sind.
shuffle-words = Mitmischen
    .note = Deine Worte gehen in die Mischung ein. Dann kann niemand, auch nicht der Server, die Karten ausgesucht haben.
    .label = Beliebige Worte
commitment = Siegel der Mischung (SHA-256)

## Am Tisch

table-turn = am Zug
table-is-asked = { $you ->
    [yes] musst antworten
   *[no] muss antworten
}
table-held = Deine Antwort ist angekommen.
table-waiting = Warten
table-watching = Du schaust zu
recap = { $begun ->
    [yes] Vor deiner ersten Wahl
   *[no] Seit deiner letzten Wahl
}
recap-nothing = nichts für dich
recap-more = und { $count } weitere
recap-rest = Mehr im Verlauf
table-log = Verlauf
log-who = Zeilen von
log-all = Alle
table-hand = Deine Hand
table-arriving = Eintreffende Figur
table-in-hand = { $count } auf der Hand
table-slot-empty = { $card }: keine Karte
table-kinds-of-five = { $count } von 5 Arten
table-click = Klicke auf eine Karte oder einen Platz.
table-common = Die Mitte des Tisches
film = Was gerade geschah
film-again = Noch einmal
film-pace = { $pace ->
    [fast] Tempo: schnell
    [slow] Tempo: langsam
   *[usual] Tempo: normal
}
film-mine = Nur meine
film-next = Nächster Schritt
film-skip = Zum Ende
film-close = Zum Tisch
table-has-chosen = { $you ->
    [yes] hast gewählt
   *[no] hat gewählt
}
table-kinds = Arten
table-cannot-react = Reaktion unmöglich
    .note = Mit weniger als zwei Karten auf der Hand kann niemand reagieren.
table-open-of = Offene Karten: { $name }
table-hidden-copies = Noch verdeckt
rule-number = Regel { $rule }
rules = Regelheft
card-large = Die Karte in groß
retract = Wahl ändern
retract-chosen = Deine Wahl: { $choice }.
stepper-less = Eins weniger
stepper-more = Eins mehr
undo-ask = Zurücknehmen
undo-asked = { $name } möchte die letzte Wahl zurücknehmen.
undo-waiting = Du möchtest deine letzte Wahl zurücknehmen. Zustimmen müssen noch: { $names }.
undo-done = { $you ->
    [yes] Deine letzte Wahl ist zurückgenommen.
   *[no] { $name } hat die letzte Wahl zurückgenommen.
}
undo-agree = Zustimmen
undo-refuse = Ablehnen
presets = Automatisch passen
    .note = Das siehst nur du. Es hängt von dem ab, was offen liegt, nie von deiner Hand, und lässt sich ändern, solange du nicht antworten musst.
seats = Plätze
nudge = { $name } erinnern
nudge-done = { $name } wurde erinnert, auf jeder offenen Seite.
nudged = Die anderen warten auf deine Antwort.
away-fact = { $name } ist weg.
away-line = { $names } { $count ->
    [one] ist
   *[other] sind
} weg.
away-help = Was du tun kannst
away-later = Der Tisch wartet auf diese Antwort. In { $time } kann ein Bot übernehmen; bei der Rückkehr bekommt { $name } den Platz zurück.
away-now = Der Tisch wartet auf diese Antwort. Ein Bot kann jetzt übernehmen; bei der Rückkehr bekommt { $name } den Platz zurück.
away-bot = Einen Bot antworten lassen
away-bot-from = in { $time }
bot-answers = Ein Bot antwortet für { $name }. Bei der Rückkehr bekommt { $name } den Platz zurück.
plays-again = { $name } spielt wieder selbst.
relieved = Ein Bot antwortet für dich.
    .note = Der Platz gehört dir. Nimm ihn zurück, wann du magst.
host-ends = Wenn es nicht weitergeht
    .note = Du hast den Tisch eingerichtet, also entscheidest du, wie er endet.
host-finish = Bots zu Ende spielen lassen
    .note = Bots spielen für dich weiter und für alle, die seit einer Minute weg sind. Wer da ist, spielt weiter.
host-end = Tisch beenden
    .note = Die Partie endet für alle, ohne Ergebnis. Niemand kann sie fortsetzen.
ended = Dieser Tisch ist beendet.
    .note = Die Partie bleibt ohne Ergebnis.
ended-again = Neuen Tisch einrichten
seat-take-back = Wieder selbst spielen
seat-hand-over = Einen Bot für mich spielen lassen
watchers = Zuschauer
    .note = Wer diesen Link hat, sieht, was offen auf dem Tisch liegt, und keine Hand.
watch-link = Link für Zuschauer
table-listed = Öffentlicher Tisch
    .note = Die Startseite bietet ihn an: Gästen, solange Plätze frei sind, danach Zuschauern.
table-unlisted = nicht öffentlich
leave = Tisch verlassen
    .note = Dein Platz bleibt deiner. Du findest ihn auf der Startseite.
adjourned = Dieser Tisch ist vertagt.
adjourned-ended = Diese vertagte Partie ist zu Ende.
adjourned-version = Die Partie begann mit Version { $then } der Regeln; hier ist Version { $now } installiert. Was gewählt wurde, bleibt erhalten.
adjourned-log = Was hier gewählt wurde, passt so nicht mehr zu den installierten Regeln. Es bleibt erhalten.
adjourned-fit = { $choices ->
    [one] Die einzige Entscheidung passt zu den neuen Regeln.
   *[other] { $fit ->
        [one] 1 von { $choices } Entscheidungen passt zu den neuen Regeln.
       *[other] { $fit } von { $choices } Entscheidungen passen zu den neuen Regeln.
    }
}
adjourned-anew = { $choices ->
    [0] Noch wurde nichts gewählt: Weitergespielt beginnt sie von vorn.
    [one] Die einzige Entscheidung passt nicht zu den neuen Regeln: Weitergespielt beginnt die Partie von vorn.
   *[other] Von { $choices } Entscheidungen passt schon die erste nicht zu den neuen Regeln: Weitergespielt beginnt die Partie von vorn.
}
adjourned-never = Mit den neuen Regeln lässt sich diese Partie nicht einmal beginnen, also hier auch nicht weiterspielen.
adjourned-same = Leute, Plätze und Mischung bleiben dieselben. Wer spätere Karten gesehen hat, kennt sie.
adjourned-play-on = Nach den neuen Regeln weiterspielen
adjourned-begin = Nach den neuen Regeln neu beginnen
adjourned-waits = Was daraus wird, entscheidet der Gastgeber; ist er seit einer Minute weg, dann alle, die hier sitzen.
adjourned-replay = Die Aufzeichnung zeigt alle Karten. Du kannst sie hier sichern, sobald niemand mehr weiterspielen kann.
adjourned-goes-on = Sie wird an einem anderen Tisch weitergespielt.
adjourned-come = Zu meinem Platz an diesem Tisch
adjourned-watch = An diesem Tisch zuschauen
other-rules = Diese Partie folgte anderen Regeln als denen, die hier installiert sind. Ihre Aufzeichnung bleibt erhalten.
caution = Willst du das wirklich?
caution-yes = Ja
caution-no = Abbrechen
away-title = Während du weg warst
away-go-on = Weiter
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-watchers = Zuschauer lesen mit.
chat-mute = Mir keine Nachrichten zeigen
js-lost = Die Verbindung wird wieder aufgebaut. Der Tisch wartet.
js-lost-try = Jetzt versuchen
js-back = Wieder verbunden.
js-select-copy = Der Link ist markiert: Kopiere ihn dort.
js-not-sent = Deine Wahl ist nicht angekommen. Nichts hat sich geändert. Versuche es noch einmal.
js-no-answer = Es kam keine Antwort. Der Tisch zeigt den Stand.
js-late = Noch keine Antwort. Deine Wahl wird von selbst noch einmal gesendet und zählt nur einmal.
js-slow = Noch keine Antwort. Der Server ist langsam, oder die Verbindung.
js-under-way = Deine Wahl ist unterwegs.
js-missing = Ein Teil dieser Seite ließ sich nicht laden. Du kannst weiterspielen, nur manche Extras fehlen.
js-waits = Der Server kann gerade nicht schreiben. Deine Wahl wartet hier und wird von selbst noch einmal gesendet.
js-your-turn = Du bist dran
js-close = Schließen

## Das Ende

decided = Entschieden: { $where }
decided-late = Entschieden ganz am Ende
decided-chance = Gewinnchance
decided-curve = Womit alle im Lauf der Partie rechnen konnten, von nichts bis zum sicheren Sieg
decided-looking = Wann hat sich die Partie entschieden?
    .note = Ein Bot sieht sich die ganze Partie noch einmal an; das dauert ein paar Sekunden.
decided-show = Wie die Partie gelaufen ist
decided-better = Was besser gewesen wäre ({ $where }):
decided-better-deed = „{ $instead }“ statt „{ $chosen }“.
decided-here = Die Partie hat sich entschieden
decided-watch = Diesen Zug ansehen
evening = Heute Abend
evening-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
result-share = Teilen
result-copied = Der Link ist kopiert, das Bild ist gespeichert.
print-score = Ergebnis drucken
proof-line = Gemischt und versiegelt vor der ersten Wahl. Prüfen
proof-line-chosen = Jemand hat diese Mischung gewählt. Das Siegel ansehen
rematch = Revanche, ein Platz weiter
rematch-accept = Revanche annehmen
rematch-offered = Eine Revanche ist eingerichtet. Schon dabei: { $names }.
replay = Aufzeichnung ansehen
replay-download = Aufzeichnung sichern
other-game = Anderes Spiel
proof = Wurde ehrlich gemischt?
    .note = Vor der ersten Wahl hat der Server ein Siegel gezeigt: den SHA-256-Wert von Salz und Zahl der Mischung, beide ausgelost, mit einem Doppelpunkt dazwischen. Jetzt zeigt er beides. Passt der Wert zum Siegel, standen die Karten fest, bevor jemand etwas gewählt hat. Dein Browser rechnet selbst nach.
chosen-shuffle = Nicht ausgelost
    .note = Die Zahl für diese Mischung hat jemand ausgesucht. Wer sie kennt, kennt jede Hand.
proof-chosen = Die Zahl für diese Mischung hat jemand ausgesucht; über den Zufall beweist sie nichts. Das Siegel lässt sich trotzdem prüfen.
proof-check = Siegel prüfen
proof-good = Es passt: Die Mischung stand vor der ersten Wahl fest.
proof-bad = Es passt nicht. An dieser Mischung wurde gedreht.
proof-insecure = Dieser Browser rechnet solche Werte nur über https aus. Jedes SHA-256-Programm kann Salz und Zahl prüfen.
seed = Zahl der Mischung
salt = Salz des Siegels

## Aufzeichnungen

replay-file = Datei der Aufzeichnung
replay-open = Öffnen
replay-bar = Aufzeichnung
replay-of = Aufzeichnung von { $game }
replay-steps = Schritte der Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-position = Stelle der Aufzeichnung
replay-eyes = Gesehen von
replay-all = Alle Hände offen
replay-watch = Als Zuschauer
replay-as = Als { $name }
replay-begins = Die Partie beginnt.
replay-chose = { $name } wählt.
replay-jump = Gehe zu
replay-jumps = { $kind ->
    [point] Wendepunkte
   *[turn] Runden und Züge
}
replay-share = Link zu diesem Schritt
replay-copied = Der Link zu diesem Schritt ist kopiert.
play-on = Ab hier weiterspielen
    .note = Ein eigener Tisch beginnt mit allem, was bis zu diesem Schritt gewählt wurde. Bots nehmen die anderen Plätze. Gemischt ist wie in der Partie: Hier zählt nichts.
play-on-as = Du spielst als
play-on-bots = Spielstärke der Bots
play-on-title = { $title }, weitergespielt ab Schritt { $at }
replay-keys = Pfeiltasten gehen einen Schritt weiter oder zurück, Bild auf und Bild ab 10 Schritte, Pos1 und Ende zum Anfang und zum Ende.

## Regelheft

rules-of = Regelheft von { $game }
rules-contents = Inhalt
rules-search = Im Regelheft suchen
rules-none = Nichts gefunden.
cards = Alle Karten
cards-of = Die Karten von { $game }

## Was schiefgehen kann

oops = Das hat nicht geklappt.
    .note = Es wurde abgelehnt. Lade die Seite neu und versuche es dann noch einmal.
oops-Unforeseen = Hier ist etwas schiefgegangen.
    .note = Es liegt an uns. Nichts, was bestätigt wurde, ist verloren. Versuche es noch einmal.
oops-UnknownTable = Diesen Tisch gibt es nicht.
    .note = Vielleicht ist die Adresse unvollständig, oder der Tisch wurde vor langer Zeit geschlossen.
oops-UnknownInvitation = Diese Einladung führt nirgendwohin.
    .note = Kein Tisch hat diesen Code. Vielleicht ist er vertippt, oder der Tisch wurde lange nach der Partie gelöscht.
oops-NoSeat = Kein Platz ist frei.
    .note = Jemand war schneller. Öffne die Einladung noch einmal: Sie sagt, was jetzt geht.
oops-TooManySeats = Dieser Browser spielt an zu vielen Tischen.
    .note = Mehr Plätze laufender Partien merkt er sich nicht. Beende erst einen deiner Tische.
oops-UnknownPage = Hier ist nichts.
    .note = Die Adresse ist vielleicht vertippt, oder was hier war, gibt es nicht mehr.
oops-WrongToken = Das ist nicht dein Platz.
    .note = Öffne den Tisch über deinen eigenen Link, oder schaue zu.
oops-NotYours = Das darfst nicht du tun.
    .note = Das darf der Gastgeber, oder wer dort sitzt.
oops-StillHere = Noch kann kein Bot übernehmen.
    .note = Dieser Platz ist besetzt, oder noch keine Minute leer.
oops-NotOver = Die Partie läuft noch.
    .note = Bis zum Ende sind ihre Entscheidungen geheim. Danach gibt es hier die Aufzeichnung.
oops-NoSuchDecision = Diese Frage ist nicht offen.
    .note = Der Tisch zeigt, welche Frage jetzt offen ist.
oops-AlreadyAnswered = Schon beantwortet.
    .note = Vielleicht in einem anderen Tab. Der Tisch zeigt den Stand.
oops-NotNow = Das geht jetzt nicht.
    .note = Der Tisch ist schon weiter, oder er lässt es gerade nicht zu. Er zeigt, wie es steht.
oops-CannotUndo = Das lässt sich nicht zurücknehmen.
    .note = Seitdem hat jemand gewählt, oder eine Karte wurde gesehen.
oops-IllegalChoice = Das wird jetzt nicht angeboten.
    .note = Nichts hat sich geändert. Der Tisch zeigt, was du wählen kannst.
oops-BadSetup = So lässt sich kein Tisch einrichten.
    .note = Mit diesen Plätzen und Varianten wird dieses Spiel nicht gespielt. Teams zum Beispiel brauchen genau 4 Plätze.
oops-BadReplay = Diese Partie lässt sich hier nicht noch einmal ansehen.
    .note = Vielleicht gelten inzwischen andere Regeln als die, nach denen sie gespielt wurde, oder die Datei ist beschädigt.
oops-ReplayMismatch = Diese Aufzeichnung passt nicht zu den Regeln.
    .note = Sie wurde verändert, oder es wurde nach anderen Regeln gespielt.
oops-UnknownGame = Dieses Spiel ist nicht installiert.
    .note = Die Startseite zeigt, was sich spielen lässt.
oops-BadRequest = Es fehlt etwas, oder es ist zu lang.
    .note = Prüfe bitte Namen und Texte: Ein Name hat 1 bis 40 Zeichen, und jemand muss am Tisch sitzen.
oops-NameTaken = Diesen Namen hat hier schon jemand.
    .note = Jemand am Tisch heißt so oder so ähnlich, dass man euch verwechselt. Nimm bitte einen anderen Namen.
oops-TooMany = Das war etwas schnell.
    .note = Warte einen Augenblick und versuche es dann noch einmal.
oops-TooManyListed = Du hast schon einige Tische öffentlich gemacht.
    .note = Nimm für diesen den Link, oder mache ihn später öffentlich.
oops-PrinterBusy = Gerade wird etwas anderes gedruckt.
    .note = Es wird immer nur eines gedruckt. Versuche es in ein paar Sekunden noch einmal.
oops-NotPrinted = Das ließ sich nicht drucken.
    .note = Im Log des Servers steht, warum. Alles andere geht weiter.
oops-StoreFailed = Der Server kann gerade nicht schreiben.
    .note = Nichts, was bestätigt wurde, ist verloren. Versuche es bald noch einmal.
