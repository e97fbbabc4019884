### Wildlands

title = Wildlande
pitch = Rufe Krieger durch dein Portal, zähme das Land, halte jede Front.

## Was auf Karten steht

kind-basic = Grundeinheit
kind-warrior = Krieger
kind-greater = Großer Krieger
kind-tactical = Taktiker
kind-champion = Champion
kind-immortal = Unsterblicher
kind-beast = Bestie
kind-terrain = Gelände
kind-crystal = Manakristall
kind-territory-1 = Gebiet, Stufe 1
kind-territory-2 = Gebiet, Stufe 2
kind-territory-3 = Gebiet, Stufe 3
kind-portal = Portal

figure-cost = Kosten
figure-natural = Natürliche Stärke
figure-strength = Stärke
figure-value = Wert
figure-bulwark = Bollwerk
    .listed = { "" }
figure-points = Punkte
figure-meat = Fleisch
    .listed = { $number } Fleisch
figure-plants = Pflanzen
    .listed = { $number } { $number ->
        [one] Pflanze
       *[other] Pflanzen
    }
figure-ores = Erz
    .listed = { $number } Erz
figure-mana = Mana
    .listed = { $number } Mana
figure-any = Rohstoff nach Wahl
    .listed = { $number } nach Wahl

resource-meat = Fleisch
resource-plants = Pflanzen
resource-ores = Erz
resource-mana = Mana

ability = { $when }: { CAP($what) }.
    .short = { $when ->
        [sofort] { CAP($what) }
       *[other] { $when }: { $what }
    }
ability-if = { $when }, { $condition }: { CAP($what) }.
    .short = { $condition }: { $what }
when-immediate = Sofort
    .short = sofort
when-delayed = Verzögert
    .short = Später
when-aftermath = Nachspiel
    .short = Nachspiel
when-self_destroyed = Reaktion, wenn diese Einheit zerstört wird
    .short = Fällt sie
when-ally_destroyed = Reaktion, wenn hier eine andere deiner Einheiten zerstört wird
    .short = Fällt eine eigene
when-enemy_destroyed = Reaktion, wenn hier eine gegnerische Einheit zerstört wird
    .short = Fällt ein Gegner
when-ally_played = Reaktion, wenn du hier eine andere Einheit ausspielst
    .short = Je weitere Einheit
when-enemy_played = Reaktion, wenn der Gegner hier eine Einheit ausspielt
    .short = Je weiterer Gegner
if-won = falls du diese Front gewonnen hast
    .short = Bei Sieg
if-lost = falls du diese Front verloren hast
    .short = Bei Niederlage
if-defending = falls du der Verteidiger bist
    .short = Nach der Verteidigung

keyword-might = { $condition ->
    [attacking] Im Angriff: +{ $number } Stärke.
    [defending] In der Verteidigung: +{ $number } Stärke.
    [wild] Gegen die Wildnis: +{ $number } Stärke.
    [portal] An einer Portalfront: +{ $number } Stärke.
    [alone] Als deine einzige Einheit hier: +{ $number } Stärke.
    [horde] Bei 3 oder mehr deiner Einheiten hier: +{ $number } Stärke.
    [outnumbered] Solange der Gegner hier mehr Einheiten hat: +{ $number } Stärke.
    [multi] In einem Kampf auf 2 oder mehr Fronten: +{ $number } Stärke.
    [surged] Nach deinem Kraftschub hier: +{ $number } Stärke.
   *[kin_beast] Zusammen mit einer deiner Bestien hier: +{ $number } Stärke.
}
    .short = { $condition ->
        [attacking] Im Angriff: +{ $number }
        [defending] Verteidigt: +{ $number }
        [wild] Gegen die Wildnis: +{ $number }
        [portal] Am Portal: +{ $number }
        [alone] Allein: +{ $number }
        [horde] Zu dritt oder mehr: +{ $number }
        [outnumbered] In Unterzahl: +{ $number }
        [multi] Ab zwei Fronten: +{ $number }
        [surged] Nach Kraftschub: +{ $number }
       *[kin_beast] Mit einer Bestie: +{ $number }
    }
keyword-lead = Deine anderen Einheiten hier haben +{ $number } Stärke.
    .short = Andere: +{ $number }
keyword-dread = Gegnerische Einheiten hier haben −{ $number } Stärke.
    .short = Gegner: −{ $number }
keyword-tenacious = Zäh: Vor dem Nachspiel wird diese Einheit dem Untergang geweiht, statt zerstört zu werden.
    .short = Fällt zuletzt
keyword-ward = Gefeit: Gegnerische Fähigkeiten können diese Einheit nicht wählen.
    .short = Nicht wählbar
keyword-guardian = Wächter: Eine gegnerische Fähigkeit, die diese Einheit wählen könnte, muss einen Wächter wählen.
    .short = Muss gewählt werden
keyword-rooted = Verwurzelt: Diese Einheit kann nicht bewegt werden.
    .short = { "" }
keyword-doomed = Beim Ausspielen wird diese Einheit dem Untergang geweiht.
    .short = Nur eine Schlacht
keyword-immortal = Unsterblich: Wird diese Einheit zerstört, kommt sie auf deine Ablage.
    .short = { "" }
keyword-quell = { $trigger ->
    [immediate] Gegnerische Einheiten hier können keine Sofort-Fähigkeiten auslösen.
   *[delayed] Gegnerische Einheiten hier können keine verzögerten Fähigkeiten auslösen.
}
    .short = { $trigger ->
        [immediate] Stoppt Sofort-Fähigkeiten
       *[delayed] Stoppt verzögerte Fähigkeiten
    }

effect-boost = diese Einheit erhält +{ $number } Stärke
    .short = +{ $number }
effect-frenzy = diese Einheit erhält +{ $number } Stärke und wird dem Untergang geweiht
    .short = +{ $number }, dann fällt sie
effect-weaken = wähle hier eine gegnerische Einheit: Sie erhält −{ $number } Stärke
    .short = ein Gegner −{ $number }
effect-attune = lege einen Kristall aus der Hand ab: Diese Einheit erhält seinen Wert als Stärke
    .short = lege einen Kristall ab: + sein Wert
