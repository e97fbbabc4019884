### Hilfe am Tisch: Ziel, Hinweise, Rat des Bots, Zeichen, Lektionen

goal-card = Das Ziel
goal-fold = Einklappen
hint = Hinweis
hint-number = Hinweis { $number }
hint-anywhere = tippe irgendwohin
hint-off = Keine Hinweise mehr
beginnings = Gute Anfänge
beginnings-off = Ich finde mich zurecht
hints = Hinweise in der ersten Partie
    .note = Schaltest du sie wieder ein, kommen alle noch einmal.
advice = Bot fragen
advice-would = Der Bot würde wählen: { $option }.
advice-only = Etwas anderes gibt es nicht zu wählen.
js-advice-thinking = Der Bot denkt nach.
table-advice = Ohne Rat
    .note = An diesem Tisch kann niemand den Bot fragen, was er tun würde.
signs = Was die Zeichen bedeuten
signs-marked = Markiert: liegt gerade auf dem Tisch.
signs-here = gerade auf dem Tisch
signs-numbers = In den Ecken
signs-deeds = Was Karten tun
signs-table = Auf dem Tisch
sign-bolt = Zug
    .note = diese Person ist am Zug
sign-hourglass = Muss antworten
    .note = der Tisch wartet auf diese Person
sign-check = Hat gewählt
    .note = diese Person hat geantwortet
sign-link = Abwesend
    .note = diese Person ist nicht verbunden
keys-signs = Was die Zeichen bedeuten
learn = Lernen
learn-first = Neu hier? Lernen
learn-title = { $game } lernen
lesson-task = Aufgabe { $number }: { $title }
lesson-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
lesson-past = erledigt
lesson-nothing-counts = Hier zählt nichts. Du kannst jederzeit gehen; der nächste Besuch beginnt bei dieser Aufgabe.
lesson-wrong = { $option }: Das hilft hier nicht.
lesson-back = Alles ist wie zuvor: Versuche es noch einmal.
lesson-show = Lösung zeigen
lesson-next = Nächste Aufgabe
lesson-again = Noch einmal
lesson-over = Das war die letzte Aufgabe.
lesson-tried = versucht
