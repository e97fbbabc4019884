### Zynalith: was beim Lernen hilft

goal = Die meisten Punkte nach Runde 5, oder der letzte lebende Held
    .first = In deinem Zug: eine Hauptaktion, etwa ein Wesen ausspielen. Wer passt, hat in der Runde keine Züge mehr.
    .second = Dann kämpfen die Linien: erstes gegen erstes, zweites gegen zweites. Die höchste ATK gewinnt.
    .third = Was durchkommt, trifft die Helden. Jede gewonnene Linie bringt 1 Zynalith. Handkarten zählen am Ende nichts.
table-goal-far = Punkte: du { $points }, der Beste der anderen { $best }. Runde { $round } von 5.

## Hinweise

hint-draft = Du nimmst fünf Karten kostenlos, und alle sehen, was du aus der Auslage nimmst.
    .do = Tippe eine Karte an und sieh, was sie tut.
hint-turn = Du hast eine Hauptaktion pro Zug.
    .do = Tippe eine Karte an: Eine Vorschau sagt, was sie ändern würde.
hint-counter = Alle werden gefragt, die einen Konter haben könnten.
    .do = Niemand erfährt, was du hast. „Automatisch passen“ fragt dich seltener.
hint-attach = Eine angelegte Karte bleibt bei ihrem Wesen und geht mit ihm.
    .do = Wähle das Wesen, das sie bekommt.
hint-event = Ein Event wird sofort ausgeführt und trifft alle, wer auch immer es gezogen hat.
    .do = Was es bewirkt hat, steht im Verlauf.
hint-fight = Die Linien kämpfen von selbst, und Schaden bleibt von Runde zu Runde.
    .do = Unter jeder Linie steht, was sie kosten würde.

## Zeichen

sign-silver = Silber
    .note = bezahlt Wesen, Eigenschaften, Ausrüstung
sign-crystal = Zynalith
    .note = bezahlt Zauber und Konter; je 1 Punkt
sign-star = Punkte
    .note = zählen am Ende
sign-wing = INIT
    .note = wer zuerst steht und handelt
sign-sword = ATK
    .note = die höchste gewinnt die Linie
sign-shield = DEF
    .note = mindert jeden Schlag
sign-heart = HP
    .note = bei 0 HP stirbt ein Wesen
sign-instant = Sofort
    .note = gleich, wenn die Karte kommt
sign-death = Tod
    .note = wenn dieses Wesen gestorben ist
sign-mourning = Trauer
    .note = wenn ein anderes Wesen gestorben ist
sign-greed = Gier
    .note = wenn eine teure Karte ausgespielt wird
sign-event = Event
    .note = wenn ein Event ausgeführt worden ist
sign-defence = Verteidigung
    .note = wenn dein Held getroffen wird; oder: in Verteidigungsposition
sign-gameend = Spielende
    .note = nach Runde 5
sign-spell = Zauber
    .note = ein Zauber; oder: wenn einer ausgespielt wird
sign-property = Eigenschaft
    .note = ändert, was ein Wesen ist
sign-equipment = Ausrüstung
    .note = was ein Wesen trägt
sign-leech = Blutsaugen
    .note = Schaden an Helden heilt deinen
sign-pierce = Durchschlag
    .note = Heldenverteidigung zählt nicht
sign-charge = Sturmangriff
    .note = sofort eine Kampfrunde mehr für seine Linie
sign-crown = Sieger
    .note = wenn das Wesen gewinnt; oder: wer gewinnen würde
sign-skull = Zerstört
    .note = das Wesen stirbt oder würde sterben
sign-claw = Schaden
    .note = nimmt Wesen oder Helden HP
sign-flask = Heilung
    .note = gibt einem Wesen HP zurück
sign-lock = Unerreichbar
    .note = Gegner können es nicht als Ziel wählen
sign-paw = Bestien
    .note = wirkt auf deine Bestien
sign-gear = Konstrukte
    .note = wirkt auf deine Konstrukte
sign-cards = Karten
    .note = mehr Karten; oder: alle deine Wesen
sign-deck = Angelegte Karten
    .note = je getragener Karte gezählt
sign-undo = Rückerstattung
    .note = was du dafür zurückbekommst
sign-swap = Wegschnappen, umlenken
    .note = die Karte oder die Rückerstattung geht stattdessen an dich
sign-no = Vereiteln
    .note = die Karte wird ohne Effekt abgelegt

## Lektion

lesson-strongest = Die höchste ATK
    .fact = { $rival } hat in Linie 1 ein Wesen mit ATK 2. Spiele eines aus, das die Linie gewinnt.
    .note = Die Zahl neben dem Schwert entscheidet.
    .done = In Linie 1 hat dein Wesen die höhere ATK.
lesson-fight = Der Kampf
    .fact = Du hast nichts mehr zu tun. Lass die Linien kämpfen.
    .note = Wenn alle gepasst haben, beginnt der Kampf.
    .done = Dein Wesen hat seine Linie gewonnen: Das bringt 1 Zynalith.
lesson-order = Wo ein Wesen steht
    .fact = Linie 1 ist verloren. Gewinne Linie 2.
    .note = Wesen stehen nach fallender INIT, der Zahl neben dem Flügel.
    .done = Mit niedrigerer INIT steht es an zweiter Stelle, wo { $rival } schwach ist.
lesson-carry = Was ein Wesen trägt
    .fact = { $rival } hat in Linie 1 ATK 4 und du ATK 3. Gewinne sie.
    .note = Bei gleicher ATK gewinnt die höhere INIT, und die hat { $rival }.
    .fact-2 = Wer soll den Speer tragen?
    .note-2 = Nur dein erstes Wesen hat in seiner Linie einen Gegner.
    .done = ATK 5 gegen ATK 4. Was angelegt ist, bleibt angelegt.
lesson-guard = Verteidigen
    .fact = Dein Held hat 2 HP, und zwei Linien sind offen. Überlebe den Kampf.
    .note = Ein Wesen in Verteidigungsposition kämpft nicht: Es schützt seinen Helden vor jedem einzelnen Treffer.
    .done = Deine Heldenverteidigung von 2 geht von jedem Treffer ab: Nichts kommt durch.
lesson-counter = Ein Konter
    .fact = { $rival } spielt einen Zauber aus, der deinem Helden 5 Schaden zufügt. Dein Held hat 5 HP.
    .note = Ein Konter kostet Zynalith und wirkt in den Zügen der anderen.
    .done = Der Zauber ist vereitelt, und dein Held lebt.