effect-destroy = zerstöre hier eine gegnerische Einheit mit Stärke { $number } oder weniger
    .short = zerstöre einen Gegner bis { $number }
effect-doom = weihe hier eine gegnerische Einheit mit Stärke { $number } oder weniger dem Untergang
    .short = ein Gegner bis { $number } geht unter
effect-repel = lege hier eine gegnerische Einheit mit Stärke { $number } oder weniger auf die Ablage ihres Besitzers
    .short = vertreibe einen Gegner bis { $number }
effect-silence = bringe hier eine gegnerische Einheit zum Schweigen: Sie hat keine Fähigkeiten mehr
    .short = ein Gegner verstummt
effect-moveself = bewege diese Einheit an eine andere Front
    .short = wechsle die Front
effect-moveally = bewege eine deiner Einheiten von irgendeiner Front an eine andere
    .short = verlege eine Einheit
effect-lure = bewege hier eine gegnerische Einheit an eine andere Front; sie bleibt auf ihrer Seite
    .short = verlege einen Gegner
effect-retreat = nimm diese Einheit auf die Hand zurück
    .short = auf die Hand
effect-rescue = wähle an irgendeiner Front eine deiner dem Untergang geweihten Einheiten: Sie ist es nicht mehr
    .short = rette eine Einheit
effect-sacrifice = zerstöre hier eine andere deiner Einheiten; dann { $effect }
    .short = opfere eine Einheit; { $effect }
effect-draw = { $number ->
    [one] ziehe 1 Karte
   *[other] ziehe { $number } Karten
}
    .short = ziehe { $number }
effect-muster = { $number ->
    [one] decke die oberste Karte deines Stapels auf; ist sie eine Einheit, darfst du sie hier ausspielen, sonst lege sie ab
   *[other] decke die obersten { $number } Karten deines Stapels auf; du darfst eine Einheit davon hier ausspielen, lege die anderen ab
}
    .short = { $number ->
        [one] decke 1 auf, spiele die Einheit aus
       *[other] decke { $number } auf, spiele 1 Einheit aus
    }
effect-harry = { $number ->
    [one] der andere Spieler legt 1 Handkarte ab
   *[other] der andere Spieler legt { $number } Handkarten ab
}
    .short = der Gegner legt { $number } ab
effect-forage = { $number ->
    [one] lege 1 Rohstoff auf eines deiner Gebiete, das ihn hervorbringt
   *[other] lege { $number } gleiche Rohstoffe auf eines deiner Gebiete, das sie hervorbringt
}
    .short = { $number ->
        [one] erhalte 1 Rohstoff
       *[other] erhalte { $number } Rohstoffe
    }
effect-untap = richte eines deiner Gebiete auf (nur in deinem Zug)
    .short = richte ein Gebiet auf
effect-plunder = bringe bis zu { $number ->
    [one] { $number } Rohstoff
   *[other] { $number } gleiche Rohstoffe
} (Fleisch, Pflanzen oder Erz) von einem Gebiet des anderen Spielers auf eines deiner Gebiete
    .short = raube { $number } Rohstoffe

## In wenigen Worten auf Karten

short-fm_shaman = Opfere eine Einheit: zerstöre einen Gegner bis 5
short-fm_urgha = Zerstöre einen bis 3 · Je gefallener Gegner: +2
short-fm_carrion = Opfere eine: ziehe 2 · Fällt eine eigene: +2
short-ac_keeper = Stoppt „Sofort“ · Später: verlege einen Gegner
short-ac_ozmund = Kristall: + sein Wert · Später: vertreibe einen bis 4
short-vc_weaver = Fällt zuletzt · Andere: +1 · Nachspiel: rette eine Einheit
short-fc_pathfinder = Decke 2 auf, spiele 1 Einheit aus · Später: verlege eine
short-fc_tamar = Gefeit · Zerstöre einen bis 5 · Bei Niederlage: auf die Hand
short-fc_saboteur = Der Gegner legt 1 ab · Später: einer bis 5 geht unter
short-vc_myrren = Zu dritt oder mehr: +3 · Nachspiel: 2 Rohstoffe
short-dh_brokka = Andere: +1 · Fällt zuletzt · Verteidigt: +1
short-cb_tortoise = Muss gewählt werden · Fällt zuletzt · Verteidigt: +1
short-cb_bear = Fällt sie: zerstöre einen Gegner bis 3
short-crystal_1 = Zahlt 1 für Einheiten
short-crystal_2 = Zahlt 2 für Einheiten
short-crystal_3 = Zahlt 3 für Einheiten

## Orte und Stand

zone-faction = Völker
zone-portal = Portale
zone-trophies = Erbeutete Siegel
zone-realm = Gebiete
zone-hand = Hand
zone-deck = Stapel
zone-discard = Ablage
zone-world = Heimatwelt
zone-revealed = Aufgedeckt
zone-wild = Wilde Gebiete
zone-row = Mittlere Reihe
zone-central_deck = Mittlerer Stapel
zone-crystals = Manakristalle
zone-box = Nicht in dieser Partie
zone-fronts = Fronten
zone-moves = Noch mögliche Kartenbewegungen
zone-attacked = In diesem Zug angegriffen
zone-order = Reihenfolge der Züge
zone-waiting = Reaktionen, die noch kommen
zone-carrying_out = Laufende Fähigkeiten
zone-card = Karte
zone-tapped = erschöpft
zone-tokens = Rohstoffe
zone-seals = Siegel
zone-target = Ziel
zone-attackers = Angreifer
zone-defenders = Verteidiger
zone-surged = Kraftschub
zone-stopped = aufgehört
zone-modifier = Änderung der Stärke
zone-doomed = dem Untergang geweiht
zone-silenced = zum Schweigen gebracht
state-phase = { $value ->
    [main] Hauptphase
    [target] Ziele
    [surge] Kraftschübe
    [place] Aufstellung
    [delayed] Verzögerte Fähigkeiten
    [aftermath] Nachspiel
    [doom] Nachspiel
    [discard] Ende des Zugs
    [refill] Hände auffüllen
   *[choose] Wahl der Völker
}
state-round = Runde { $number }
state-active = { $seat-you ->
    [yes] Dein Zug
   *[no] Zug von { $seat }
}

