### Zynalith: was beim Lernen hilft

goal = Die meisten Punkte nach Runde 5, oder der letzte lebende Held
    .first = In deinem Zug: eine Hauptaktion, etwa ein Wesen spielen. Wer passt, hat keine Züge mehr.
    .second = Dann kämpfen die Linien: erstes gegen erstes, zweites gegen zweites. Der höchste Angriff gewinnt.
    .third = Was durchkommt, trifft die Helden. Jede gewonnene Linie bringt 1 Zynalith.
table-goal-far = Punkte: du { $points }, der beste Rivale { $best }. Runde { $round } von 5.

## Hinweise

hint-draft = Nimm fünf Karten umsonst. Was du aus der Auslage nimmst, haben alle gesehen.
hint-turn = Eine Hauptaktion pro Zug. Eine Vorschau sagt, was sie ändern würde, bevor du sie tust.
hint-counter = Alle werden gefragt, die eine Antwort haben könnten. Niemand erfährt, was du hast: lass dir Zeit.
hint-attach = Eine angelegte Karte bleibt für immer bei ihrem Wesen und fällt mit ihm.
hint-event = Ein Ereignis geschieht sofort und trifft alle, wer auch immer es aufgedeckt hat.
hint-fight = Die Linien kämpfen von selbst, eine nach der anderen. Schaden bleibt von Runde zu Runde.

## Zeichen

sign-silver = Silber
    .note = bezahlt Wesen, Eigenschaften, Ausrüstung
sign-crystal = Zynalith
    .note = bezahlt Zauber und Konter; je 1 Punkt
sign-star = Punkte
    .note = zählen am Ende
sign-wing = Initiative
    .note = wer zuerst steht und handelt
sign-sword = Angriff
    .note = der höchste gewinnt die Linie
sign-shield = Verteidigung
    .note = mindert jeden Schlag
sign-heart = Leben
    .note = bei 0 fällt es
sign-instant = Sofort
    .note = gleich, wenn die Karte kommt
sign-death = Tod
    .note = wenn dieses Wesen fällt
sign-mourning = Trauer
    .note = wenn ein anderes Wesen fällt
sign-greed = Gier
    .note = wenn eine teure Karte gespielt wird
sign-event = Ereignis
    .note = wenn ein Ereignis erscheint
sign-defence = Verteidigung (Effekt)
    .note = wenn dein Held getroffen wird, während es verteidigt
sign-gameend = Spielende
    .note = nach Runde 5
sign-spell = Zauber
    .note = bleibt an seinem Platz, wirkt einmal
sign-property = Eigenschaft
    .note = ändert, was ein Wesen ist
sign-equipment = Ausrüstung
    .note = was ein Wesen trägt
sign-leech = Blutsaugen
    .note = Schaden an Helden heilt deinen
sign-pierce = Durchschlag
    .note = Verteidigung des Helden zählt nicht
sign-charge = Sturmangriff
    .note = kämpft sofort in seiner Linie, außer der Reihe
sign-crown = Sieger
    .note = wenn es gewinnt, oder wer gewänne
sign-skull = Vernichtet
    .note = fällt, oder würde fallen
sign-claw = Schaden
    .note = nimmt Wesen oder Helden Leben
sign-flask = Heilung
    .note = gibt einem Wesen Leben zurück
sign-lock = Unerreichbar
    .note = Rivalen können es nicht als Ziel wählen
sign-paw = Bestien
    .note = wirkt auf deine Bestien
sign-gear = Konstrukte
    .note = wirkt auf deine Konstrukte
sign-cards = Karten
    .note = mehr Karten, oder alle deine Wesen
sign-deck = Angelegte Karten
    .note = je getragener Karte gezählt
sign-undo = Erstattung
    .note = was du dafür zurückbekommst
sign-swap = Zugriff
    .note = die Karte geht stattdessen an dich
sign-no = Konter
    .note = hält auf, was ein Rivale tut

## Lektion

lesson-strongest = Der höchste Angriff
    .fact = { $rival } hat in Linie 1 ein Wesen mit 2 Angriff. Spiel eines, das die Linie gewinnt.
    .note = Die Zahl neben dem Schwert entscheidet.
    .done = In Linie 1 hat dein Wesen den höheren Angriff.
lesson-fight = Der Kampf
    .fact = Du hast nichts mehr zu tun. Lass die Linien kämpfen.
    .note = Wenn alle gepasst haben, beginnt der Kampf.
    .done = Dein Wesen hat seine Linie gewonnen: das bringt 1 Zynalith.
lesson-order = Wo ein Wesen steht
    .fact = Linie 1 ist verloren. Gewinne Linie 2.
    .note = Wesen stehen in fallender Ordnung ihrer Initiative, der Zahl neben dem Flügel.
    .done = Mit weniger Initiative steht es an zweiter Stelle, wo { $rival } schwach ist.
lesson-carry = Was ein Wesen trägt
    .fact = { $rival } hat in Linie 1 4 Angriff und du 3. Gewinne sie.
    .note = Bei gleichem Angriff gewinnt die höhere Initiative, und die hat { $rival }.
    .fact-2 = Wer soll den Speer tragen?
    .note-2 = Nur dein erstes Wesen hat in seiner Linie einen Rivalen.
    .done = 5 gegen 4. Was angelegt ist, bleibt für immer.
lesson-guard = Verteidigen
    .fact = Dein Held hat 2 Leben, und zwei Linien sind offen. Überlebe den Kampf.
    .note = Ein Wesen in Verteidigung kämpft nicht: es schützt seinen Helden vor jedem einzelnen Treffer.
    .done = Jeder Treffer auf deinen Helden sinkt um 2: nichts kommt durch.
lesson-counter = Eine Antwort
    .fact = { $rival } spielt einen Zauber, der deinem Helden 5 Schaden zufügt. Du hast 5 Leben.
    .note = Ein Konter kostet Zynalith und wirkt in den Zügen der anderen.
    .done = Der Zauber ist weg, und dein Held lebt.
