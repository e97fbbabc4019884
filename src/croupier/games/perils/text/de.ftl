### Drei Gefahren

title = Drei Gefahren
pitch = Wähle die Ungeheuer, denen du dich stellst, und dann, was dich überleben lässt.

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
    .counted = { $number } { $number ->
        [one] Münze
       *[other] Münzen
    }
figure-mana = Mana
    .counted = { $number } Mana
figure-earth = Erde
figure-water = Wasser
figure-fire = Feuer
figure-free = kostenlos
    .counted = kostenlos
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
    .counted = { $number } { $count ->
        [one] freies Element
       *[other] freie Elemente
    }
figure-points = Punkte
    .counted = { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    }
figure-life-price = Heiltränke
figure-mana-price = Manatränke
figure-pack = Rudel
figure-piercing = Durchbohrend
figure-guard = Wache
figure-elusive = Ungreifbar
figure-hollow = Hohl
figure-shell = Panzer
figure-regenerate = Regeneration
figure-enrage = Raserei
figure-thief = Dieb
figure-leech = Egel
figure-weaken-strength = Schwächend
figure-weaken-armour = Ätzend
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
power-fury = Wutausbruch
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
    .short = { CAP($what) }
text-passive = Immer: { $what }.
    .short = { CAP($what) }
text-power = { $name } ({ $cost }): { $what }.
    .short = { $name } ({ $what })
text-reward = Belohnung: { $what }.
    .short = { CAP($what) }

cost = { $what }
cost-free = kostenlos
cost-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
cost-mana = { $number } Mana

effect-melee = Nahkampf +{ $number }
    .short = Nahkampf: Stärke +{ $number }
    .term = Nahkampf
    .note = greife einen Gegner vor dir mit deiner Stärke und dieser Zahl an; er schlägt zurück
effect-ranged = Fernkampf { $number }
    .short = Fernkampf: { $number } Schaden
    .term = Fernkampf
    .note = greife einen Gegner vor dir nur mit dieser Zahl an; er schlägt nicht zurück
effect-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
effect-mana = { $number } Mana
effect-heal = heile { $number } LP
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
    .short = { $number ->
        [one] Heiltränke kosten 1 Münze
       *[other] Heiltränke kosten { $number } Münzen
    }
effect-mana-price = { $number ->
    [one] Manatränke kosten { $number } Münze
   *[other] Manatränke kosten { $number } Münzen
}
    .short = { $number ->
        [one] Manatränke kosten 1 Münze
       *[other] Manatränke kosten { $number } Münzen
    }
effect-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
effect-per = { $what } { $each }
effect-at-end = am Ende: { $what } { $each }
    .short = { $what } { $each }
condition-unscathed = ohne eine einzige Wunde

each-slain = { $number ->
    [1] je besiegten Gegner
   *[other] je { $number } besiegte Gegner
}
    .short = { $number ->
        [1] je besiegten Gegner
       *[other] je { $number } besiegte Gegner
    }
each-slain-3 = { $number ->
    [1] je besiegten Gegner der Klasse III
   *[other] je { $number } besiegte Gegner der Klasse III
}
    .short = { $number ->
        [1] je besiegten Gegner der Klasse III
       *[other] je { $number } besiegte Gegner der Klasse III
    }
each-weapon = { $number ->
    [1] je Waffe, die du ausgespielt hast
   *[other] je { $number } Waffen, die du ausgespielt hast
}
    .short = { $number ->
        [1] je Waffe
       *[other] je { $number } Waffen
    }
each-attunement = { $number ->
    [1] je Einklang, den du ausgespielt hast
   *[other] je { $number } Einklänge, die du ausgespielt hast
}
    .short = { $number ->
        [1] je Einklang
       *[other] je { $number } Einklänge
    }
each-element = { $number ->
    [1] je Erd-, Wasser- oder Feuerstufe
   *[other] je { $number } Erd-, Wasser- oder Feuerstufen
}
    .short = { $number ->
        [1] je Elementstufe
       *[other] je { $number } Elementstufen
    }