## Varianten

variant-round_limit = Runden
    .note = So viele Runden werden gespielt, wenn vorher kein Portal zusammenbricht.
variant-round_limit-5 = 5 Runden
variant-round_limit-6 = 6 Runden
variant-round_limit-7 = 7 Runden
variant-round_limit-8 = 8 Runden
variant-round_limit-9 = 9 Runden
variant-round_limit-10 = 10 Runden
variant-round_limit-11 = 11 Runden
variant-round_limit-12 = 12 Runden
variant-choose_factions = Völker wählen
    .note = Jeder wählt ein Volk, der letzte Platz zuerst.
variant-choose_factions-off = Aus
variant-choose_factions-on = An
variant-natural_guard = Natürlicher Schutz
    .note = Die halbe natürliche Stärke, abgerundet, hilft ein eigenes Gebiet zu verteidigen.
variant-natural_guard-off = Aus
variant-natural_guard-on = An
variant-pure_resource = Nur der eigene Rohstoff
    .note = Einheiten, die du rufst, bezahlst du nur mit Kristallen und dem Rohstoff deines Volks.
variant-pure_resource-off = Aus
variant-pure_resource-on = An
variant-crystal_by_tapping = Kristalle durch Erschöpfen
    .note = Erschöpfe ein Gebiet und nimm statt Rohstoffen einen Kristall bis zum Wert seiner Stufe.
variant-crystal_by_tapping-off = Aus
variant-crystal_by_tapping-on = An
variant-auto_refill = Hände füllen sich von allein
    .note = Nach jedem Zug füllen die anderen ihre Hand auf, ohne gefragt zu werden.
variant-auto_refill-off = Aus
variant-auto_refill-on = An
variant-sudden_fall = Jäher Sturz
    .note = Die Partie endet nach dem Kampf, in dem ein Portal zusammenbricht.
variant-sudden_fall-off = Aus
variant-sudden_fall-on = An
variant-tamed_end = Gezähmtes Ende
    .note = Die Partie endet auch mit der Runde, in der kein wildes Gebiet mehr übrig ist.
variant-tamed_end-off = Aus
variant-tamed_end-on = An
preset-refill-never = Mich jedes Mal fragen
preset-refill-always = Hand immer auffüllen

## Fragen

ask-faction =
    .kind = Wähle dein Volk
    .fact = Zur Wahl stehen die Völker, die noch keiner hat.
    .note = Davon hängen deine Einheiten, dein Portal und dein wichtigster Rohstoff ab.
ask-main =
    .kind = Dein Zug
    .fact = { $moment ->
        [last] Runde { $round } von { $limit }: die letzte.
       *[other] Runde { $round } von { $limit }.
    }
    .note = Greife ein Gebiet an für das, was es je Zug gibt, und seine Punkte. Rohstoffe und Kristalle bezahlen Einheiten, die du rufst: Sie kommen mit dem nächsten Mischen.
ask-pay =
    .kind = Bezahle
    .fact = { $what ->
        [surge] Ein Kraftschub: { $paid ->
            [0] { "" }
           *[other] { $paid } bezahlt,{" "}
        }{ $need ->
            [one] noch 1 Rohstoff.
           *[other] noch { $need } Rohstoffe.
        }
        [row] { $bought }: { $need ->
            [one] noch 1 Rohstoff.
           *[other] noch { $need } Rohstoffe.
        }
       *[card] { $bought }: noch ein Wert von { $due } zu zahlen.
    }
    .note = Es gibt kein Wechselgeld. „Für mich zahlen“ schont möglichst den Rohstoff deines Volks.
ask-target =
    .kind = Noch ein Ziel?
    .fact = { $fronts ->
        [one] Du greifst an 1 Front an.
       *[other] Du greifst an { $fronts } Fronten an.
    }
    .note = Für jede Front brauchst du eine Einheit: Mehr Fronten bringen mehr, teilen sich aber deine Einheiten.
ask-surge =
    .kind = Kraftschub?
    .fact = { $price ->
        [mixed] 5 Rohstoffe, je mindestens 1 Fleisch, Pflanze und Erz und kein Mana, geben deiner Seite an einer Front 3 Stärke mehr.
       *[single] 5 Rohstoffe deines Volks geben deiner Seite an einer Front 3 Stärke mehr.
    }
    .note = Einmal je Front, bevor Einheiten ausgespielt werden. Er zählt nur in dieser Schlacht.
ask-place =
    .kind = { $may ->
        [stop] Einheit ausspielen oder aufhören
       *[play] Einheit ausspielen
    }
    .fact = Front { $front }, { $target }: Angriff { $attack }, Verteidigung { $defence }.
    .note = { $may ->
        [stop] Der Angreifer gewinnt nur mit mehr Stärke. Jede Karte zeigt die Stärken danach. Wer an einer Front aufhört, behält seine anderen Einheiten auf der Hand.
       *[play] Der Angreifer gewinnt nur mit mehr Stärke. Der Angriff beginnt mit einer Einheit an jeder Front; jede Karte zeigt die Stärken danach.
    }
ask-immediate =
    .kind = Fähigkeit einsetzen?
    .fact = { $unit } wurde ausgespielt. Front { $front }: Angriff { $attack }, Verteidigung { $defence }.
    .note = Jetzt oder gar nicht. Zahlen auf einem Knopf sind die Stärken danach.
ask-reaction =
    .kind = Reagieren?
    .fact = { $unit } darf reagieren. Front { $front }: Angriff { $attack }, Verteidigung { $defence }.
    .note = Einmal für dieses Ereignis. Zahlen auf einem Knopf sind die Stärken danach.
ask-delayed =
    .kind = Verzögerte Fähigkeiten
    .fact = { $fronts ->
        [one] Alle Einheiten sind ausgespielt. Front { $front }: Angriff { $attack }, Verteidigung { $defence }.
       *[other] Alle Einheiten sind ausgespielt.
    }
    .note = Jede Fähigkeit einmal. Dann werden die Stärken verglichen: „Fertig“ lässt sie, wie sie sind.
