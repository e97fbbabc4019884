### Drei Gefahren

title = Drei Gefahren
pitch = Wähle die Ungeheuer, denen du dich stellst, und dann, was dich überleben lässt.

## Namen, die als Objekt anders lauten: wen oder was?

card-corvin =
    .wen = Corvin den Jäger
card-zephyrin =
    .wen = Zephyrin den Alchemisten
card-padded_jack =
    .wen = Gesteppten Gambeson
card-standing_stone =
    .wen = Stehenden Stein
card-bubbling_alembic =
    .wen = Brodelnden Alambik
card-carved_colossus =
    .wen = Gemeißelten Koloss
card-eternal_pyre =
    .wen = Ewigen Scheiterhaufen
card-crooked_tollman =
    .wen = Korrupten Zöllner
card-gilded_mimic =
    .wen = Vergoldeten Mimik
card-basilisk =
    .wen = Basilisken
card-stone_gargoyle =
    .wen = Steinernen Wasserspeier
card-elder_dragon =
    .wen = Uralten Drachen
card-demon_prince =
    .wen = Dämonenprinzen
card-colossus =
    .wen = Begrabenen Koloss
card-rot_giant =
    .wen = Fäulnisriesen

## Kartenarten

kind-character = Charakter
kind-blade = Waffe, Klinge
kind-hammer = Waffe, Hammer
kind-spear = Waffe, Speer
kind-dagger = Waffe, Dolch
kind-bow = Waffe, Bogen
kind-staff = Waffe, Stab
kind-weapon = Waffe
kind-gear = Ausrüstung
kind-attunement = Einklang
kind-venture = Unternehmung
kind-remedy = Heilmittel
kind-legend = Legende
kind-enemy-1 = Gegner, Klasse I
kind-enemy-2 = Gegner, Klasse II
kind-enemy-3 = Gegner, Klasse III

figure-coins = Münzen
figure-mana = Mana
figure-earth = Erde
figure-water = Wasser
figure-fire = Feuer
figure-free = frei
figure-act = Phase
figure-enemy-strength = Stärke
figure-enemy-life = LP
figure-melee = Nahkampf
figure-ranged = Fernkampf
figure-heal = Heilung
figure-max-life = max. LP
figure-strength = Stärke
figure-armour = Rüstung
figure-wild = freies Element
figure-points = Punkte
figure-life-price = Heiltränke
figure-mana-price = Manatränke
figure-pack = Rudel
figure-piercing = durchbohrend
figure-guard = Wache
figure-elusive = flüchtig
figure-hollow = hohl
figure-shell = Panzer
figure-regenerate = Regeneration
figure-enrage = Raserei
figure-thief = Dieb
figure-leech = Egel
figure-weaken-strength = Schwächung
figure-weaken-armour = ätzend
figure-curse = Fluch

## Kräfte

power-overrun = Überrennen
power-plunder = Plünderung
power-second_wind = Zweite Luft
power-shield_bash = Schildstoß
power-stone_sling = Steinschleuder
power-root_cellar = Wurzelkeller
power-tidal_blessing = Segen der Gezeiten
power-draw_the_tide = Ruf der Flut
power-fire_lance = Feuerlanze
power-fury = Raserei
power-chronicle = Chronik
power-meditate = Meditation
power-marked_prey = Markierte Beute
power-collect_bounty = Prämie einlösen
power-fortify = Stärkungsmittel
power-sell_remedies = Arzneiverkauf
power-acid_vial = Säurephiole
power-great_work = Großes Werk
power-endure = Ausharren
power-crush = Zermalmen

## Wirkungen: die gedruckten Texte

text-symbol = { CAP($what) }.
text-passive = Immer: { $what }.
text-power = { $name } ({ $cost }): { $what }.
text-reward = Belohnung: { $what }.

cost = { $what }
cost-free = frei
cost-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
cost-mana = { $number } Mana

