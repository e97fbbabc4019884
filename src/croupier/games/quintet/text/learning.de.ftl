### Quintett: was beim Lernen hilft

goal = Alle fünf haben
    .first = In deinem Zug: eine Karte ziehen, eine ausspielen.
    .second = Jede Figur tut einmal etwas, wenn sie eintrifft.
    .third = Ein Magier als Reaktion hält sie auf.
table-goal-far = Du hast { $kinds } der 5 Arten. Noch nicht dabei: { $missing }.

table-why-play = { $told ->
    [pass] Keine Karte deiner Hand ist auf dem Schlachtfeld mehr wert als in der Hand.
    [again] Diese Figur hast du schon ({ $card }): Es zählt, was sie tut, wenn sie eintrifft.
    [idle] Diese Figur hast du schon ({ $card }), und im eigenen Zug hält sie niemanden auf.
   *[new] Damit hast du { $kinds } der 5 Arten.
}
table-why-react = { $told ->
    [pass] { $name } hätte damit { $kinds } der 5 Arten; ein Magier und noch eine Karte sind dafür teuer.
    [wins] Bleibt er, hast du alle 5 Arten: Du gewinnst und zahlst nichts.
   *[other] Bleibt die Figur, hat { $name } { $kinds } der 5 Arten. Es kostet dich noch eine Karte.
}

## Hinweise

hint-play = Fünf verschiedene Arten auf deinem Schlachtfeld gewinnen.
    .do = Spiele eine aus, die dir noch fehlt.
hint-ability = Eine Figur handelt, wenn sie eintrifft, und nie wieder.
    .do = Du darfst ihre Fähigkeit nutzen, musst aber nicht.
hint-react = Du wirst gefragt, mit oder ohne Magier auf der Hand.
    .do = Lass dir Zeit: Niemand erfährt, was du hast.
hint-wizard-cost = Der Magier kostet eine Karte aus deiner Hand und bleibt dann bei dir.
    .do = Wirf die Karte ab, die du am wenigsten brauchst.
hint-overflow = Du hast mehr Karten, als du auf der Hand halten darfst.
    .do = Wirf eine Figur ab, deren Art schon bei dir liegt.
hint-countered = Was abgewehrt wird, kommt auf den Friedhof.
    .do = Ein Nekromant kann es zurückholen.

## Zeichen

sign-trumpet = Herold
    .note = wenn er eintrifft, darfst du eine Karte ziehen
sign-dagger = Meuchler
    .note = meuchelt, wenn er eintrifft, eine Figur deiner Wahl
sign-cauldron = Hexe
    .note = ein Spieler deiner Wahl wirft eine Karte ab
sign-skull = Nekromant
    .note = holt beim Eintreffen eine Figur von deinem Friedhof zurück
sign-hat = Magier
    .note = wehrt eine Figur ab, die eintrifft, für eine Karte

## Lektion

lesson-kinds = Eine neue Art
    .fact = Du hast 2 der 5 Arten. Lege eine dritte dazu.
    .note = Du darfst eine Figur pro Zug ausspielen.
    .fact-2 = Dein Herold bleibt. Nutze, was er tut.
    .note-2 = Jede Figur tut einmal etwas, wenn sie eintrifft.
    .done = Drei Arten, und eine neue Karte auf der Hand.
lesson-return = Zurück vom Friedhof
    .fact = Der Magier, den du brauchst, liegt auf deinem Friedhof. Hole ihn zurück.
    .note = Eine Figur kann eine andere zurückholen.
    .fact-2 = Dein Nekromant bleibt. Wähle, wer zurückkommt.
    .note-2 = Herold und Meuchler hast du schon.
    .done = Jetzt hast du den Magier, und alle haben ihn gesehen.
lesson-break = Die fünfte verhindern
    .fact = { $rival } hat 4 der 5 Arten und ist als Nächstes am Zug. Nimm eine davon weg.
    .note = Eine Karte deiner Hand nimmt eine Figur vom Schlachtfeld.
    .fact-2 = Dein Meuchler bleibt. Wähle ein Opfer, das fehlen wird.
    .note-2 = { $rival } hat zwei Magier.
    .done = { $rival } hat nur noch drei Arten und braucht wieder zwei.
lesson-answer = Mit einem Magier reagieren
    .fact = { $rival } spielt die fünfte Art aus. Halte sie auf.
    .note = Ein Magier wehrt eine Figur ab, die eintrifft.
    .fact-2 = Dein Magier bleibt. Bezahle mit einer Karte.
    .note-2 = Dir fehlt nur noch die Hexe: Welche Karte ist entbehrlich?
    .done = { $rival } gewinnt nicht, und du hast 4 der 5 Arten.
lesson-sixth = Die sechste Karte
    .fact = Du hast eine sechste Karte gezogen. Eine muss weg.
    .note = Dir fehlen ein Nekromant und ein Magier.
    .done = Du behältst die Arten, die dir fehlen.
lesson-win = Gewinnen
    .fact = Du hast 4 der 5 Arten, und { $rival } hat eine einzige Karte auf der Hand. Gewinne.
    .note = Wer weniger als 2 Karten auf der Hand hat, wird nicht gefragt.
    .done = Alle fünf: Du gewinnst sofort.