ask-aftermath =
    .kind = Fähigkeiten im Nachspiel
    .fact = Die Ergebnisse stehen fest.
    .note = Jede Fähigkeit einmal. Dann werden dem Untergang geweihte Einheiten zerstört; die anderen kommen auf deine Ablage und mit dem Mischen zurück.
ask-effect =
    .kind = Wähle
    .fact = { $unit } tut, was auf der Karte steht. Front { $front }: Angriff { $attack }, Verteidigung { $defence }.
    .note = Du musst wählen. Zahlen auf einem Knopf sind die Stärken danach.
ask-muster =
    .kind = Eine aufgedeckte Einheit ausspielen?
    .fact = { $unit } hat Karten deines Stapels aufgedeckt.
    .note = Sie kämpft sofort hier mit, kostenlos. Die anderen kommen auf deine Ablage.
ask-harry =
    .kind = Lege eine Karte ab
    .fact = { $unit } zwingt dich dazu.
    .note = Sie kommt offen auf deine Ablage und mit dem Mischen zurück. Behalte, was diese Schlacht gewinnt.
ask-discard =
    .kind = Lege ab, was du nicht behalten willst
    .fact = Du hast { $hand ->
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }.
    .note = Dann füllst du deine Hand auf 5 Karten auf, um dich zu verteidigen. Was geht, kommt mit dem Mischen zurück.
ask-refill =
    .kind = Hand auffüllen?
    .fact = Der Zug von { $active } ist zu Ende. Du hast { $hand ->
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }.
    .note = Du ziehst bis auf 5 Karten nach. Unter „Automatisch passen“ kannst du einstellen, dass das jedes Mal ohne Frage geschieht.
ask-tap_claim =
    .kind = Wähle einen Kristall
    .fact = Du erschöpfst ein Gebiet und nimmst einen Kristall.
    .note = Er kommt auf deine Ablage und zahlt, sooft du ihn ziehst; Rohstoffe kommen diesmal keine.
wait-main = { $seats } ist am Zug.
wait-place = { $seats } darf eine Einheit ausspielen.
wait-refill = { $count ->
    [one] { $seats } darf die Hand auffüllen.
   *[other] { $seats } dürfen die Hand auffüllen.
}

## Antworten