effect-melee = Nahkampf +{ $number }
effect-ranged = Fernkampf { $number }
effect-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
effect-mana = { $number } Mana
effect-heal = Heilung { $number }
effect-max-life = max. LP +{ $number }
effect-strength = Stärke +{ $number }
effect-armour = Rüstung +{ $number }
effect-earth = Erde +{ $number }
effect-water = Wasser +{ $number }
effect-fire = Feuer +{ $number }
effect-wild = freies Element +{ $number }
effect-life-price = { $number ->
    [one] Heiltränke kosten { $number } Münze
   *[other] Heiltränke kosten { $number } Münzen
}
effect-mana-price = { $number ->
    [one] Manatränke kosten { $number } Münze
   *[other] Manatränke kosten { $number } Münzen
}
effect-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
effect-per = { $what } { $each }
effect-if = { $what }, { $condition }
condition-unscathed = wenn du keinen Wundmarker hast

each-slain = { $number ->
    [1] je besiegten Gegner
   *[other] je { $number } besiegte Gegner
}
each-slain-3 = { $number ->
    [1] je besiegten Gegner der Klasse III
   *[other] je { $number } besiegte Gegner der Klasse III
}
each-weapon = { $number ->
    [1] je Waffe, die du ausgespielt hast
   *[other] je { $number } Waffen, die du ausgespielt hast
}
each-attunement = { $number ->
    [1] je Einklang, den du ausgespielt hast
   *[other] je { $number } Einklänge, die du ausgespielt hast
}
each-element = { $number ->
    [1] je Stufe von Erde, Wasser und Feuer zusammen
   *[other] je { $number } Stufen von Erde, Wasser und Feuer zusammen
}
each-trinity = { $number ->
    [1] je vollständigen Satz aus Erde-, Wasser- und Feuerstufen
   *[other] je { $number } vollständige Sätze aus Erde-, Wasser- und Feuerstufen
}
each-chain = { $number ->
    [1] je Waffenkategorie, die in allen drei Phasen vollständig ist
   *[other] je { $number } Waffenkategorien, die in allen drei Phasen vollständig sind
}
each-power = { $number ->
    [1] je Kraft, die du eingesetzt hast
   *[other] je { $number } Kräfte, die du eingesetzt hast
}
each-coin = { $number ->
    [1] je Münze
   *[other] je { $number } Münzen
}
each-mana = { $number ->
    [1] je Mana
   *[other] je { $number } Mana
}
each-life = { $number ->
    [1] je LP
   *[other] je { $number } LP
}
each-neighbour-wound = { $number ->
    [1] je Wundmarker deiner beiden Nachbarn, höchstens 12 gezählt
   *[other] je { $number } Wundmarker deiner beiden Nachbarn, höchstens 12 gezählt
}

passive-pack = Rudel { $number }: Stärke +{ $number } je anderem lebenden Gegner mit Rudel in seiner Reihe.
passive-piercing = Durchbohrend: Deine Rüstung zählt nicht gegen ihn.
passive-guard = Wache: Solange er lebt, können Gegner ohne Wache in seiner Reihe nicht angegriffen werden.
passive-elusive = Flüchtig: Kann im Nahkampf nicht angegriffen werden.
passive-hollow = Hohl: Kann im Fernkampf nicht angegriffen werden.
passive-shell = Panzer { $number }: Jeder Angriff auf ihn macht { $number } weniger.
passive-regenerate = Regeneration: Verliert nach den Schlägen jeder Phase allen Schaden.
passive-enrage = Raserei { $number }: Stärke +{ $number } nach den Schlägen jeder Phase, die er überlebt.
passive-thief = Dieb { $number }: Sein Schlag nimmt dir auch { $number } Münzen.
passive-leech = Egel { $number }: Sein Schlag nimmt dir auch { $number } Mana.
passive-weaken-strength = Schwächung: Deine Stärke ist um 1 niedriger, solange er lebt.
passive-weaken-armour = Ätzend: Deine Rüstung ist um 1 niedriger, solange er lebt.
passive-curse = Fluch { $number }: Kostet dich { $number } Punkte, wenn er am Spielende noch lebt.

## Orte und Stand

