### Quintet: was beim Lernen hilft

goal = Alle fünf besitzen
    .first = In deinem Zug: eine Karte ziehen, eine spielen.
    .second = Jede Figur tut einmal etwas, wenn sie ankommt.
    .third = Ein Magier als Antwort hält sie auf.
table-goal-far = Du hast { $kinds }. Es fehlen: { $missing }.

table-why-play = { $told ->
    [pass] Keine Karte deiner Hand ist auf dem Schlachtfeld mehr wert als in der Hand.
    [again] Diese Figur hast du schon ({ $card }): es zählt, was sie bei der Ankunft tut.
   *[new] Damit hast du { $kinds } der fünf Arten.
}
table-why-react = { $told ->
    [pass] { $name } hätte damit { $kinds } der fünf Arten; ein Magier und noch eine Karte sind dafür teuer.
   *[other] Bleibt die Figur, hat { $name } { $kinds } der fünf Arten. Es kostet dich noch eine Karte.
}

## Hinweise

hint-play = Eine Figur pro Zug. Eine Art, die dir noch fehlt, bringt dich den fünfen näher.
hint-ability = Was eine Figur tut, tut sie jetzt oder nie: du darfst, du musst nicht.
hint-react = Alle werden gefragt, mit oder ohne Magier. Niemand erfährt, was du hast: lass dir Zeit.
hint-wizard-cost = Der Magier bleibt bei dir und zählt. Er kostet nur eine Karte aus deiner Hand.
hint-overflow = Eine Hand fasst fünf Karten. Gib eine Art weg, die schon bei dir liegt.
hint-countered = Was gekontert wird, kommt auf den Friedhof. Ein Nekromant kann es zurückholen.

## Zeichen

sign-trumpet = Herold
    .note = bei der Ankunft darfst du eine Karte ziehen
sign-dagger = Meuchler
    .note = tötet bei der Ankunft eine Figur deiner Wahl
sign-cauldron = Hexe
    .note = lässt bei der Ankunft jemanden eine Karte abwerfen
sign-skull = Nekromant
    .note = holt bei der Ankunft eine Figur vom Friedhof
sign-hat = Magier
    .note = kontert eine ankommende Figur, für eine Karte

## Lektion

lesson-kinds = Eine neue Art
    .fact = Du hast 2 der 5 Arten. Leg eine dritte dazu.
    .note = Du darfst eine Figur pro Zug spielen.
    .fact-2 = Dein Herold bleibt. Nutze, was er tut.
    .note-2 = Jede Figur tut einmal etwas, wenn sie ankommt.
    .done = Drei Arten, und eine Karte mehr auf der Hand.
lesson-return = Zurück vom Friedhof
    .fact = Dein einziger Magier liegt auf dem Friedhof. Hol ihn zurück.
    .note = Eine Figur kann eine andere holen.
    .fact-2 = Dein Nekromant bleibt. Wähl, wer zurückkommt.
    .note-2 = Herold und Meuchler hast du schon.
    .done = Jetzt hast du den Magier, und alle haben ihn gesehen.
lesson-break = Die fünfte verhindern
    .fact = { $rival } hat 4 der 5 und zieht als Nächstes. Brich die Reihe.
    .note = Eine Karte deiner Hand nimmt eine Figur vom Schlachtfeld.
    .fact-2 = Dein Meuchler bleibt. Wähl ein Opfer, das fehlen wird.
    .note-2 = { $rival } hat zwei Magier.
    .done = { $rival } hat nur noch drei Arten und muss von vorn beginnen.
lesson-answer = Mit einem Magier antworten
    .fact = { $rival } spielt die fünfte Art. Halte sie auf.
    .note = Ein Magier kontert eine Figur, die ankommt.
    .fact-2 = Dein Magier bleibt. Bezahl mit einer Karte.
    .note-2 = Dir fehlt nur noch die Hexe: welche Karte ist entbehrlich?
    .done = { $rival } gewinnt nicht, und du hast 4 der 5.
lesson-sixth = Die sechste Karte
    .fact = Du hast eine sechste Karte gezogen. Eine muss weg.
    .note = Dir fehlen ein Nekromant und ein Magier.
    .done = Du behältst die Arten, die dir fehlen.
lesson-win = Gewinnen
    .fact = Du hast 4 der 5, und { $rival } hält eine einzige Karte. Gewinne.
    .note = Wer weniger als 2 Karten hält, wird nicht gefragt.
    .done = Alle fünf: du gewinnst sofort.