resources-listed = { $mana ->
    [0] { "" }
   *[other] { " " }· { $mana } Mana
}{ $meat ->
    [0] { "" }
   *[other] { " " }· { $meat } Fleisch
}{ $plants ->
    [0] { "" }
    [one] { " " }· { $plants } Pflanze
   *[other] { " " }· { $plants } Pflanzen
}{ $ores ->
    [0] { "" }
   *[other] { " " }· { $ores } Erz
}
option-faction = { $faction-name }, Portal { $card }
option-tap = { $card } erschöpfen
option-tap_all = Alle Gebiete erschöpfen
option-tap_claim = { $card } erschöpfen und einen Kristall nehmen
option-reinforce = { $card } rufen (Kosten { $price })
option-buy = { $card } kaufen{ resources-listed }{ $any ->
    [0] { "" }
    [one] { " " }· { $any } Rohstoff nach Wahl
   *[other] { " " }· { $any } Rohstoffe nach Wahl
}
option-claim = { $card } beanspruchen (Kosten { $price })
option-tap_claim-claim = { $card } beanspruchen
option-attack_wild = { $card } angreifen
option-attack = { $target } angreifen: { $card }
option-end_turn = Zug beenden
option-pay_auto = Bezahlen{ $crystals-count ->
    [0] { "" }
   *[other] { " " }· { $crystals }
}{ resources-listed }
option-pay_crystal = { $card } ablegen
option-pay = { $number } { $resource ->
    [meat] Fleisch
    [plants] { $number ->
        [one] Pflanze
       *[other] Pflanzen
    }
    [ores] Erz
   *[mana] Mana
} von { $card }
option-target = { $card } ebenfalls angreifen
option-target-done = Kein weiteres Ziel
option-surge = Kraftschub an Front { $front }: { $card }
option-surge-done = { $surges ->
    [none] Kein Kraftschub
   *[more] Kein weiterer Kraftschub
}
option-play = { $forecast ->
    [known] { $card } ausspielen (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] { $card } ausspielen
}
option-stop = { $forecast ->
    [known] Hier aufhören (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] Hier aufhören
}
option-use = { $forecast ->
    [known] Einsetzen (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] Einsetzen
}
option-delayed-use = { $card }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} einsetzen (Front { $front }){ $dooms ->
    [yes] : die Einheit wird dem Untergang geweiht
   *[no] { "" }
}
option-aftermath-use = { $card }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} einsetzen (Front { $front })
option-decline = { $forecast ->
    [known] Verzichten (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] Verzichten
}
option-done = Fertig
option-none = { $forecast ->
    [known] Keine ausspielen (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] Keine ausspielen
}
option-discard = { $card } ablegen
option-discard_crystals = Alle Kristalle ablegen
option-discard_all = Die ganze Hand ablegen
option-refill = Auffüllen
option-keep = Hand behalten
option-crystal = { $forecast ->
    [known] { $card }: ablegen (Angriff { $then-attack }, Verteidigung { $then-defence })
   *[none] { $card }: ablegen
}
option-unit = { $whose ->
    [own] Deine Einheit: { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, Front { $front }
   *[enemy] Gegner: { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, Front { $front }
}{ $to ->
    [0] { "" }
   *[other] , an Front { $to }
}{ $forecast ->
    [known] . Front { $at } danach: Angriff { $then-attack }, Verteidigung { $then-defence }
   *[none] { "" }
}
option-front = Front { $front }: { $card }
option-land = { $card }
option-tokens = { $card }: { $resource-name }

## Was geschehen ist

event-faction = { $you ->
    [yes] Dein Volk: { $faction-name }. Dein Portal: { $card }.
   *[no] Das Volk von { $seat }: { $faction-name }. Das Portal: { $card }.
}
event-round = Runde { $number } von { $last }.
event-by-score = { $you ->
    [yes] Letzte Runde, Zugfolge nach Punkten: als Nächstes du.
   *[no] Letzte Runde, Zugfolge nach Punkten: als Nächstes { $seat }.
}
event-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-untapped-all = { $you ->
    [yes] { $number ->
        [one] Du richtest 1 Gebiet auf.
       *[other] Du richtest { $number } Gebiete auf.
    }
   *[no] { $number ->
        [one] { $seat } richtet 1 Gebiet auf.
       *[other] { $seat } richtet { $number } Gebiete auf.
    }
}
event-row-passed = { $card } kommt aus der Reihe unter den mittleren Stapel.
event-collapsed = { $you ->
    [yes] Dein Portal bricht zusammen: { $card }.
   *[no] Das Portal von { $seat } bricht zusammen: { $card }.
}{ " " }{ $ends ->
    [now] Die Partie endet mit diesem Kampf.
   *[round] Die Partie endet mit dieser Runde.
}
    .deed = das Portal bricht zusammen
event-scored = { $you ->
    [yes] Du hast { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } durch Gebiete
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } durch Siegel
    }{ $units ->
        [0] { "" }
       *[other] , { $units } durch Einheiten
    }.
   *[no] { $seat } hat { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } durch Gebiete
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } durch Siegel
    }{ $units ->
        [0] { "" }
       *[other] , { $units } durch Einheiten
    }.
}
event-won = { $you ->
    [yes] Du gewinnst mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
   *[no] { $seat } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
}
event-shared = { $you ->
    [yes] Mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    } teilst du dir den Sieg.
   *[no] Mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    } teilt sich { $seat } den Sieg.
}
event-drew = { $you ->
    [yes] { $number ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $number } Karten.
    }
   *[no] { $number ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
}
event-shuffled = { $you ->
    [yes] { $number ->
        [one] Deine Ablage, 1 Karte, kommt unter deinen Stapel.
       *[other] Deine Ablage, { $number } Karten, wird gemischt und kommt unter deinen Stapel.
    }
   *[no] { $number ->
        [one] Die Ablage von { $seat }, 1 Karte, kommt unter den Stapel.
       *[other] Die Ablage von { $seat }, { $number } Karten, wird gemischt und kommt unter den Stapel.
    }
}
event-discarded = { $you ->
    [yes] Du legst ab: { $cards }.
   *[no] { $seat } legt ab: { $cards }.
}
event-ended-turn = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
}
event-kept = { $you ->
    [yes] Du behältst deine Hand.
   *[no] { $seat } behält die Hand.
}
event-row-added = { $card } kommt in die Reihe.
event-row-filled = { $card } kommt in die Reihe.
event-tapped = { $you ->
    [yes] Du erschöpfst { $card }.
   *[no] { $seat } erschöpft { $card }.
}
event-produced = { $card } bringt { $number } { $number ->
    [one] { $resource-name ->
        [Pflanzen] Pflanze
       *[other] { $resource-name }
    }
   *[other] { $resource-name }
} hervor.
event-paid-crystal = { $you ->
    [yes] Du bezahlst mit { $card }.
   *[no] { $seat } bezahlt mit { $card }.
}
event-paid-tokens = { $you ->
    [yes] Du bezahlst { $number } { $number ->
        [one] { $resource-name ->
            [Pflanzen] Pflanze
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } von { $card }.
   *[no] { $seat } bezahlt { $number } { $number ->
        [one] { $resource-name ->
            [Pflanzen] Pflanze
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } von { $card }.
}
event-reinforced = { $you ->
    [yes] Du rufst { $card }: Die Einheit kommt auf deine Ablage.
   *[no] { $seat } ruft { $card }: Die Einheit kommt auf die Ablage.
}
    .deed = holt { $card } zur Verstärkung
event-bought = { $you ->
    [yes] Du kaufst { $card } aus der Reihe.
   *[no] { $seat } kauft { $card } aus der Reihe.
}
event-ended-main = { $you ->
    [yes] Du beendest die Hauptphase.
   *[no] { $seat } beendet die Hauptphase.
}
event-claimed = { $you ->
    [yes] Du beanspruchst { $card }.
   *[no] { $seat } beansprucht { $card }.
}
event-attacked-wild = { $you ->
    [yes] Du greifst die Wildnis an, Front { $front }: { $card }.
   *[no] { $seat } greift die Wildnis an, Front { $front }: { $card }.
}
event-attacked = { $you ->
    [yes] Du greifst { $target } an, Front { $front }: { $card }.
   *[no] { $target-you ->
        [yes] { $seat } greift dich an, Front { $front }: { $card }.
       *[no] { $seat } greift { $target } an, Front { $front }: { $card }.
    }
}
event-designated = { $you ->
    [yes] { $number ->
        [one] Du greifst an 1 Front an.
       *[other] Du greifst an { $number } Fronten an.
    }
   *[no] { $number ->
        [one] { $seat } greift an 1 Front an.
       *[other] { $seat } greift an { $number } Fronten an.
    }
}
event-surged = { $you ->
    [yes] Dein Kraftschub an Front { $front }: +{ $number } Stärke.
   *[no] Kraftschub von { $seat } an Front { $front }: +{ $number } Stärke.
}
event-no-surge = { $you ->
    [yes] Du bist mit den Kraftschüben fertig.
   *[no] { $seat } ist mit den Kraftschüben fertig.
}
event-played = { $you ->
    [yes] Du spielst { $card } an Front { $front } aus.
   *[no] { $seat } spielt { $card } an Front { $front } aus.
}
event-stopped = { $you ->
    [yes] Du hörst an Front { $front } auf.
   *[no] { $seat } hört an Front { $front } auf.
}
event-out-of-units = { $you ->
    [yes] Du hast keine Einheit mehr und hörst an Front { $front } auf.
   *[no] { $seat } hat keine Einheit mehr und hört an Front { $front } auf.
}
event-triggered = { $you ->
    [yes] Du setzt { $card } an Front { $front } ein ({ $trigger ->
        [immediate] Sofort-Fähigkeit
        [delayed] verzögerte Fähigkeit
        [aftermath] Nachspiel
        [self_destroyed] Reaktion: wird zerstört
        [ally_destroyed] Reaktion: eigene Einheit zerstört
        [enemy_destroyed] Reaktion: gegnerische Einheit zerstört
        [ally_played] Reaktion: eigene Einheit ausgespielt
       *[enemy_played] Reaktion: gegnerische Einheit ausgespielt
    }).
   *[no] { $seat } setzt { $card } an Front { $front } ein ({ $trigger ->
        [immediate] Sofort-Fähigkeit
        [delayed] verzögerte Fähigkeit
        [aftermath] Nachspiel
        [self_destroyed] Reaktion: wird zerstört
        [ally_destroyed] Reaktion: eigene Einheit zerstört
        [enemy_destroyed] Reaktion: gegnerische Einheit zerstört
        [ally_played] Reaktion: eigene Einheit ausgespielt
       *[enemy_played] Reaktion: gegnerische Einheit ausgespielt
    }).
}
event-declined = { $you ->
    [yes] Du verzichtest auf { $card } an Front { $front } ({ $trigger ->
        [immediate] Sofort-Fähigkeit
        [delayed] verzögerte Fähigkeit
        [aftermath] Nachspiel
        [self_destroyed] Reaktion: wird zerstört
        [ally_destroyed] Reaktion: eigene Einheit zerstört
        [enemy_destroyed] Reaktion: gegnerische Einheit zerstört
        [ally_played] Reaktion: eigene Einheit ausgespielt
       *[enemy_played] Reaktion: gegnerische Einheit ausgespielt
    }).
   *[no] { $seat } verzichtet auf { $card } an Front { $front } ({ $trigger ->
        [immediate] Sofort-Fähigkeit
        [delayed] verzögerte Fähigkeit
        [aftermath] Nachspiel
        [self_destroyed] Reaktion: wird zerstört
        [ally_destroyed] Reaktion: eigene Einheit zerstört
        [enemy_destroyed] Reaktion: gegnerische Einheit zerstört
        [ally_played] Reaktion: eigene Einheit ausgespielt
       *[enemy_played] Reaktion: gegnerische Einheit ausgespielt
    }).
}
event-window-closed = { $you ->
    [yes] { $trigger ->
        [delayed] Du setzt keine verzögerten Fähigkeiten mehr ein.
       *[aftermath] Du setzt im Nachspiel keine Fähigkeiten mehr ein.
    }
   *[no] { $trigger ->
        [delayed] { $seat } setzt keine verzögerten Fähigkeiten mehr ein.
       *[aftermath] { $seat } setzt im Nachspiel keine Fähigkeiten mehr ein.
    }
}
event-strengths = Front { $front }, { $card }: Angriff { $attack }, Verteidigung { $defence }.
event-took-wild = { $you ->
    [yes] Du übernimmst { $card }.
   *[no] { $seat } übernimmt { $card }.
}
event-stole = { $you ->
    [yes] Du raubst { $target } { $card }.
   *[no] { $target-you ->
        [yes] { $seat } raubt dir { $card }.
       *[no] { $seat } raubt { $target } { $card }.
    }
}
event-took-seal = { $you ->
    [yes] Du nimmst ein Siegel vom Portal von { $target }, { $card }; { $left ->
        [0] kein Siegel mehr.
       *[other] noch { $left } Siegel.
    }
   *[no] { $target-you ->
        [yes] { $seat } nimmt ein Siegel von deinem Portal, { $card }; { $left ->
            [0] kein Siegel mehr.
           *[other] noch { $left } Siegel.
        }
       *[no] { $seat } nimmt ein Siegel vom Portal von { $target }, { $card }; { $left ->
            [0] kein Siegel mehr.
           *[other] noch { $left } Siegel.
        }
    }
}
event-held-wild = { $card } bleibt wild.
event-held = { $you ->
    [yes] Du hältst { $card }.
   *[no] { $seat } hält { $card }.
}
event-cleared = { $you ->
    [yes] Auf deine Ablage: { $cards }.
   *[no] Auf die Ablage von { $seat }: { $cards }.
}
event-doomed = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist dem Untergang geweiht.
   *[no] { $card } ({ $seat }, Front { $front }) ist dem Untergang geweiht.
}
event-doomed-instead = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist zäh: dem Untergang geweiht, nicht zerstört.
   *[no] { $card } ({ $seat }, Front { $front }) ist zäh: dem Untergang geweiht, nicht zerstört.
}
event-stays-doomed = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist zäh und schon dem Untergang geweiht; sonst geschieht nichts.
   *[no] { $card } ({ $seat }, Front { $front }) ist zäh und schon dem Untergang geweiht; sonst geschieht nichts.
}
event-went-home = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist zerstört und kehrt in deine Heimatwelt zurück.
   *[no] { $card } ({ $seat }, Front { $front }) ist zerstört und kehrt in die Heimatwelt zurück.
}
event-went-wild = { $you ->
    [yes] Deine Karte { $card } an Front { $front } ist zerstört und kehrt in die Reihe zurück.
   *[no] { $card } ({ $seat }, Front { $front }) ist zerstört und kehrt in die Reihe zurück.
}
event-fell-immortal = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist zerstört und kommt, weil unsterblich, auf deine Ablage.
   *[no] { $card } ({ $seat }, Front { $front }) ist zerstört und kommt, weil unsterblich, auf die Ablage.
}
event-strengthened = { $you ->
    [yes] Deine Einheit { $card } an Front { $front }: +{ $number } Stärke.
   *[no] { $card } ({ $seat }, Front { $front }): +{ $number } Stärke.
}
event-weakened = { $you ->
    [yes] Deine Einheit { $card } an Front { $front }: −{ $number } Stärke.
   *[no] { $card } ({ $seat }, Front { $front }): −{ $number } Stärke.
}
event-repelled = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } wird auf deine Ablage abgedrängt.
   *[no] { $card } ({ $seat }, Front { $front }) wird auf die Ablage abgedrängt.
}
event-silenced = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } wird zum Schweigen gebracht.
   *[no] { $card } ({ $seat }, Front { $front }) wird zum Schweigen gebracht.
}
event-moved = { $you ->
    [yes] Deine Einheit { $card } geht von Front { $front } an Front { $to }.
   *[no] { $card } ({ $seat }) geht von Front { $front } an Front { $to }.
}
event-retreated = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } kehrt auf deine Hand zurück.
   *[no] { $card } ({ $seat }, Front { $front }) kehrt auf die Hand zurück.
}
event-rescued = { $you ->
    [yes] Deine Einheit { $card } an Front { $front } ist nicht mehr dem Untergang geweiht.
   *[no] { $card } ({ $seat }, Front { $front }) ist nicht mehr dem Untergang geweiht.
}
event-revealed = { $you ->
    [yes] Du deckst auf: { $cards }.
   *[no] { $seat } deckt auf: { $cards }.
}
event-mustered-nobody = { $you ->
    [yes] Du spielst keine der aufgedeckten Karten aus.
   *[no] { $seat } spielt keine der aufgedeckten Karten aus.
}
event-put-aside = { $you ->
    [yes] Aufgedeckt, nicht ausgespielt, auf deine Ablage: { $cards }.
   *[no] Aufgedeckt, nicht ausgespielt, auf die Ablage von { $seat }: { $cards }.
}
event-attuned = { $you ->
    [yes] Du legst { $card } ab und gewinnst den Wert als Stärke.
   *[no] { $seat } legt { $card } ab und gewinnt den Wert als Stärke.
}
event-harried = { $you ->
    [yes] Du musst { $card } ablegen.
   *[no] { $seat } muss { $card } ablegen.
}
event-foraged = { $you ->
    [yes] Du legst { $number } { $number ->
        [one] { $resource-name ->
            [Pflanzen] Pflanze
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } auf { $card }.
   *[no] { $seat } legt { $number } { $number ->
        [one] { $resource-name ->
            [Pflanzen] Pflanze
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } auf { $card }.
}
event-untapped = { $you ->
    [yes] Du richtest { $card } auf.
   *[no] { $seat } richtet { $card } auf.
}
event-plundered = { $you ->
    [yes] Du nimmst { $target } { $number } { $number ->
        [one] { $resource-name ->
            [Pflanzen] Pflanze
           *[other] { $resource-name }
        }
       *[other] { $resource-name }
    } weg: von { $card } auf { $to }.
   *[no] { $target-you ->
        [yes] { $seat } nimmt dir { $number } { $number ->
            [one] { $resource-name ->
                [Pflanzen] Pflanze
               *[other] { $resource-name }
            }
           *[other] { $resource-name }
        } weg: von { $card } auf { $to }.
       *[no] { $seat } nimmt { $target } { $number } { $number ->
            [one] { $resource-name ->
                [Pflanzen] Pflanze
               *[other] { $resource-name }
            }
           *[other] { $resource-name }
        } weg: von { $card } auf { $to }.
    }
}

## Die Seite

faction-fangmoor = Fangmoor-Klans
faction-verdant = Grüner Hof
faction-deepforge = Tiefenschmiede
faction-astral = Astrales Konklave
faction-caravan = Freie Karawanen
table-rounds = Runden
table-round = Runde { $number }
table-last-round = Letzte Runde: Wer die meisten Punkte hat, beginnt
table-front = Front { $number }
table-fronts = { $number ->
    [one] 1 Front
   *[other] { $number } Fronten
}
table-seals = { $number ->
    [one] 1 Siegel
   *[other] { $number } Siegel
}
table-realm = Portal und Gebiete: { $name }
table-may-attack = einmal angreifbar
table-attacked = schon angegriffen
table-lies = { $number } { $what ->
    [meat] Fleisch
    [plants] { $number ->
        [one] Pflanze
       *[other] Pflanzen
    }
    [ores] Erz
   *[mana] Mana
} darauf
table-wild-how = was jedes in jedem Zug gibt, und seine Punkte; rot: zu schlagen
table-crystals-how = bezahlt mit Rohstoffen, Mana zählt doppelt
table-amount = { $number } { $what ->
    [meat] Fleisch
    [plants] { $number ->
        [one] Pflanze
       *[other] Pflanzen
    }
    [ores] Erz
   *[mana] Mana
}
table-none-left = keine mehr
table-row-how = nur mit Rohstoffen
table-row-passes = „{ $card }“ geht am Ende der Runde
table-crystal-cost = Kosten { $number }
table-crystals-left = noch { $number }
table-world = Deine Heimatwelt
table-world-how = was du rufst, kommt auf deine Ablage
table-open-own = Deine offenen Karten
table-pay-for = Dafür bezahlst du
table-worth = zahlt je { $amount }
table-pay-auto = Für mich zahlen
table-pay-rest = Den Rest für mich zahlen
table-pay-this = Das zahlen
table-paid-up = Damit ist bezahlt.
table-pay-forced = Der Rest lässt sich nur auf eine Weise zahlen und geht mit:
table-all-goes = Die ganze Hand geht.
table-nothing-sent = Noch ist nichts abgeschickt: Du kannst es ändern.
table-back = Schritt zurück
table-take-back = Zurücknehmen: { $what }
table-keep-all = Alle behalten
table-draws = { $number ->
    [0] keine ziehen
    [one] 1 Karte ziehen
   *[other] { $number } Karten ziehen
}{ $shuffles ->
    [yes] , mischen
   *[no] { "" }
}
table-drawn = { $shuffles ->
    [yes] { $deck ->
        [0] Dein Stapel ist leer
        [one] Dein Stapel hat nur 1 Karte
       *[other] Dein Stapel hat nur { $deck } Karten
    }, deshalb kommt deine Ablage gemischt darunter.
   *[no] { $number ->
        [0] Du ziehst nichts.
        [one] Du ziehst 1 Karte von deinem Stapel, gemischt wird nicht.
       *[other] Du ziehst { $number } Karten von deinem Stapel, gemischt wird nicht.
    }
}
table-may-draw = { $name } ({ $number ->
    [one] 1 Karte
   *[other] { $number } Karten
})
table-then-draw = { $how ->
    [asked] { $count ->
        [one] Nach dir darf noch ziehen: { $who }.
       *[other] Nach dir dürfen noch ziehen: { $who }.
    }
    [filled] Nach dir wird gezogen: { $who }.
   *[no] Sonst füllt niemand auf.
}
table-next = { $cards } auf der Hand: { $how ->
    [asked] nach dir gefragt
    [filled] nach dir aufgefüllt
   *[no] nicht gefragt
}
table-discard-laid = { $number ->
    [one] 1 Karte ablegen
   *[other] { $number } Karten ablegen
}
table-crystals = { $number ->
    [one] 1 Kristall
   *[other] { $number } Kristalle
}
table-goes = geht
table-the-wild = Die Wildnis
table-still-placing = noch beim Ausspielen
table-no-unit = keine Einheit
table-falls = { $who ->
    [you] du gewinnst
   *[other] Angriff gewinnt
}
table-holds = hält
table-short-by = { $number ->
    [one] Gleichstand genügt nicht
   *[other] dem Angriff fehlen { $number }
}
table-takes-seal = { $who ->
    [you] du verlierst ein Siegel
   *[other] { $name } verliert ein Siegel
}
table-standing = Stärke ohne Einheiten
table-totals = Angriff { $attack }, Verteidigung { $defence }
table-attacks-wild = { $who ->
    [you] Du greifst die Wildnis an
   *[other] { $name } greift die Wildnis an
}
table-attacks = { $who ->
    [you] Du greifst { $target } an
    [me] { $name } greift dich an
   *[other] { $name } greift { $target } an
}
table-waits = wartet
table-stop = Hier aufhören
table-use = Einsetzen
table-decline = Verzichten
table-done = { $question ->
    [target] Schlacht beginnen
    [surge] { $surges ->
        [none] Kein Kraftschub
       *[more] Kein weiterer Kraftschub
    }
    [discard] Den Rest behalten
   *[other] Fertig
}
table-discard_crystals = Kristalle ablegen
table-discard_all = Alle ablegen
table-dooms = wird dem Untergang geweiht
table-none = Keine ausspielen
table-keep = Hand behalten
table-refill = Auffüllen
table-surge = Kraftschub
table-purse = Du hast
table-as-it-stands = Angriff : Verteidigung, jetziger Stand
table-tap_all = Alle erschöpfen
table-end_turn = Zug beenden
table-strong = { $units ->
    [0] Du hast keine Einheit auf der Hand.
   *[other] Deine Einheiten haben zusammen Stärke { $number }.
}
table-empty-hand = keine Karte auf der Hand
table-ended-rounds = Die letzte Runde ist vorbei.
table-ended-collapse = { $count ->
    [one] Ein Portal ist zusammengebrochen ({ $names }), darum endet die Partie mit Runde { $round }.
   *[other] Portale sind zusammengebrochen ({ $names }), darum endet die Partie mit Runde { $round }.
}
table-ended-sudden = { $count ->
    [one] Ein Portal ist zusammengebrochen ({ $names }), darum endet die Partie mit diesem Kampf, in Runde { $round }.
   *[other] Portale sind zusammengebrochen ({ $names }), darum endet die Partie mit diesem Kampf, in Runde { $round }.
}
table-ended-tamed = Kein wildes Gebiet ist mehr übrig, darum endet die Partie mit Runde { $round }.
table-decided-points = Die Punkte entscheiden: { $best } gegen { $who ->
    [you] deine { $other }
   *[other] { $other } von { $name }
}.
table-decided-territories = Gleichstand nach Punkten, darum entscheiden die Gebiete: { $best } gegen { $who ->
    [you] deine { $other }
   *[other] { $other } von { $name }
}.
table-decided-tokens = Gleichstand nach Punkten und Gebieten, darum entscheiden die Rohstoffe: { $best } gegen { $who ->
    [you] deine { $other }
   *[other] { $other } von { $name }
}.
table-decided-nothing = Gleichstand bei Punkten, Gebieten und Rohstoffen: Der Sieg wird geteilt.
table-points-lands = Gebiete
table-points-seals = Siegel
table-points-units = Einheiten
table-points-sum = Punkte
table-reckoning = Die Schlacht ist geschlagen
    .note = Angriff : Verteidigung. Der Angreifer braucht mehr; Gleichstand genügt nicht.
table-zones = Teile des Tisches
table-tab-wild = Wildnis
table-tab-row = Reihe
table-tab-world = Welt
table-tab-rivals = Gegner
table-tab-hand = Hand
table-gives = { $what } je Zug, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-gives-seal = ein Siegel, 2 Punkte
table-at-stake = es geht um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-against = { $against ->
    [player] unverteidigt hält es mit Stärke { $number }
   *[wild] es kämpft mit Stärke { $number }
}, deine Hand erreicht { $reach }{ $wins ->
    [yes] { "" }
   *[no] : zu wenig
}
table-acquired = kommt auf deine Ablage, gezogen wird es nach dem nächsten Mischen
table-needs = { $against ->
    [player] Front { $front }, { $name }: wenn niemand verteidigt, gewinnt mehr als { $number }.
   *[wild] Front { $front }, { $name }: mehr als { $number } gewinnt.
}
table-fought-out = Es bleibt nichts zu wählen: Deine Einheiten kämpfen, und die Schlacht ist entschieden
table-then = Front { $front } danach { $attack } : { $defence }

## Verben, wie das Labor sie nennt

verb-attack = Angreifen
verb-attack_wild = Wildnis angreifen
verb-buy = Kaufen
verb-claim = Beanspruchen
verb-crystal = Kristall nutzen
verb-decline = Verzichten
verb-discard = Ablegen
verb-discard_all = Alles ablegen
verb-discard_crystals = Kristalle ablegen
verb-done = Fertig
verb-end_turn = Zug beenden
verb-faction = Fraktion wählen
verb-front = Front wählen
verb-keep = Behalten
verb-land = Gebiet wählen
verb-none = Nichts wählen
verb-pay = Bezahlen
verb-pay_auto = Von selbst bezahlen
verb-pay_crystal = Mit Kristall bezahlen
verb-play = Ausspielen
verb-refill = Auffüllen
verb-reinforce = Rufen
verb-stop = Aufhören
verb-surge = Kraftschub geben
verb-tap = Erschöpfen
verb-tap_all = Alle erschöpfen
verb-tap_claim = Erschöpfen und Kristall nehmen
verb-target = Auch angreifen
verb-tokens = Marken legen
verb-unit = Einheit wählen
verb-use = Nutzen

## Felder der Karten, um andere Karten zu nennen

field-cost = Kosten
field-strength = Stärke
field-points = Punkte
field-text = Fähigkeiten
field-natural = natürliche Stärke
field-produces = was es hervorbringt
field-bulwark = Bollwerk