zone-hand = Hand
zone-dealt = Gegner zur Wahl
zone-picked = Gewählte Gegner
zone-character = Charakter
zone-offered = Charaktere zur Wahl
zone-heroes = Marker
zone-tableau = Auslage
zone-line = Reihe
zone-trophies = Trophäen
zone-discard = Verdeckt abgelegt
zone-reasons = Grund der Ablage
zone-enemy_discard = Abgelegte Gegner
zone-coins = Münzen
zone-mana = Mana
zone-life = LP
zone-max_life = max. LP
zone-wounds = Wunden
zone-points = Punktmarker
zone-strength = Stärke
zone-armour = Rüstung
zone-earth = Erde
zone-water = Wasser
zone-fire = Feuer
zone-wild = freie Elemente
zone-life_price = Preis eines Heiltranks
zone-mana_price = Preis eines Manatranks
zone-spent = eingesetzte Kräfte
zone-uses = Kräfte im ganzen Spiel
zone-verb = Aktion
zone-power = Kraft
zone-card = Karte
zone-reach = Angriff
zone-force = Wucht
zone-striker = schlägt zu
zone-damage = Schaden
zone-rage = Wut
zone-giver = geschenkt von { $seat }
state-phase = Phase { $number }
state-turn = { $number ->
    [0] Gegner werden gewählt
   *[other] Zug { $number } von 6
}

## Varianten

variant-flee = Flucht
    .note = Gegner, die eine Phase überleben, ziehen ab, außer in Phase III.
variant-flee-off = Überlebende bleiben
variant-flee-on = Überlebende ziehen ab
variant-bare_confrontation = Nackte Konfrontation
    .note = Ob Rüstung gegen die Schläge am Ende einer Phase zählt.
variant-bare_confrontation-off = Rüstung zählt
variant-bare_confrontation-on = Rüstung zählt nicht
variant-forced_attack = Angriffspflicht
    .note = Ob du auf einen möglichen Angriff verzichten darfst.
variant-forced_attack-off = Verzicht erlaubt
variant-forced_attack-on = Du musst angreifen
variant-treasury = Schatzkammer
    .note = Ob übrige Münzen am Ende Punkte bringen.
variant-treasury-off = Münzen bringen nichts
variant-treasury-on = 1 Punkt je 3 Münzen
variant-pick_hero = Held wählen
    .note = Ob jeder einen von zwei Charakteren wählt. Für 2 bis 5 Spieler.
variant-pick_hero-off = Charaktere werden verteilt
variant-pick_hero-on = Einer von zweien

## Fragen

ask-hero =
    .kind = Wähle deinen Charakter
    .fact = Du hast zwei Charaktere bekommen.
    .note = Sonst sieht sie niemand. Alle Entscheidungen werden zusammen gezeigt.
ask-pick =
    .kind = Wähle einen Gegner
    .fact = Phase { $phase }: Du hast { $count } Gegner auf der Hand.
    .note = { $receiver-you ->
        [yes] Die anderen bleiben bei dir.
       *[no] { $receiver } bekommt die anderen.
    }
ask-gift =
    .kind = Verschenke einen Gegner
    .fact = Einer deiner 4 Gegner geht an { $receiver }.
    .note = Niemand sieht ihn, bevor alle gewählt haben.
ask-keep =
    .kind = Behalte oder lege ab
    .fact = Du behältst die 3 anderen Gegner oder legst einen davon ab.
    .note = { $flee ->
        [on] Wen du behältst, der steht in deiner Reihe. Lebt er am Ende dieser Phase noch, schlägt er zu{ $phase ->
            [3] .
           *[other] {" "}und flieht dann.
        }
       *[off] Wen du behältst, der steht in deiner Reihe und schlägt am Ende jeder Phase zu, bis er besiegt ist.
    }
ask-turn =
    .kind = Wähle eine Karte
    .fact = Phase { $phase }, Zug { $turn } von 6.
    .note = { $turn ->
        [6] Die letzte Karte wird abgelegt. Dann schlägt deine Reihe zu: { $strikes } Schaden gegen { $life } LP.
       *[other] { $receiver } bekommt den Rest deiner Hand. Deine Reihe würde { $strikes } Schaden machen, gegen { $life } LP.
    }
ask-chain =
    .kind = Wähle die nächste Waffe
    .fact = Deine Waffen einer Kategorie schlagen nacheinander zu.
    .note = Die letzte folgt von selbst.
ask-attack =
    .kind = { $forced ->
        [yes] Du musst angreifen
       *[no] Du darfst angreifen
    }
    .fact = { $reach ->
        [melee] { $card }: Nahkampf mit { $damage } Schaden.
       *[ranged] { $card }: Fernkampf mit { $damage } Schaden.
    }
    .note = { $reach ->
        [melee] { $life ->
            [0] Du bist verwundet: Du darfst nur einen Gegner angreifen, dessen Schlag dir nichts tut.
           *[other] Wähle einen Gegner: Er schlägt zurück. Du hast { $life } LP.
        }
       *[ranged] Wähle einen Gegner: Er schlägt nicht zurück.
    }
