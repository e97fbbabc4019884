### Drei Gefahren: was beim Lernen hilft

goal = Die meisten Punkte nach drei Phasen
    .first = In jedem Zug spielt jeder eine Karte aus, verkauft sie oder setzt sie für eine Kraft ein und gibt den Rest weiter.
    .second = Besiege die Gegner vor dir: Ihre Belohnungen gehören dir.
    .third = Wer von ihnen lebt, schlägt am Ende der Phase zu. Wunden kosten Punkte.
table-goal-far = { $points ->
    [one] Du hast { $points } Punkt. Phase { ROMAN($phase) } von III.
   *[other] Du hast { $points } Punkte. Phase { ROMAN($phase) } von III.
}

## Hinweise

hint-pick = Besiegt gibt ein Gegner seine Belohnung, lebend schlägt er am Ende der Phase zu.
    .do = Wähle einen, den du schaffst.
hint-gift = Der Gegner, den du verschenkst, bleibt für immer beim Nachbarn.
    .do = Verschenke einen, den du nicht treffen kannst.
hint-turn = Eine Karte: Spiele sie aus, verkaufe sie für 3 Münzen oder setze sie für eine Kraft ein.
    .do = Tippe eine an und sieh, was sie brächte.
hint-attack = Im Nahkampf schlägt ein Gegner zurück, auch wenn er besiegt wird, im Fernkampf nicht.
    .do = Tippe einen an und sieh, was daraus würde.
hint-life = Bei 0 LP ist jeder weitere Verlust eine Wunde, und jede Wunde kostet 1 Punkt.
    .do = Kaufe die Tränke, die du brauchst: Jeder gibt 1 LP.
hint-confrontation = Jeder lebende Gegner schlägt jetzt zu.
    .do = Hebe Münzen für Tränke auf: Bei 0 LP ist jeder weitere Verlust eine Wunde.

## Zeichen

sign-coin = Münzen
    .note = bezahlen Karten und Tränke
sign-mana = Mana
    .note = bezahlt magische Karten
sign-leafearth = Erde
    .note = Stufe, die Kosten verlangen, nie verbraucht
sign-wave = Wasser
    .note = Stufe, die Kosten verlangen, nie verbraucht
sign-flame = Feuer
    .note = Stufe, die Kosten verlangen, nie verbraucht
sign-swirl = Freies Element
    .note = steht in jedem Preis für irgendein Element
sign-star = Punkte
    .note = zählen am Ende
sign-passleft = Phase
    .note = Karten gehen nach links
sign-passright = Phase
    .note = Karten gehen nach rechts
sign-claw = Stärke eines Gegners
    .note = Schaden seines Schlags, abzüglich deiner Rüstung
sign-heart = LP
    .note = bei 0 LP ist ein Gegner besiegt
sign-max_hp = Max. LP
    .note = mehr LP kannst du nicht haben
sign-fist = Stärke
    .note = kommt zu jedem Schlag im Nahkampf
sign-shield = Rüstung
    .note = mindert jeden Schlag gegen dich
sign-sword = Nahkampf
    .note = deine Stärke und dies; der Gegner schlägt zurück
sign-arrow = Fernkampf
    .note = nur dies; niemand schlägt zurück
sign-life_price = Heiltränke
    .note = kosten dich 1 Münze
sign-mana_price = Manatränke
    .note = kosten dich 1 Münze
sign-paw = Rudel
    .note = stärker für jeden anderen Gegner mit Rudel
sign-pierce = Durchbohrend
    .note = deine Rüstung zählt nicht
sign-guard = Wache
    .note = muss vor den anderen angegriffen werden
sign-elusive = Ungreifbar
    .note = im Nahkampf nicht zu treffen
sign-hollow = Hohl
    .note = im Fernkampf nicht zu treffen
sign-shell = Panzer
    .note = jeder Angriff darauf fügt weniger Schaden zu
sign-hourglass = Regeneration
    .note = verliert nach jeder Phase seinen Schaden
sign-enrage = Raserei
    .note = nach jeder überlebten Phase stärker
sign-thief = Dieb
    .note = sein Schlag nimmt auch Münzen
sign-leech = Egel
    .note = sein Schlag nimmt auch Mana
sign-weaken_strength = Schwächend
    .note = deine Stärke sinkt, solange er lebt
sign-weaken_armour = Ätzend
    .note = deine Rüstung sinkt, solange er lebt
sign-skull = Schädel
    .note = Fluch eines Gegners, oder für jeden besiegten Gegner gezählt
sign-mountain = Einklang
    .note = für jeden Einklang gezählt, den du ausgespielt hast
sign-slain_3 = Klasse III
    .note = für jeden besiegten Gegner dieser Klasse gezählt
sign-link = Kette
    .note = für Kategorien mit allen drei Waffen gezählt
sign-trinity = Alle drei Elemente
    .note = je Satz aus allen dreien gezählt
sign-unscathed = Unversehrt
    .note = gezählt, wenn du keine Wunde hast
sign-neighbour_wound = Wunden der Nachbarn
    .note = je Wunde deiner Nachbarn gezählt
sign-bolt = Kraft
    .note = für eingesetzte Kräfte gezählt
sign-check = Hat gewählt
    .note = diese Person hat geantwortet

## Lektion

lesson-blow = Ein Schlag, der sitzt
    .fact = Besiege jetzt einen Gegner.
    .note = Spiele die Waffe aus: Im Nahkampf fügt sie 3 Schaden zu. Verkauft oder für eine Kraft eingesetzt, tut eine Karte sonst nichts.
    .fact-2 = Wem fügst du 3 Schaden zu?
    .note-2 = Der eine hat 2 LP, der andere 4 LP.
    .done = Besiegt, und die Belohnung gehört dir sofort.
lesson-afar = Im Fernkampf
    .fact = Besiege den ungreifbaren Gegner.
    .note = Ungreifbare Gegner sind im Nahkampf nicht zu treffen.
    .fact-2 = Schieße auf den ungreifbaren.
    .note-2 = Ein Schuss mit 2 Schaden reicht gerade, und niemand schlägt zurück.
    .done = Er konnte nicht zurückschlagen: Der Fernkampf kostet dich keine LP.
lesson-sell = Zu wenig Münzen
    .fact = Du kannst keine deiner Karten bezahlen. Beschaffe dir 3 Münzen.
    .note = Jede Karte lässt sich auf drei Arten nutzen.
    .done = 3 Münzen für eine Karte, das geht immer.
lesson-chain = Die Kette
    .fact = Besiege beide Gegner in einem Zug.
    .note = Waffen einer Kategorie schlagen zusammen zu: Einen Hammer hast du schon ausgespielt.
    .fact-2 = Welcher Hammer schlägt zuerst?
    .note-2 = Der Gegner mit Wache hat noch 6 LP und muss zuerst besiegt werden. Der neue Hammer fügt 6 Schaden zu, der alte 4 Schaden.
    .done = Zwei Waffen, zwei Gegner. Der ältere Hammer schlug kostenlos zu.
lesson-gift = Das Geschenk
    .fact = Du besitzt nur Bogen und Stab. Gib weg, was du nie treffen kannst.
    .note = Einer der vier ist hohl.
    .done = Damit muss sich jetzt { $rival } befassen.
lesson-thief = Vor dem Schlag
    .fact = Ein Dieb schlägt gleich zu: 1 Schaden und 2 Münzen weg. Du hast 0 LP und 4 Münzen.
    .note = Ein Trank kostet 2 Münzen. Was der Dieb nimmt, ist ohnehin verloren.
    .done = Keine Wunde, und nichts mehr zu stehlen.