each-trinity = { $number ->
    [1] je vollständigen Satz aus Erd-, Wasser- und Feuerstufen
   *[other] je { $number } vollständige Sätze aus Erd-, Wasser- und Feuerstufen
}
    .short = { $number ->
        [1] je Satz Erde, Wasser, Feuer
       *[other] je { $number } Sätze Erde, Wasser, Feuer
    }
each-chain = { $number ->
    [1] je Waffenkategorie, aus der du alle drei Waffen hast
   *[other] je { $number } Waffenkategorien, aus denen du alle drei Waffen hast
}
    .short = { $number ->
        [1] je vollständige Waffenkategorie
       *[other] je { $number } vollständige Waffenkategorien
    }
each-power = { $number ->
    [1] je Kraft, die du eingesetzt hast
   *[other] je { $number } Kräfte, die du eingesetzt hast
}
    .short = { $number ->
        [1] je eingesetzte Kraft
       *[other] je { $number } eingesetzte Kräfte
    }
each-coin = { $number ->
    [1] je Münze, die dir bleibt
   *[other] je { $number } Münzen, die dir bleiben
}
    .short = { $number ->
        [1] je Münze am Ende
       *[other] je { $number } Münzen am Ende
    }
each-mana = { $number ->
    [1] je Mana, das dir bleibt
   *[other] je { $number } Mana, die dir bleiben
}
    .short = { $number ->
        [1] je Mana am Ende
       *[other] je { $number } Mana am Ende
    }
each-life = { $number ->
    [1] je LP, der dir bleibt
   *[other] je { $number } LP, die dir bleiben
}
    .short = { $number ->
        [1] je LP am Ende
       *[other] je { $number } LP am Ende
    }
each-neighbour-wound = { $number ->
    [1] je Wunde deiner beiden Nachbarn (höchstens 12 Wunden zählen)
   *[other] je { $number } Wunden deiner beiden Nachbarn (höchstens 12 Wunden zählen)
}
    .short = { $number ->
        [1] je Wunde der Nachbarn
       *[other] je { $number } Wunden der Nachbarn
    }

passive-pack = Rudel { $number }: Stärke +{ $number } für jeden anderen lebenden Gegner mit Rudel in dieser Reihe.
    .short = Rudel: Stärke +{ $number } je anderen im Rudel
passive-piercing = Durchbohrend: Deine Rüstung zählt nicht gegen ihn.
    .short = Durchbohrend: Rüstung zählt nicht
passive-guard = Wache: Solange er lebt, können Gegner ohne Wache in dieser Reihe nicht angegriffen werden.
    .short = Wache: schützt die anderen
passive-elusive = Ungreifbar: Er kann nicht im Nahkampf angegriffen werden.
    .short = Ungreifbar: kein Nahkampf
passive-hollow = Hohl: Er kann nicht im Fernkampf angegriffen werden.
    .short = Hohl: kein Fernkampf
passive-shell = Panzer { $number }: Jeder Angriff auf ihn fügt { $number } Schaden weniger zu.
    .short = Panzer: jeder Angriff −{ $number } Schaden
passive-regenerate = Regeneration: Er verliert nach den Schlägen jeder Phase allen Schaden.
    .short = Regeneration: heilt nach jeder Phase
passive-enrage = Raserei { $number }: Stärke +{ $number } nach den Schlägen jeder Phase, die er überlebt.
    .short = Raserei: Stärke +{ $number } je Phase