ask-life =
    .kind = Du darfst Heiltränke kaufen
    .fact = { $final ->
        [yes] Der letzte Schlag ist gefallen. Du hast { $life } LP und { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }.
       *[no] { $striker } schlägt zu: { $damage } Schaden{ $thief ->
            [0] { "" }
           [one] , bis zu { $thief } Münze weg
           *[other] , bis zu { $thief } Münzen weg
        }. Du hast { $life } LP.
    }
    .note = Ein Trank kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und gibt 1 LP.
ask-mana =
    .kind = Du darfst Manatränke kaufen
    .fact = { $final ->
        [yes] Der letzte Schlag ist gefallen. Du hast { $mana } Mana und { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }.
       *[no] { $striker } nimmt gleich bis zu { $thief } deiner Münzen; du hast { $coins }.
    }
    .note = Ein Trank kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und gibt 1 Mana.

## Antworten

option-hero = { $card-wen } nehmen
option-pick = { $card-wen } wählen
option-gift = { $card-wen } verschenken
option-keep_all = Alle drei behalten
option-discard = { $card-wen } ablegen
option-play = { $price ->
    [free] { $card-wen } ausspielen
   *[paid] { $card-wen } ausspielen: { $mana ->
        [0] { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $mana } Mana
            [one] { $coins } Münze und { $mana } Mana
           *[other] { $coins } Münzen und { $mana } Mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , darunter { $potions } Manatrank
       *[other] , darunter { $potions } Manatränke
    }
}
option-sell = { $card-wen } für 3 Münzen verkaufen
option-power = { $price ->
    [free] { $card-wen } für { $arg1-name } einsetzen
   *[paid] { $card-wen } für { $arg1-name } einsetzen: { $mana ->
        [0] { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $mana } Mana
            [one] { $coins } Münze und { $mana } Mana
           *[other] { $coins } Münzen und { $mana } Mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , darunter { $potions } Manatrank
       *[other] , darunter { $potions } Manatränke
    }
}
option-next = { $card } als Nächstes
option-hit = { $arg2 ->
    [2] { $card-wen } angreifen, den neueren: { $damage } austeilen, { $retaliation } einstecken
   *[other] { $card-wen } angreifen: { $damage } austeilen, { $retaliation } einstecken
}
option-hold = Nicht angreifen
option-potion = Einen Heiltrank für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } kaufen
option-life = { $number ->
    [0] Kein Heiltrank
    [one] { $number } Heiltrank
   *[other] { $number } Heiltränke
}
option-mana = { $number ->
    [0] Kein Manatrank
    [one] { $number } Manatrank
   *[other] { $number } Manatränke
}

## Was geschehen ist

