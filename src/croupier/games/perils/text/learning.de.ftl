### Three Perils: was beim Lernen hilft

goal = Die meisten Punkte nach drei Phasen
    .first = In jedem Zug spielen, verkaufen oder opfern alle eine Karte und geben ihre Hand weiter.
    .second = Besiege die Gegner in deiner Reihe: ihre Belohnungen gehören dir.
    .third = Wer von ihnen lebt, schlägt am Ende der Phase zu. Wunden kosten Punkte.
table-goal-far = { $points ->
    [one] Du hast { $points } Punkt. Phase { $phase } von 3.
   *[other] Du hast { $points } Punkte. Phase { $phase } von 3.
}

## Hinweise

hint-pick = Wähl einen Gegner, den du besiegen kannst: seine Belohnung gehört dann dir.
hint-gift = Ein Gegner geht für immer an deinen Nachbarn. Gib, was du nicht treffen kannst.
hint-turn = Eine Karte: spiel sie, verkauf sie für 3 Münzen oder nutze sie für eine Kraft. Der Rest geht weiter.
hint-attack = Im Nahkampf schlägt der Gegner zurück, auch wenn er fällt. Im Fernkampf nicht.
hint-life = Jeder Trank ist 1 LP. Unter 0 LP ist jeder Verlust eine Wunde, und jede Wunde kostet einen Punkt.
hint-confrontation = Jeder lebende Gegner schlägt jetzt zu. Dein Schaden an ihm bleibt.

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
    .note = Hände gehen nach links
sign-passright = Phase
    .note = Hände gehen nach rechts
sign-claw = Stärke eines Gegners
    .note = was dich sein Schlag kostet
sign-heart = LP
    .note = bei 0 ist ein Gegner besiegt, du verwundet
sign-max_hp = Max. LP
    .note = so viele LP kannst du haben
sign-fist = Stärke
    .note = kommt zu jedem Schlag im Nahkampf
sign-shield = Rüstung
    .note = mindert jeden Schlag gegen dich
sign-sword = Nahkampf
    .note = deine Stärke und dies; der Gegner schlägt zurück
sign-arrow = Fernkampf
    .note = nur dies, ohne Gegenschlag
sign-life_price = Heiltränke
    .note = kosten dich 1 Münze
sign-mana_price = Manatränke
    .note = kosten dich 1 Münze
sign-paw = Rudel
    .note = stärker für jeden anderen mit Rudel
sign-pierce = Durchbohrend
    .note = deine Rüstung zählt nicht
sign-guard = Wache
    .note = muss vor den anderen angegriffen werden
sign-elusive = Flüchtig
    .note = im Nahkampf nicht zu treffen
sign-hollow = Hohl
    .note = im Fernkampf nicht zu treffen
sign-shell = Panzer
    .note = jeder Angriff darauf trifft weniger
sign-hourglass = Regeneration
    .note = verliert nach jeder Phase seinen Schaden
sign-enrage = Raserei
    .note = nach jeder überlebten Phase stärker
sign-thief = Dieb
    .note = sein Schlag nimmt auch Münzen
sign-leech = Egel
    .note = sein Schlag nimmt auch Mana
sign-weaken_strength = Schwächung
    .note = deine Stärke sinkt, solange er lebt
sign-weaken_armour = Ätzend
    .note = deine Rüstung sinkt, solange er lebt
sign-skull = Schädel
    .note = Fluch eines Gegners, oder je besiegtem Gegner gezählt
sign-mountain = Einklang
    .note = je Einklang in deiner Auslage gezählt
sign-slain_3 = Klasse III
    .note = je besiegtem Gegner dieser Klasse gezählt
sign-link = Kette
    .note = für Waffen einer Kategorie gezählt
sign-trinity = Alle drei Elemente
    .note = je Satz aus allen dreien gezählt
sign-unscathed = Unversehrt
    .note = gezählt, wenn du keine Wunde hast
sign-neighbour_wound = Wunden der Nachbarn
    .note = je Wunde deiner Nachbarn gezählt
sign-bolt = Kraft
    .note = für genutzte Kräfte gezählt
sign-check = Hat gewählt
    .note = diese Person hat geantwortet

## Lektion

lesson-blow = Ein Schlag, der sitzt
    .fact = Besiege jetzt einen Gegner.
    .note = Spiel die Waffe: im Nahkampf trifft sie mit 3. Verkauft oder geopfert tut eine Karte sonst nichts.
    .fact-2 = Wen triffst du mit 3 Schaden?
    .note-2 = Der eine hat 2 LP, der andere 4.
    .done = Besiegt, und die Belohnung gehört dir sofort.
lesson-afar = Aus der Ferne
    .fact = Besiege den flüchtigen Gegner.
    .note = Flüchtige Gegner sind im Nahkampf nicht zu treffen.
    .fact-2 = Schieß auf den flüchtigen.
    .note-2 = Ein Schuss mit 2 reicht gerade, und niemand schlägt zurück.
    .done = Er konnte nicht zurückschlagen: der Fernkampf kostet dich nichts.
lesson-sell = Zu wenig Münzen
    .fact = Du kannst keine deiner Karten bezahlen. Beschaff dir 3 Münzen.
    .note = Jede Karte lässt sich auf drei Arten nutzen.
    .done = 3 Münzen für eine Karte, das geht immer.
lesson-chain = Die Kette
    .fact = Besiege beide Gegner in einem Zug.
    .note = Waffen einer Kategorie schlagen zusammen zu: ein Hammer liegt schon in deiner Auslage.
    .fact-2 = Welcher Hammer schlägt zuerst?
    .note-2 = Die Wache hat noch 6 LP und muss zuerst fallen. Der neue Hammer trifft mit 6, der alte mit 4.
    .done = Zwei Waffen, zwei Gegner. Der ältere Hammer schlug umsonst zu.
lesson-gift = Das Geschenk
    .fact = Du besitzt nur Bogen und Stab. Gib weg, was du nie treffen kannst.
    .note = Einer der vier ist hohl.
    .done = Damit muss sich jetzt { $rival } befassen.
lesson-thief = Vor dem Schlag
    .fact = Ein Dieb schlägt mit 1 zu und nimmt 2 Münzen. Du hast 0 LP und 4 Münzen.
    .note = Ein Trank kostet 2 Münzen. Was der Dieb nimmt, ist ohnehin verloren.
    .done = Keine Wunde, und nichts mehr zu stehlen.