passive-thief = Dieb { $number }: Sein Schlag nimmt dir auch { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}.
    .short = Dieb: nimmt { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
passive-leech = Egel { $number }: Sein Schlag nimmt dir auch { $number } Mana.
    .short = Egel: nimmt { $number } Mana
passive-weaken-strength = Schwächend: Deine Stärke ist um 1 niedriger, solange er lebt.
    .short = Schwächend: deine Stärke −1
passive-weaken-armour = Ätzend: Deine Rüstung ist um 1 niedriger, solange er lebt.
    .short = Ätzend: deine Rüstung −1
passive-curse = Fluch { $number }: Er kostet dich { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}, wenn er am Spielende noch lebt.
    .short = Fluch: −{ $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } am Ende

## Orte und Stand

zone-hand = Hand
zone-dealt = Gegner zur Wahl
zone-picked = Gewählte Gegner
zone-character = Charakter
zone-offered = Charaktere zur Wahl
zone-heroes = Marker
zone-tableau = Spielbereich
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
zone-points = Punktemarker
zone-strength = Stärke
zone-armour = Rüstung
zone-earth = Erde
zone-water = Wasser
zone-fire = Feuer
zone-wild = freie Elemente
zone-life_price = Preis eines Heiltranks
zone-mana_price = Preis eines Manatranks
zone-spent = eingesetzte Kräfte
zone-uses = eingesetzte Kräfte insgesamt
zone-verb = Aktion
zone-power = Kraft
zone-card = Karte
zone-reach = Angriff
zone-force = Schaden des Angriffs
zone-striker = schlägt zu
zone-damage = Schaden
zone-rage = Raserei
zone-giver = geschenkt von { $seat }
zone-left_out = Nicht in dieser Partie
zone-box = Aus der Partie genommen
state-phase = Phase { ROMAN($number) }
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
    .note = Ob Münzen, die am Ende übrig sind, Punkte bringen.
variant-treasury-off = Münzen bringen nichts
variant-treasury-on = 1 Punkt je 3 Münzen
variant-pick_hero = Charakter wählen
    .note = Ob jeder einen von zwei Charakteren wählt. Für 2 bis 5 Spieler.
variant-pick_hero-off = Charaktere werden verteilt
variant-pick_hero-on = Einer von zweien

## Fragen

ask-hero =
    .kind = Wähle deinen Charakter
    .fact = Du hast zwei Charaktere bekommen.
    .note = Sonst sieht sie niemand. Alle Entscheidungen werden gleichzeitig gezeigt.
ask-pick =
    .kind = Wähle einen Gegner
    .fact = Phase { ROMAN($phase) }: Du hast { $count } Gegner auf der Hand.
    .note = { $receiver-you ->
        [yes] { $count ->
            [2] Der andere bleibt
           *[other] Die anderen bleiben
        } bei dir.
       *[no] { $receiver } bekommt { $count ->
            [2] den anderen
           *[other] die anderen
        }.
    }
ask-gift =
    .kind = Verschenke einen Gegner
    .fact = Einer deiner 4 Gegner geht an { $receiver }.
    .note = Niemand sieht ihn, bevor alle gewählt haben.
ask-keep =
    .kind = Behalte oder lege ab
    .fact = Du behältst die 3 anderen Gegner oder legst einen davon ab.
    .note = { $flee ->
        [on] Wen du behältst, der steht vor dir. Lebt er am Ende dieser Phase noch, schlägt er zu{ $phase ->
            [3] .
           *[other] {" "}und zieht dann ab.
        }
       *[off] Wen du behältst, der steht vor dir und schlägt am Ende jeder Phase zu, bis er besiegt ist.
    }
ask-turn =
    .kind = Wähle eine Karte
    .fact = Phase { ROMAN($phase) }, Zug { $turn } von 6.
    .note = { $turn ->
        [6] Die letzte Karte wird abgelegt. Dann schlagen die Gegner vor dir zu{ $strikes ->
            [0] : kein Schaden.
           *[other] : { $strikes } Schaden; du hast { $life } LP.
        }
       *[other] { $receiver } bekommt den Rest deiner Hand. { $strikes ->
            [0] Die Gegner vor dir würden dir jetzt keinen Schaden zufügen.
           *[other] Die Gegner vor dir würden dir jetzt { $strikes } Schaden zufügen; du hast { $life } LP.
        }
    }
ask-chain =
    .kind = Wähle die nächste Waffe
    .fact = Deine Waffen derselben Kategorie schlagen nacheinander zu.
    .note = Die letzte folgt von selbst.
ask-attack =
    .kind = { $forced ->
        [yes] Du musst angreifen
       *[no] Du darfst angreifen
    }
    .fact = { $reach ->
        [melee] { $card }: Nahkampf, { $damage } Schaden.
       *[ranged] { $card }: Fernkampf, { $damage } Schaden.
    }
    .note = { $reach ->
        [melee] { $life ->
            [0] Du hast 0 LP (verwundet): Du darfst nur einen Gegner angreifen, dessen Schlag dir nichts tut.
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
       *[no] { $striker } schlägt gleich zu: { $damage ->
            [0] kein Schaden
           *[other] { $damage } Schaden
        }{ $thief ->
            [0] { "" }
           [one] , dazu bis zu { $thief } Münze weg
           *[other] , dazu bis zu { $thief } Münzen weg
        }{ $leech ->
            [0] { "" }
           *[other] , dazu bis zu { $leech } Mana weg
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
       *[no] { $striker } nimmt dir gleich bis zu { $thief ->
            [one] { $thief } Münze
           *[other] { $thief } Münzen
        }; du hast { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }.
    }
    .note = Ein Trank kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und gibt 1 Mana.

## Antworten

option-hero = { $card } wählen
option-pick = { $card } wählen
option-gift = { $card } verschenken
option-keep_all = Alle drei behalten
option-discard = { $card } ablegen
option-play = { $price ->
    [free] { $card } ausspielen
   *[paid] { $card } ausspielen ({ $mana ->
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
        [one] ; { $potions } Manatrank inbegriffen
       *[other] ; { $potions } Manatränke inbegriffen
    })
}
option-sell = { $card } verkaufen: +3 Münzen
option-power = { $power-name } ({ $price ->
    [free] kostenlos
   *[paid] kostet { $mana ->
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
        [one] ; { $potions } Manatrank inbegriffen
       *[other] ; { $potions } Manatränke inbegriffen
    }
}), dafür { $card } einsetzen
option-next = { $card } als Nächstes
option-hit = { $which ->
    [2] { $card } angreifen (die zweite Karte)
   *[other] { $card } angreifen
}: { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
} zufügen, { $retaliation ->
    [0] keinen
   *[other] { $retaliation }
} erleiden
option-hold = Nicht angreifen
option-potion = Einen Heiltrank kaufen ({ $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
})
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
event-heroes-offered = Jeder bekommt { $number ->
    [one] { $number } Charakter
   *[other] { $number } Charaktere
} und wählt einen.
event-phase-started = Phase { ROMAN($number) } beginnt.
event-picked = { $you ->
    [yes] Du wählst { $card }.
   *[no] { $seat } wählt einen Gegner.
}
event-enemies-passed = { $direction ->
    [left] Die Gegner werden nach links weitergegeben.
   *[right] Die Gegner werden nach rechts weitergegeben.
}
event-received = { $you ->
    [yes] Du bekommst { $card }.
   *[no] { $seat } bekommt den letzten Gegner.
}
event-kept = { $you ->
    [yes] Du behältst { $cards }.
   *[no] { $seat } behält { $cards }.
}
event-gave = { $you ->
    [yes] Du schenkst { $target }: { $card }.
   *[no] { $target-you ->
        [yes] { $seat } schenkt dir: { $card }.
       *[no] { $seat } schenkt { $target }: { $card }.
    }
}
event-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}
event-dealt = Jeder bekommt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}.
event-turn-started = Phase { ROMAN($phase) }, Zug { $number }.
event-played = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
event-sold = { $you ->
    [yes] Du verkaufst { $card }: +{ $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }.
   *[no] { $seat } verkauft eine Karte: +{ $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }.
}
event-used-power = { $you ->
    [yes] Du setzt { $card } für eine Kraft ein: { $power-name }.
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
        [one] , { $potions } Manatrank inbegriffen
       *[other] , { $potions } Manatränke inbegriffen
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
        [one] , { $potions } Manatrank inbegriffen
       *[other] , { $potions } Manatränke inbegriffen
    }.
}
event-struck-with = { $you ->
    [yes] Du setzt { $card } ein.
   *[no] { $seat } setzt { $card } ein.
}
event-cards-passed = { $direction ->
    [left] Die Handkarten werden nach links weitergegeben.
   *[right] Die Handkarten werden nach rechts weitergegeben.
}
event-left-over = { $you ->
    [yes] Du legst { $card } ab, deine letzte Karte.
   *[no] { $seat } legt die letzte Karte ab.
}
event-attacked = { $you ->
    [yes] Du fügst { $enemy }
   *[no] { $seat } fügt { $enemy }
} { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
} zu{ $retaliation ->
    [0] .
   *[other] { $you ->
        [yes] {" "}und erleidest { $retaliation } Schaden
       *[no] {" "}und erleidet { $retaliation } Schaden
    }: { $lost ->
        [0] { $wounds ->
            [one] { $wounds } Wunde
           *[other] { $wounds } Wunden
        }
       *[other] { $lost } LP verloren{ $wounds ->
            [0] { "" }
            [one] {" "}und { $wounds } Wunde
           *[other] {" "}und { $wounds } Wunden
        }
    }.
}
event-shot = { $you ->
    [yes] Du triffst { $enemy } im Fernkampf: { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
    }.
   *[no] { $seat } trifft { $enemy } im Fernkampf: { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
    }.
}
event-eliminated = { $you ->
    [yes] Du besiegst { $enemy }.
   *[no] { $seat } besiegt { $enemy }.
}
event-held = { $you ->
    [yes] Du greifst nicht an.
   *[no] { $seat } greift nicht an.
}
event-attack-lost = { $you ->
    [yes] Du kannst niemanden angreifen.
   *[no] { $seat } kann niemanden angreifen.
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
    [yes] Du heilst { $number } LP.
   *[no] { $seat } heilt { $number } LP.
}
event-raised-life = { $you ->
    [yes] Deine max. LP steigen um { $number }.
   *[no] Die max. LP von { $seat } steigen um { $number }.
}
event-rose = { $level ->
    [strength] { $you ->
        [yes] Deine Stärke steigt um { $number }.
       *[no] Die Stärke von { $seat } steigt um { $number }.
    }
    [armour] { $you ->
        [yes] Deine Rüstung steigt um { $number }.
       *[no] Die Rüstung von { $seat } steigt um { $number }.
    }
    [earth] { $you ->
        [yes] Deine Erde steigt um { $number }.
       *[no] Die Erde von { $seat } steigt um { $number }.
    }
    [water] { $you ->
        [yes] Dein Wasser steigt um { $number }.
       *[no] Das Wasser von { $seat } steigt um { $number }.
    }
    [fire] { $you ->
        [yes] Dein Feuer steigt um { $number }.
       *[no] Das Feuer von { $seat } steigt um { $number }.
    }
   *[wild] { $you ->
        [yes] Du hast { $number } { $number ->
            [one] freies Element
           *[other] freie Elemente
        } mehr.
       *[no] { $seat } hat { $number } { $number ->
            [one] freies Element
           *[other] freie Elemente
        } mehr.
    }
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
    [yes] Du erhältst { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $seat } erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
event-confrontation = Ende von Phase { ROMAN($number) }: Alle lebenden Gegner schlagen zu.
event-struck = { $enemy } trifft { $you ->
    [yes] dich
   *[no] { $seat }
}: { $damage ->
    [0] kein Schaden.
   *[other] { $damage } Schaden, { $lost ->
        [0] { $wounds ->
            [one] { $wounds } Wunde.
           *[other] { $wounds } Wunden.
        }
       *[other] { $lost } LP verloren{ $wounds ->
            [0] .
            [one] {" "}und { $wounds } Wunde.
           *[other] {" "}und { $wounds } Wunden.
        }
    }
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
    [yes] { $enemy } vor dir verliert allen Schaden.
   *[no] { $enemy } vor { $seat } verliert allen Schaden.
}
event-enraged = { $you ->
    [yes] { $enemy } vor dir bekommt { $number } Raserei.
   *[no] { $enemy } vor { $seat } bekommt { $number } Raserei.
}
event-fled = { $you ->
    [yes] { $enemy } zieht ab und steht nicht mehr vor dir.
   *[no] { $enemy } zieht ab und steht nicht mehr vor { $seat }.
}
event-condition = { $you ->
    [yes] { $card } bringt dir { $number ->
        [0] keine Punkte
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $card } bringt { $seat } { $number ->
        [0] keine Punkte
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
event-scored = { $you ->
    [yes] Du kommst
   *[no] { $seat } kommt
} auf { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}{ $cards ->
    [0] { "" }
   *[other] {" "}· Karten { $cards }
}{ $tokens ->
    [0] { "" }
   *[other] {" "}· Punktemarker { $tokens }
}{ $conditions ->
    [0] { "" }
   *[other] {" "}· Bedingungen { $conditions }
}{ $wounds ->
    [0] { "" }
   *[other] {" "}· Wunden −{ $wounds }
}{ $curses ->
    [0] { "" }
   *[other] {" "}· Flüche −{ $curses }
}{ $treasury ->
    [0] .
   *[other] {" "}· Schatzkammer { $treasury }.
}
event-won = { $you ->
    [yes] Du gewinnst mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }{ $how ->
        [wounds] { ", bei Gleichstand durch weniger Wunden" }
        [slain] { ", bei Gleichstand durch mehr besiegte Gegner" }
        [coins] { ", bei Gleichstand durch mehr Münzen" }
        [shared] { ", gleichauf in allem, was entscheidet" }
       *[points] { "" }
    }.
   *[no] { $seat } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }{ $how ->
        [wounds] { ", bei Gleichstand durch weniger Wunden" }
        [slain] { ", bei Gleichstand durch mehr besiegte Gegner" }
        [coins] { ", bei Gleichstand durch mehr Münzen" }
        [shared] { ", gleichauf in allem, was entscheidet" }
       *[points] { "" }
    }.
}

## Der Tisch im Browser

table-phases = Die drei Phasen
table-choosing-heroes = Wahl der Charaktere
table-finished = Beendet
table-confronting = { $stage ->
    [final] Letzte Tränke
   *[confront] Die Gegner schlagen zu
}
table-hands-go = { $direction ->
    [left] Karten werden nach links weitergegeben
   *[right] Karten werden nach rechts weitergegeben
}
table-hands-go-to = { $direction ->
    [left] gib deine Karten nach links weiter, an { $name }
   *[right] gib deine Karten nach rechts weiter, an { $name }
}
table-gets-hand = bekommt deine Karten
table-left-neighbour = links von dir
table-right-neighbour = rechts von dir
table-last-deed = Letzte Aktion
table-sold = Karte verkauft
table-slain = besiegte Gegner
table-slain-number = { $number } besiegt
table-score = Punkte
table-score-so-far = Punkte bisher
table-life = { $life } von { $most } LP
table-weakened = { $number }, von Gegnern geschwächt
table-wild = freies Element
table-counted = { $what ->
    [coins] { $number ->
        [one] Münze
       *[other] Münzen
    }
    [mana] Mana
    [wounds] { $number ->
        [one] Wunde
       *[other] Wunden
    }
    [slain] { $number ->
        [one] besiegter Gegner
       *[other] besiegte Gegner
    }
    [score] { $number ->
        [one] Punkt
       *[other] Punkte
    }
    [wild] { $number ->
        [one] freies Element
       *[other] freie Elemente
    }
    [strength] Stärke
    [armour] Rüstung
    [earth] Erde
    [water] Wasser
   *[fire] Feuer
}
table-used = eingesetzt
table-perils = Deine Gefahren
table-no-strikes = Vor dir steht kein Gegner.
table-strikes = Endete die Phase jetzt: { $addends }{ $sum } Schaden; { $you ->
    [yes] du hast
   *[no] { $name } hat
} { $wounds ->
    [0] { $life } LP
    [one] { $life } LP, das gibt { $wounds } Wunde
   *[other] { $life } LP, das gibt { $wounds } Wunden
}
table-strikes-over = Alle Schläge sind gefallen.
table-strikes-left = Es kommen noch: { $addends }{ $sum } Schaden; { $you ->
    [yes] du hast
   *[no] { $name } hat
} { $wounds ->
    [0] { $life } LP
    [one] { $life } LP, das gibt { $wounds } Wunde
   *[other] { $life } LP, das gibt { $wounds } Wunden
}
table-blow = sein Schlag fügt { $number ->
    [0] keinen Schaden
   *[other] { $number } Schaden
} zu
table-barred = { $why ->
    [guarded] bewacht
    [elusive] ungreifbar
    [hollow] hohl
   *[wounded] bei 0 LP nicht erlaubt
}
table-rage = Raserei { $number }
table-gift-from = Ein Geschenk von { $name }
table-picked = gewählt
table-tableau = Dein Spielbereich
table-how = Wähle eine Karte: Spiele sie aus, verkaufe sie für { $sale } Münzen oder setze sie für eine deiner Kräfte ein.
table-powers-how = Eine Kraft kostet eine Handkarte: Wähle zuerst die Karte.
table-show = Was gezeigt wird
table-perils-tab = Gefahren
table-rivals-tab = Andere
table-no-tableau = Ausgespielte Karten bleiben hier.
table-face-down = verdeckt auf der Ablage
table-put-away = Verdeckt abgelegt
table-sell = Verkaufen
table-play = Ausspielen
table-potion = Heiltrank
table-do-pick = Wählen
table-do-gift = Verschenken
table-do-discard = Ablegen
table-do-hero = Wählen
table-to = an { $name }
table-owned = schon ausgespielt
table-short = { $what ->
    [coins] { $number ->
        [one] { $number } Münze fehlt
       *[other] { $number } Münzen fehlen
    }
    [mana] { $number } Mana { $number ->
        [one] fehlt
       *[other] fehlen
    }
    [earth] { $number } Erde { $number ->
        [one] fehlt
       *[other] fehlen
    }
    [water] { $number } Wasser { $number ->
        [one] fehlt
       *[other] fehlen
    }
    [fire] { $number } Feuer { $number ->
        [one] fehlt
       *[other] fehlen
    }
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
table-chain = Kette: { $cards }.
table-falls = besiegt
table-hits = { $reach ->
    [melee] Fügt { $damage } Schaden zu, der Gegner schlägt zurück.
   *[ranged] Fügt { $damage } Schaden zu, niemand schlägt zurück.
}
table-perils-of = Gefahren: { $name }
table-tableau-of = Spielbereich: { $name }
table-no-strikes-there = In dieser Reihe steht kein Gegner.
table-aftermath = Die Gegner haben zugeschlagen: { $lost ->
    [0] { $wounds ->
        [0] kein Schaden.
        [one] { $wounds } Wunde.
       *[other] { $wounds } Wunden.
    }
   *[other] { $lost } LP verloren{ $wounds ->
        [0] .
        [one] {" "}und { $wounds } Wunde.
       *[other] {" "}und { $wounds } Wunden.
    }
}
table-stolen = { $mana ->
    [0] Gestohlen: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
   *[other] { $coins ->
        [0] Gestohlen: { $mana } Mana.
        [one] Gestohlen: { $coins } Münze und { $mana } Mana.
       *[other] Gestohlen: { $coins } Münzen und { $mana } Mana.
    }
}
table-tie = Gleich viele Punkte: Weniger Wunden gewinnen, dann mehr besiegte Gegner, dann mehr Münzen. Danach wird der Sieg geteilt.
table-term = { $term ->
    [cards] Karten
    [tokens] Punktemarker
    [conditions] Bedingungen
    [wounds] Wunden
    [curses] Flüche
   *[treasury] Schatzkammer
}

## Verben, wie das Labor sie nennt

verb-discard = Ablegen
verb-gift = Verschenken
verb-hero = Charakter wählen
verb-hit = Angreifen
verb-hold = Nicht angreifen
verb-keep_all = Alle behalten
verb-next = Als Nächstes nehmen
verb-pick = Wählen
verb-play = Ausspielen
verb-potion = Heiltrank kaufen
verb-power = Heldenkraft nutzen
verb-sell = Verkaufen

## Felder der Karten, um andere Karten zu nennen

field-passive = Dauereffekt
field-cost = Kosten
field-effects = Effekte
field-marks = Marken
field-strength = Stärke
field-life = LP
field-reward = Belohnung
field-passives = Dauereffekte

design-overrun = { power-overrun }
design-plunder = { power-plunder }
design-second_wind = { power-second_wind }
design-shield_bash = { power-shield_bash }
design-stone_sling = { power-stone_sling }
design-root_cellar = { power-root_cellar }
design-tidal_blessing = { power-tidal_blessing }
design-draw_the_tide = { power-draw_the_tide }
design-fire_lance = { power-fire_lance }
design-fury = { power-fury }
design-chronicle = { power-chronicle }
design-meditate = { power-meditate }
design-marked_prey = { power-marked_prey }
design-collect_bounty = { power-collect_bounty }
design-fortify = { power-fortify }
design-sell_remedies = { power-sell_remedies }
design-acid_vial = { power-acid_vial }
design-great_work = { power-great_work }
design-endure = { power-endure }
design-crush = { power-crush }