event-hero-dealt = { $you ->
    [yes] Du bist { $card }.
   *[no] { $seat } ist { $card }.
}
event-heroes-offered = Jeder bekommt { $number } Charaktere und wählt einen.
event-phase-started = Phase { $number } beginnt.
event-picked = { $you ->
    [yes] Du wählst { $card-wen }.
   *[no] { $seat } wählt einen Gegner.
}
event-enemies-passed = { $direction ->
    [left] Die Gegner gehen nach links.
   *[right] Die Gegner gehen nach rechts.
}
event-received = { $you ->
    [yes] Du bekommst { $card-wen }.
   *[no] { $seat } bekommt den letzten Gegner.
}
event-kept = { $you ->
    [yes] Du behältst { $cards }.
   *[no] { $seat } behält { $cards }.
}
event-gave = { $you ->
    [yes] Du schenkst { $target }: { $card-wen }.
   *[no] { $target-you ->
        [yes] { $seat } schenkt dir: { $card-wen }.
       *[no] { $seat } schenkt { $target }: { $card-wen }.
    }
}
event-discarded = { $you ->
    [yes] Du legst { $card-wen } ab.
   *[no] { $seat } legt { $card-wen } ab.
}
event-dealt = Jeder bekommt { $number } Karten.
event-turn-started = Phase { $phase }, Zug { $number }.
event-played = { $you ->
    [yes] Du spielst { $card-wen } aus.
   *[no] { $seat } spielt { $card-wen } aus.
}
event-sold = { $you ->
    [yes] Du verkaufst { $card-wen } für { $number } Münzen.
   *[no] { $seat } verkauft eine Karte für { $number } Münzen.
}
event-used-power = { $you ->
    [yes] Du setzt { $card-wen } für eine Kraft ein: { $power-name }.
   *[no] { $seat } setzt eine Karte für eine Kraft ein: { $power-name }.
}
event-paid = { $you ->
    [yes] Du zahlst { $mana ->
        [0] { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $mana } Mana
            [one] { $coins } Münze und { $mana } Mana
           *[other] { $coins } Münzen und { $mana } Mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , darunter { $potions } Manatrank
       *[other] , darunter { $potions } Manatränke
    }.
   *[no] { $seat } zahlt { $mana ->
        [0] { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $mana } Mana
            [one] { $coins } Münze und { $mana } Mana
           *[other] { $coins } Münzen und { $mana } Mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , darunter { $potions } Manatrank
       *[other] , darunter { $potions } Manatränke
    }.
}
event-struck-with = { $you ->
    [yes] Du schlägst zu: { $card }.
   *[no] { $seat } schlägt zu: { $card }.
}
event-cards-passed = { $direction ->
    [left] Die Hände gehen nach links.
   *[right] Die Hände gehen nach rechts.
}
event-left-over = { $you ->
    [yes] Du legst { $card-wen } ab, deine letzte Karte.
   *[no] { $seat } legt die letzte Karte ab.
}
event-attacked = { $you ->
    [yes] Du greifst { $enemy-wen } mit { $damage } an und steckst { $retaliation } ein: { $lost } LP { $wounds ->
        [0] verloren
        [one] verloren und { $wounds } Wunde
       *[other] verloren und { $wounds } Wunden
    }.
   *[no] { $seat } greift { $enemy-wen } mit { $damage } an und steckt { $retaliation } ein: { $lost } LP { $wounds ->
        [0] verloren
        [one] verloren und { $wounds } Wunde
       *[other] verloren und { $wounds } Wunden
    }.
}
event-shot = { $you ->
    [yes] Du triffst { $enemy-wen } aus der Ferne mit { $damage }.
   *[no] { $seat } trifft { $enemy-wen } aus der Ferne mit { $damage }.
}
event-eliminated = { $you ->
    [yes] Du besiegst { $enemy-wen }.
   *[no] { $seat } besiegt { $enemy-wen }.
}
event-held = { $you ->
    [yes] Du greifst nicht an.
   *[no] { $seat } greift nicht an.
}
event-attack-lost = { $you ->
    [yes] Du hast niemanden anzugreifen.
   *[no] { $seat } hat niemanden anzugreifen.
}
event-bought-life = { $you ->
    [yes] Du kaufst { $number ->
        [one] { $number } Heiltrank
       *[other] { $number } Heiltränke
    } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
   *[no] { $seat } kauft { $number ->
        [one] { $number } Heiltrank
       *[other] { $number } Heiltränke
    } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
}
event-bought-mana = { $you ->
    [yes] Du kaufst { $number ->
        [one] { $number } Manatrank
       *[other] { $number } Manatränke
    } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
   *[no] { $seat } kauft { $number ->
        [one] { $number } Manatrank
       *[other] { $number } Manatränke
    } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
}
event-gained = { $you ->
    [yes] Du bekommst { $currency ->
        [coins] { $number ->
            [one] { $number } Münze
           *[other] { $number } Münzen
        }
       *[mana] { $number } Mana
    }.
   *[no] { $seat } bekommt { $currency ->
        [coins] { $number ->
            [one] { $number } Münze
           *[other] { $number } Münzen
        }
       *[mana] { $number } Mana
    }.
}
event-healed = { $you ->
    [yes] Du gewinnst { $number } LP zurück.
   *[no] { $seat } gewinnt { $number } LP zurück.
}
event-raised-life = { $you ->
    [yes] Deine max. LP steigen um { $number }.
   *[no] { $seat }: max. LP +{ $number }.
}
event-rose = { $you ->
    [yes] Du hast von nun an { $level ->
        [strength] Stärke +{ $number }
        [armour] Rüstung +{ $number }
        [earth] Erde +{ $number }
        [water] Wasser +{ $number }
        [fire] Feuer +{ $number }
       *[wild] freies Element +{ $number }
    }.
   *[no] { $seat } hat von nun an { $level ->
        [strength] Stärke +{ $number }
        [armour] Rüstung +{ $number }
        [earth] Erde +{ $number }
        [water] Wasser +{ $number }
        [fire] Feuer +{ $number }
       *[wild] freies Element +{ $number }
    }.
}
event-cheaper = { $you ->
    [yes] { $potion ->
        [life] Heiltränke kosten dich von nun an 1 Münze.
       *[mana] Manatränke kosten dich von nun an 1 Münze.
    }
   *[no] { $potion ->
        [life] Heiltränke kosten { $seat } von nun an 1 Münze.
       *[mana] Manatränke kosten { $seat } von nun an 1 Münze.
    }
}
event-took-points = { $you ->
    [yes] Du nimmst { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $seat } nimmt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
event-confrontation = Die Gegner der Phase { $number } schlagen zu.
event-struck = { $you ->
    [yes] { $enemy } trifft dich mit { $damage }: { $lost } LP { $wounds ->
        [0] verloren
        [one] verloren und { $wounds } Wunde
       *[other] verloren und { $wounds } Wunden
    }.
   *[no] { $enemy } trifft { $seat } mit { $damage }: { $lost } LP { $wounds ->
        [0] verloren
        [one] verloren und { $wounds } Wunde
       *[other] verloren und { $wounds } Wunden
    }.
}
event-stole = { $you ->
    [yes] { $enemy } nimmt dir { $currency ->
        [coins] { $number ->
            [one] { $number } Münze
           *[other] { $number } Münzen
        }
       *[mana] { $number } Mana
    } ab.
   *[no] { $enemy } nimmt { $seat } { $currency ->
        [coins] { $number ->
            [one] { $number } Münze
           *[other] { $number } Münzen
        }
       *[mana] { $number } Mana
    } ab.
}
event-regenerated = { $you ->
    [yes] Vor dir verliert { $enemy } allen Schaden.
   *[no] Vor { $seat } verliert { $enemy } allen Schaden.
}
event-enraged = { $you ->
    [yes] Vor dir gerät { $enemy } in Wut: { $number }.
   *[no] Vor { $seat } gerät { $enemy } in Wut: { $number }.
}
event-fled = { $you ->
    [yes] { $enemy } flieht vor dir.
   *[no] { $enemy } flieht vor { $seat }.
}
event-condition = { $you ->
    [yes] { $card } bringt dir { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $card } bringt { $seat } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
event-scored = { $you ->
    [yes] Du kommst auf { $number }: Karten { $cards }, Marker { $tokens }, Bedingungen { $conditions }, Wunden −{ $wounds }, Flüche −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , Schatzkammer { $treasury }
    }.
   *[no] { $seat } kommt auf { $number }: Karten { $cards }, Marker { $tokens }, Bedingungen { $conditions }, Wunden −{ $wounds }, Flüche −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , Schatzkammer { $treasury }
    }.
}
event-won = { $you ->
    [yes] Du gewinnst mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }{ $how ->
        [wounds] { ", mit weniger Wunden" }
        [slain] { ", mit mehr besiegten Gegnern" }
        [coins] { ", mit mehr Münzen" }
        [shared] { ", gleichauf in allem, was entscheidet" }
       *[points] { "" }
    }.
   *[no] { $seat } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }{ $how ->
        [wounds] { ", mit weniger Wunden" }
        [slain] { ", mit mehr besiegten Gegnern" }
        [coins] { ", mit mehr Münzen" }
        [shared] { ", gleichauf in allem, was entscheidet" }
       *[points] { "" }
    }.
}

## The table in the browser

table-phases = Die drei Phasen
table-choosing-heroes = Wahl der Charaktere
table-finished = Beendet
table-confronting = { $stage ->
    [final] Letzte Tränke
   *[confront] Die Gegner schlagen zu
}
table-hands-go = { $direction ->
    [left] Karten gehen nach links
   *[right] Karten gehen nach rechts
}
table-hands-go-to = { $direction ->
    [left] Karten gehen nach links, an { $name }
   *[right] Karten gehen nach rechts, an { $name }
}
table-gets-hand = bekommt deine Karten
table-left-neighbour = links von dir
table-right-neighbour = rechts von dir
table-last-deed = Letzte Aktion
table-sold = Karte verkauft
table-slain = erlegte Gegner
table-slain-number = { $number } erlegt
table-score = Punkte
table-score-so-far = Punkte bisher
table-life = { $life } von { $most } LP
table-weakened = { $number }, von Gegnern geschwächt
table-wild = frei
table-used = benutzt
table-perils = Deine Gefahren
table-no-strikes = Vor dir steht kein Gegner.
table-strikes = { $wounds ->
    [0] Endete die Phase jetzt: { $sum } gegen { $life } LP
    [one] Endete die Phase jetzt: { $sum } gegen { $life } LP, { $wounds } Wunde
   *[other] Endete die Phase jetzt: { $sum } gegen { $life } LP, { $wounds } Wunden
}
table-strikes-over = Alle Schläge sind gefallen.
table-strikes-left = { $wounds ->
    [0] Es kommen noch: { $sum } gegen { $life } LP
    [one] Es kommen noch: { $sum } gegen { $life } LP, { $wounds } Wunde
   *[other] Es kommen noch: { $sum } gegen { $life } LP, { $wounds } Wunden
}
table-blow = sein Schlag macht { $number }
table-barred = { $why ->
    [guarded] bewacht
    [elusive] flüchtig
    [hollow] hohl
   *[wounded] zu riskant: du bist verwundet
}
table-rage = Raserei { $number }
table-gift-from = Ein Geschenk von { $name }
table-picked = genommen
table-tableau = Deine Auslage
table-how = Wähle eine Karte: spiel sie aus, verkauf sie für { $sale } Münzen oder setz sie für eine deiner Kräfte ein.
table-powers-how = Eine Kraft kostet eine Handkarte: Wähle zuerst die Karte.
table-show = Was gezeigt wird
table-perils-tab = Gefahren
table-rivals-tab = Andere
table-no-tableau = Ausgespielte Karten bleiben hier.
table-face-down = Karten verdeckt im Ablagestapel
table-put-away = Verdeckt abgelegt
table-sell = Verkaufen
table-play = Spielen
table-potion = Heiltrank
table-do-pick = Nehmen
table-do-gift = Schenken
table-do-discard = Abwerfen
table-do-hero = Verkörpern
table-to = an { $name }
table-owned = schon ausgespielt
table-short = { $what ->
    [coins] { $number ->
        [one] { $number } Münze fehlt
       *[other] { $number } Münzen fehlen
    }
    [mana] { $number } Mana fehlt
    [earth] { $number } Erde fehlt
    [water] { $number } Wasser fehlt
    [fire] { $number } Feuer fehlt
   *[element] { $number ->
        [one] { $number } Element fehlt
       *[other] { $number } Elemente fehlen
    }
}
table-left = Es bleiben { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $mana } Mana.
table-with-potions = { $number ->
    [one] Mit { $number } Manatrank.
   *[other] Mit { $number } Manatränken.
}
table-chain = Kette mit { $cards }.
table-falls = fällt
table-hits = { $reach ->
    [melee] Macht { $damage } Schaden, der Gegner schlägt zurück.
   *[ranged] Macht { $damage } Schaden, niemand schlägt zurück.
}
table-perils-of = Gefahren: { $name }
table-tableau-of = Auslage: { $name }
table-no-strikes-there = In dieser Reihe steht kein Gegner.
table-aftermath = { $wounds ->
    [0] Die Gegner haben zugeschlagen: { $lost } LP verloren.
    [one] Die Gegner haben zugeschlagen: { $lost } LP verloren, { $wounds } Wunde.
   *[other] Die Gegner haben zugeschlagen: { $lost } LP verloren, { $wounds } Wunden.
}
table-tie = Gleich viele Punkte: Weniger Wunden gewinnen, dann mehr erlegte Gegner, dann mehr Münzen. Danach wird der Sieg geteilt.
table-term = { $term ->
    [cards] Karten
    [tokens] Marker
    [conditions] Bedingungen
    [wounds] Wunden
    [curses] Flüche
   *[treasury] Schatz
}
