### Zynalith

title = Zynalith
pitch = Wirb Geschöpfe an, stell sie in Reihen, sieh jede Reihe kämpfen, horte die Kristalle.

## Namen, die als Objekt anders lauten: wen oder was?

card-shard_squire =
    .wen = Splitterknappen
card-gilded_broker =
    .wen = Vergoldeten Makler
card-beggar_prophet =
    .wen = Bettelpropheten
card-marsh_pup =
    .wen = Sumpfwelpen
card-elder_bear =
    .wen = Altbären
card-vale_tyrant =
    .wen = Taltyrannen
card-hollow_king =
    .wen = Hohlen König
card-rivet_ox =
    .wen = Nietenochsen
card-bell_automaton =
    .wen = Glockenautomaten
card-forge_titan =
    .wen = Schmiedetitanen
card-faceless_warrior =
    .wen = Gesichtslosen Krieger
card-piercing_star =
    .wen = Stechenden Stern
card-padded_coat =
    .wen = Wattierten Rock
card-sudden_call =
    .wen = Jähen Ruf

## Die Arten der Karten

kind-kin = Sippe
kind-beast = Bestie
kind-spirit = Geist
kind-construct = Konstrukt
kind-property = Eigenschaft
kind-spell = Zauber
kind-equipment = Ausrüstung
kind-counter = Konter
kind-event = Event

figure-silver = Silber
figure-zynalith = Zynalith
figure-points = Siegpunkte
figure-initiative = Initiative
figure-attack = Angriff
figure-defence = Verteidigung
figure-life = Leben

## Was Karten tun: die gedruckten Texte

ability = { $when }: { CAP($what) }.
ability-once = { $when }, einmal je Runde: { CAP($what) }.
happening = Beim Ziehen: { CAP($what) }.
answers = { $when }: { CAP($what) }.
when-instant = Sofort
when-combat = Kampf
when-game-end = Spielende
when-death = Tod
when-mourning = { $whose ->
    [own] Trauer um deine
   *[any] Trauer
}
when-event = Event
when-spell = { $whose ->
    [own] Zauber von dir
   *[any] Zauber
}
when-equipment = { $whose ->
    [own] Ausrüstung von dir
   *[any] Ausrüstung
}
when-property = { $whose ->
    [own] Eigenschaft von dir
   *[any] Eigenschaft
}
when-greed = Gier
when-defence = Verteidigung
answers-play-creature = Wenn ein anderer ein Wesen spielt
answers-play-extra = Wenn ein anderer Eigenschaft, Zauber oder Ausrüstung spielt
answers-take-display = Wenn ein anderer eine Karte aus der Auslage nimmt
answers-banish = Wenn ein anderer ein Wesen verbannt
answers-any = In deinem Zug oder auf jede Aktion eines anderen
keyword-leech = Blutsaugen: Sein Schaden an fremden Helden heilt deinen.
keyword-pierce = Durchschlag: Sein Schaden an Helden übergeht deren Verteidigung.
effect-hit-hero = { $whom ->
    [all] füge jedem fremden Helden{ $suffix ->
        [pierce] { " " }mit Durchschlag
        [leech] { " " }mit Blutsaugen
       *[none] { "" }
    } { $number } Schaden zu
    [actor] füge dem Helden des Angreifers{ $suffix ->
        [pierce] { " " }mit Durchschlag
        [leech] { " " }mit Blutsaugen
       *[none] { "" }
    } { $number } Schaden zu
    [everyone] jeder Held nimmt { $number } Schaden{ $suffix ->
        [pierce] { " " }mit Durchschlag
        [leech] { " " }mit Blutsaugen
       *[none] { "" }
    }
   *[enemy] füge einem fremden Helden{ $suffix ->
        [pierce] { " " }mit Durchschlag
        [leech] { " " }mit Blutsaugen
       *[none] { "" }
    } { $number } Schaden zu
}
effect-hit-creature = { $whom ->
    [line] füge jedem fremden Wesen in seiner Linie { $number } Schaden zu
    [all] füge jedem fremden Wesen { $number } Schaden zu
    [everyone] jedes Wesen nimmt { $number } Schaden
   *[enemy] füge einem fremden Wesen { $number } Schaden zu
}
effect-heal-hero = { $whom ->
    [everyone] jeder Held heilt { $number }
   *[you] dein Held heilt { $number }
}
effect-heal-creature = { $whom ->
    [own] eines deiner Wesen heilt { $number }
    [each-own] jedes deiner Wesen heilt { $number }
    [everyone] jedes Wesen heilt { $number }
   *[self] dieses Wesen heilt { $number }
}
effect-destroy = { $whom ->
    [everyone] jedes Wesen mit Kosten bis { $number } stirbt
   *[enemy] vernichte ein fremdes Wesen mit Kosten bis { $number }
}
effect-gain = { $whom ->
    [everyone] alle erhalten
   *[you] erhalte
} { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
effect-lose = alle verlieren { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
effect-steal = nimm einem Gegner { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
} weg
effect-draw = { $whom ->
    [everyone] alle ziehen
   *[you] zieh
} { $number } { $back ->
    [creature] { $number ->
        [one] Wesenkarte
       *[other] Wesenkarten
    }
   *[extra] { $number ->
        [one] Zusatzkarte
       *[other] Zusatzkarten
    }
}
effect-discard = alle werfen { $number } { $number ->
    [one] zufällige Handkarte
   *[other] zufällige Handkarten
} ab
effect-redraw = die { $back ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
} wird abgelegt und neu gefüllt
effect-give = { $whom ->
    [each-own] jedes deiner Wesen erhält
    [everyone] jedes Wesen erhält
   *[self] dieses Wesen erhält
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat } { $until ->
    [round] in dieser Runde
   *[lasting] auf Dauer
}
effect-charge = dieses Wesen stürmt an
effect-shove = stell ein fremdes Wesen { $position ->
    [defence] von Angriff auf Verteidigung
   *[attack] von Verteidigung auf Angriff
}
effect-ward = dein Held hat +{ $number } Verteidigung in dieser Runde
effect-grant-leech = dein Held hat in dieser Runde Blutsaugen
effect-negate = die Karte wird wirkungslos abgelegt, und wer sie spielte, bekommt den Preis weniger 1 zurück
effect-seize = die Karte kommt stattdessen auf deine Hand, und das Silber geht zurück
effect-divert = du erhältst die Erstattung
effect-rouse = einer deiner Angreifer, der in dieser Runde noch nicht gestürmt ist, stürmt an
passive-bonus = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat }.
passive-aura = { $kind ->
    [kin] Deine anderen Wesen der Sippe haben
    [beast] Deine anderen Bestien haben
    [spirit] Deine anderen Geister haben
    [construct] Deine anderen Konstrukte haben
   *[any] Deine anderen Wesen haben
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK.
passive-swell = { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK für jede angelegte Karte.
passive-cheaper = { $type ->
    [property] Deine Eigenschaften kosten
    [spell] Deine Zauber kosten
    [equipment] Deine Ausrüstung kostet
   *[other] Deine Karten dieser Art kosten
} { $number } weniger.
passive-wage = Zu Beginn jeder Runde erhältst du { $number } Silber.
passive-bounty = Gewinnt dieses Wesen eine Linie, erhältst du { $number } Zynalith mehr.
passive-guard = In Verteidigung gibt dieses Wesen deinem Helden { $number } Verteidigung mehr.
passive-overheal = Dein Held kann bis { $number } über 30 geheilt werden.
passive-untouchable = Gegner können dieses Wesen nicht als Ziel wählen.
passive-salvage = Seine Erstattung sind die vollen Kosten.

## Orte und Stand

zone-hand = Handkarten
zone-front = Aufstellung
zone-hp = Lebenspunkte
zone-silver = Silber
zone-zynalith = Zynalithe
zone-creature_row = Wesenreihe
zone-extra_row = Zusatzreihe
zone-creature_discard = Wesenablage
zone-extra_discard = Zusatzablage
zone-aside = Beiseite
zone-announced = Ansage
zone-ward = Schutz
zone-leech = Blutsaugen
zone-passed = Gepasst
zone-declines = Verzichtet auf Konter
zone-declined_for_round = Verzichtet für die Runde
zone-out = Ausgeschieden
zone-turns = Züge
zone-card = Wesen
zone-attached = angelegt
zone-damage = Schaden
zone-guarding = verteidigt
zone-charged = ist gestürmt
zone-initiative = Initiative
zone-attack = Angriff
zone-defence = Verteidigung
zone-life = Leben
state-phase = { $value ->
    [draft] Auswahl
    [combat] Kampf
   *[other] Aktionen
}
state-round = Runde { $number } von 5
state-active = { $seat-you ->
    [yes] Dein Zug
   *[no] { $seat } ist am Zug
}

## Varianten

variant-two_fronts = Zwei Fronten
    .note = Alle haben eine West- und eine Ostfront; jede trifft nur auf ihresgleichen.
variant-two_fronts-off = Aus
variant-two_fronts-on = An
variant-faceless_warrior = Gesichtsloser Krieger
    .note = Zwei Exemplare eines Wesens, das seinen linken Nachbarn nachahmt.
variant-faceless_warrior-off = Aus
variant-faceless_warrior-on = An
variant-cost_defence = Verteidigung nach Kosten
    .note = Ein Verteidiger schützt seinen Helden um 0, 1 oder 2, je nach seinen Kosten.
variant-cost_defence-off = Aus
variant-cost_defence-on = An
variant-free_order = Freie Reihenfolge
    .note = Nebenaktionen bleiben nach jeder Hauptaktion möglich.
variant-free_order-off = Aus
variant-free_order-on = An
variant-instant_refill = Sofort auffüllen
    .note = Beide Reihen werden nach jeder Wahl und jeder Hauptaktion aufgefüllt.
variant-instant_refill-off = Aus
variant-instant_refill-on = An
preset-counter-never = Frag mich jedes Mal
preset-counter-until_my_turn = Für mich abwarten, bis ich am Zug bin
preset-counter-unless_played = Für mich abwarten, außer wenn eine Karte gespielt wird
preset-counter-unless_dear = Für mich abwarten, außer wenn eine Karte für 12 Silber oder 4 Zynalith gespielt wird

## Fragen

ask-draft =
    .kind = Du nimmst eine Karte
    .fact = Auswahl: Karte { $pick } von 5.
    .note = Wähle eine Karte oder einen Stapel, um zu sehen, was sie tun. Umsonst; alle sehen, was du aus der Auslage nimmst.
ask-turn =
    .kind = Du bist dran
    .fact = Runde { $round }: Du hast { $silver } Silber und { $zynalith } Zynalith.
    .note = Wähle eine Karte, einen Stapel oder eines deiner Wesen. Eine Hauptaktion; Tauschen, Wechseln und Verkaufen kommen davor.
ask-turn-end =
    .kind = Dein Zug geht weiter
    .fact = Deine Hauptaktion ist getan.
    .note = Dein neues Wesen greift an. Lass es stattdessen deinen Helden verteidigen oder beende deinen Zug.
ask-discard =
    .kind = Wirf eine Karte ab
    .fact = Du ziehst eine Reihe neu.
    .note = Die Karte kommt offen auf ihre Ablage.
ask-counter =
    .kind = Du darfst kontern
    .fact = { $verb ->
        [play] { $active } spielt { $card-wen }.
        [take] { $card-id ->
            [unknown] { $active } zieht eine Karte vom Stapel.
           *[other] { $active } nimmt { $card-wen }.
        }
        [banish] { $active } verbannt { $card-wen }.
        [redraw] { $active } zieht eine Reihe neu.
       *[pass] { $active } passt.
    }
    .note = Alle Gefragten antworten gleichzeitig; niemand sieht, wer abwartet.
ask-attach =
    .kind = Wähle ein Wesen
    .fact = { $card } braucht einen freien Slot.
    .note = Die Karte bleibt dort, bis das Wesen geht.
ask-target-creature =
    .kind = Wähle ein Wesen
    .fact = Ein Effekt von dir braucht ein Ziel.
    .note = Er geschieht sofort.
ask-target-hero =
    .kind = Wähle einen Gegner
    .fact = Ein Effekt von dir braucht ein Ziel.
    .note = Er geschieht sofort.
ask-front =
    .kind = Wähle eine Front
    .fact = { $card } kommt ins Spiel.
    .note = Es wechselt die Front nicht mehr.
wait-counter = { $count ->
    [one] { $seats } darf kontern.
   *[other] { $seats } dürfen kontern.
}

## Möglichkeiten

option-draft-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Eine Wesenkarte ziehen
       *[extra] Eine Zusatzkarte ziehen
    }
   *[other] { $card-wen } nehmen
}
option-turn-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Eine Wesenkarte ziehen für 1 Silber
       *[extra] Eine Zusatzkarte ziehen für 1 Silber
    }
   *[other] { $card-wen } nehmen für 1 Silber
}
option-play = { $card-wen } für { $price } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
} spielen
option-counter = Kontern: { $card } für { $price } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
option-banish = { $card-wen } verbannen, { $price } Silber zurück
option-redraw = { $arg1 ->
    [creature] Handkarte für eine neue Wesenreihe abwerfen
   *[extra] Handkarte für eine neue Zusatzreihe abwerfen
}
option-pass = Für diese Runde passen
option-swap = { $card-wen } und { $other-wen } tauschen
option-switch = { $position ->
    [defence] { $card-wen } auf Verteidigung stellen
   *[attack] { $card-wen } auf Angriff stellen
}
option-sell = 1 Zynalith für 2 Silber verkaufen
option-end = Zug beenden
option-hold = Abwarten
option-decline = { $arg1 ->
    [turn] Bis zu meinem nächsten Zug verzichten
   *[round] Für diese Runde verzichten
}
option-discard = { $card-wen } abwerfen
option-host = An { $card-wen } anlegen
option-creature = { $target-you ->
    [yes] Eigenes Ziel: { $card }
   *[no] Ziel: { $card } bei { $target }
}
option-hero = { $target } wählen
option-west = Westfront
option-east = Ostfront

## Was geschah

event-first = { $you ->
    [yes] Du beginnst die Auswahl.
   *[no] { $seat } beginnt die Auswahl.
}
event-round = { $you ->
    [yes] Runde { $number }, { $slots } Slots. Du beginnst.
   *[no] Runde { $number }, { $slots } Slots. { $seat } beginnt.
}
event-turn = { $you ->
    [yes] Zug { $number }: du.
   *[no] Zug { $number }: { $seat }.
}
event-passed = { $you ->
    [yes] Du machst in dieser Runde keinen Zug mehr.
   *[no] { $seat } macht in dieser Runde keinen Zug mehr.
}
event-combat = Runde { $number }: Kampf.
event-round-over = Runde { $number } ist vorbei.
event-offered = { $card } liegt in der { $row ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
}, Platz { $place }.
event-redrawn = Die { $row ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
} wird neu gezogen.
event-refreshed = Die Auslage wird erneuert.
event-reshuffled = Die { $deck ->
    [creature] Wesenablage
   *[extra] Zusatzablage
} wird gemischt und wird zum Stapel.
event-happened = Event: { $card }.
event-drew = { $you ->
    [yes] { $deck ->
        [creature] Du ziehst { $card-wen } vom Wesenstapel.
       *[extra] Du ziehst { $card-wen } vom Zusatzstapel.
    }
   *[no] { $deck ->
        [creature] { $seat } zieht eine Wesenkarte.
       *[extra] { $seat } zieht eine Zusatzkarte.
    }
}
event-nothing-left = { $you ->
    [yes] { $deck ->
        [creature] Für dich ist keine Wesenkarte mehr da.
       *[extra] Für dich ist keine Zusatzkarte mehr da.
    }
   *[no] { $deck ->
        [creature] Für { $seat } ist keine Wesenkarte mehr da.
       *[extra] Für { $seat } ist keine Zusatzkarte mehr da.
    }
}
event-picked = { $you ->
    [yes] Du wählst { $card-wen } ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
   *[no] { $seat } wählt { $card-wen } ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
}
event-lost-card = { $you ->
    [yes] Du verlierst { $card-wen } von der Hand.
   *[no] { $seat } verliert { $card-wen } von der Hand.
}
event-announced-take = { $you ->
    [yes] Du willst { $card-wen } nehmen ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
   *[no] { $seat } will { $card-wen } nehmen ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
}
event-announced-draw = { $you ->
    [yes] { $deck ->
        [creature] Du greifst nach dem Wesenstapel.
       *[extra] Du greifst nach dem Zusatzstapel.
    }
   *[no] { $deck ->
        [creature] { $seat } greift nach dem Wesenstapel.
       *[extra] { $seat } greift nach dem Zusatzstapel.
    }
}
event-announced-play = { $you ->
    [yes] Du spielst { $card-wen } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } für { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
   *[no] { $seat } spielt { $card-wen } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } für { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
}
event-announced-banish = { $you ->
    [yes] Du verbannst { $card-wen }, Platz { $place } deiner Front.
   *[no] { $seat } verbannt { $card-wen }, Platz { $place } der Front.
}
event-announced-redraw = { $you ->
    [yes] { $row ->
        [creature] Du wirfst { $card-wen } für eine neue Wesenreihe ab.
       *[extra] Du wirfst { $card-wen } für eine neue Zusatzreihe ab.
    }
   *[no] { $row ->
        [creature] { $seat } wirft { $card-wen } für eine neue Wesenreihe ab.
       *[extra] { $seat } wirft { $card-wen } für eine neue Zusatzreihe ab.
    }
}
event-announced-pass = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-took = { $you ->
    [yes] Du nimmst { $card-wen } auf die Hand.
   *[no] { $seat } nimmt { $card-wen } auf die Hand.
}
event-entered = { $you ->
    [yes] { $card } stellt sich auf Platz { $place } deiner Front.
   *[no] { $card } stellt sich auf Platz { $place } der Front von { $seat }.
}
event-attached = { $you ->
    [yes] Du legst { $card-wen } an { $host-wen } an.
   *[no] { $seat } legt { $card-wen } an { $host-wen } an.
}
event-no-host = { $you ->
    [yes] Keines deiner Wesen hat einen Slot für { $card-wen }.
   *[no] Kein Wesen von { $seat } hat einen Slot für { $card-wen }.
}
event-banished = { $you ->
    [yes] { $card } verlässt deine Front.
   *[no] { $card } verlässt die Front von { $seat }.
}
event-already-gone = { $you ->
    [yes] Das Wesen, das du verbannen wolltest, ist fort.
   *[no] Das Wesen, das { $seat } verbannen wollte, ist fort.
}
event-swapped = { $you ->
    [yes] Du tauschst { $card-wen } und { $other-wen }.
   *[no] { $seat } tauscht { $card-wen } und { $other-wen }.
}
event-switched = { $you ->
    [yes] { $position ->
        [defence] Du stellst { $card-wen } auf Verteidigung.
       *[attack] Du stellst { $card-wen } auf Angriff.
    }
   *[no] { $position ->
        [defence] { $seat } stellt { $card-wen } auf Verteidigung.
       *[attack] { $seat } stellt { $card-wen } auf Angriff.
    }
}
event-sold = { $you ->
    [yes] Du verkaufst 1 Zynalith für 2 Silber.
   *[no] { $seat } verkauft 1 Zynalith für 2 Silber.
}
event-countered = { $you ->
    [yes] Du spielst { $card-wen } als Konter { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } für { $number } Zynalith.
   *[no] { $seat } spielt { $card-wen } als Konter { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } für { $number } Zynalith.
}
event-declines = { $you ->
    [yes] Du verzichtest vorerst auf Konter.
   *[no] { $seat } verzichtet vorerst auf Konter.
}
event-negated = { $you ->
    [yes] Deine Karte { $card } bleibt wirkungslos; { $number } kommt zurück.
   *[no] { $card } von { $seat } bleibt wirkungslos; { $number } kommt zurück.
}
event-seized = { $you ->
    [yes] Du schnappst { $target } { $card-wen } weg.
   *[no] { $target-you ->
        [yes] { $seat } schnappt dir { $card-wen } weg.
       *[no] { $seat } schnappt { $target } { $card-wen } weg.
    }
}
event-diverted = { $you ->
    [yes] Du kassierst statt { $target } { $number } Silber.
   *[no] { $target-you ->
        [yes] { $seat } kassiert deine { $number } Silber.
       *[no] { $seat } kassiert statt { $target } { $number } Silber.
    }
}
event-triggered = { $you ->
    [yes] Bei dir wird { $card } ausgelöst: { $trigger ->
        [instant] Sofort
        [combat] Kampf
        [game-end] Spielende
        [death] Tod
        [mourning] Trauer
        [event] Event
        [spell] Zauber
        [equipment] Ausrüstung
        [property] Eigenschaft
        [greed] Gier
       *[defence] Verteidigung
    }.
   *[no] Bei { $seat } wird { $card } ausgelöst: { $trigger ->
        [instant] Sofort
        [combat] Kampf
        [game-end] Spielende
        [death] Tod
        [mourning] Trauer
        [event] Event
        [spell] Zauber
        [equipment] Ausrüstung
        [property] Eigenschaft
        [greed] Gier
       *[defence] Verteidigung
    }.
}
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] Du wählst bei dir { $card-wen }.
       *[no] Du wählst bei { $target } { $card-wen }.
    }
   *[no] { $target-you ->
        [yes] { $seat } wählt bei dir { $card-wen }.
       *[no] { $target-same ->
            [yes] { $seat } wählt in der eigenen Front { $card-wen }.
           *[no] { $seat } wählt bei { $target } { $card-wen }.
        }
    }
}
event-aimed-at-hero = { $you ->
    [yes] Du wählst { $target }.
   *[no] { $target-you ->
        [yes] { $seat } wählt dich.
       *[no] { $seat } wählt { $target }.
    }
}
event-creature-hurt = { $you ->
    [yes] Dein Wesen { $card } nimmt { $number } Schaden, noch { $left } HP.
   *[no] { $card } von { $seat } nimmt { $number } Schaden, noch { $left } HP.
}
event-creature-healed = { $you ->
    [yes] Dein Wesen { $card } heilt { $number }, jetzt { $left } HP.
   *[no] { $card } von { $seat } heilt { $number }, jetzt { $left } HP.
}
event-destroyed = { $you ->
    [yes] Dein Wesen { $card } wird vernichtet.
   *[no] { $card } von { $seat } wird vernichtet.
}
event-died = { $you ->
    [yes] Dein Wesen { $card } stirbt; Erstattung { $number } Silber.
   *[no] { $card } von { $seat } stirbt; Erstattung { $number } Silber.
}
event-gave = { $you ->
    [yes] Dein Wesen { $card }: { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] für diese Runde
       *[lasting] dauerhaft
    }.
   *[no] { $card } von { $seat }: { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] für diese Runde
       *[lasting] dauerhaft
    }.
}
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Dein Wesen { $card } wird in Verteidigung gedrängt.
       *[attack] Dein Wesen { $card } wird in den Angriff gezerrt.
    }
   *[no] { $position ->
        [defence] { $card } von { $seat } wird in Verteidigung gedrängt.
       *[attack] { $card } von { $seat } wird in den Angriff gezerrt.
    }
}
event-hero-hit = { $you ->
    [yes] Dein Held wird für { $number } getroffen, { $defence } hält die Verteidigung: { $lost } verloren, noch { $left } HP.
   *[no] Der Held von { $seat } wird für { $number } getroffen, { $defence } hält die Verteidigung: { $lost } verloren, noch { $left } HP.
}
event-hero-healed = { $you ->
    [yes] Dein Held heilt { $number }, jetzt { $left } HP.
   *[no] Der Held von { $seat } heilt { $number }, jetzt { $left } HP.
}
event-gained = { $you ->
    [yes] Du erhältst { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
   *[no] { $seat } erhält { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
}
event-lost = { $you ->
    [yes] Du verlierst { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
   *[no] { $seat } verliert { $number } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }.
}
event-warded = { $you ->
    [yes] Dein Held hat für diese Runde { $number } Verteidigung mehr.
   *[no] Der Held von { $seat } hat für diese Runde { $number } Verteidigung mehr.
}
event-leeching = { $you ->
    [yes] Dein Held hat für diese Runde Blutsaugen.
   *[no] Der Held von { $seat } hat für diese Runde Blutsaugen.
}
event-eliminated = { $you ->
    [yes] Du scheidest aus, mit { $number } { $number ->
        [one] Punkt
       *[other] Punkten
    }.
   *[no] { $seat } scheidet aus, mit { $number } { $number ->
        [one] Punkt
       *[other] Punkten
    }.
}
event-hand-lost = { $you ->
    [yes] Deine Hand wird abgeworfen: { $cards }.
   *[no] Die Hand von { $seat } wird abgeworfen: { $cards }.
}
event-fight = { $front ->
    [east] Ostlinie { $number } kämpft.
   *[west] Linie { $number } kämpft.
}
event-member = { $you ->
    [yes] Dein Wesen { $card } steht in der Linie: INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
   *[no] { $card } von { $seat } steht in der Linie: INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
}
event-lot = { $you ->
    [yes] Los: Du bist Nummer { $place }.
   *[no] Los: { $seat } ist Nummer { $place }.
}
event-winner = { $you ->
    [yes] Dein Wesen { $card } gewinnt die Linie mit ATK { $attack }.
   *[no] { $card } von { $seat } gewinnt die Linie mit ATK { $attack }.
}
event-no-winner = Niemand gewinnt Linie { $number }.
event-struck = { $you ->
    [yes] Dein Wesen { $card } wird für { $number } getroffen, Überschuss { $overflow }.
   *[no] { $card } von { $seat } wird für { $number } getroffen, Überschuss { $overflow }.
}
event-reward = { $you ->
    [yes] Dein Wesen { $card } bringt { $number } Zynalith heim.
   *[no] { $card } von { $seat } bringt { $number } Zynalith heim.
}
event-fought = Linie { $number } ist ausgefochten.
event-charged = { $you ->
    [yes] Dein Wesen { $card } stürmt an.
   *[no] { $card } von { $seat } stürmt an.
}
event-final = { $you ->
    [yes] Du hast { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    }.
   *[no] { $seat } hat { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    }.
}
event-won = { $you ->
    [yes] { $how ->
        [alone] Du überlebst alle und gewinnst.
        [hp] Gleich viele Punkte: Du hast mehr Helden-LP und gewinnst.
        [zynalith] Immer noch gleich: Du hast mehr Zynalith und gewinnst.
        [silver] Immer noch gleich: Du hast mehr Silber und gewinnst.
        [shared] Gleichauf in allem, was entscheidet: Du teilst dir den Sieg.
       *[points] Du hast die meisten Punkte und gewinnst.
    }
   *[no] { $how ->
        [alone] { $seat } überlebt alle und gewinnt.
        [hp] Gleich viele Punkte: { $seat } hat mehr Helden-LP und gewinnt.
        [zynalith] Immer noch gleich: { $seat } hat mehr Zynalith und gewinnt.
        [silver] Immer noch gleich: { $seat } hat mehr Silber und gewinnt.
        [shared] Gleichauf in allem, was entscheidet: { $seat } teilt sich den Sieg.
       *[points] { $seat } hat die meisten Punkte und gewinnt.
    }
}

## Der Tisch im Browser

table-rounds = Runden
table-round = Runde { $number }
table-market = Markt
table-market-how = { $phase ->
    [draft] In der Auswahl umsonst
   *[turns] 1 Silber zum Nehmen, oder gleich von hier ausspielen
}
table-row-name = { $row ->
    [creature] Wesen
   *[extra] Zusatzkarten
}
table-deck = { $deck ->
    [creature] Wesenstapel
   *[extra] Zusatzstapel
}
table-discard = { $deck ->
    [creature] Abgelegte Wesenkarten
   *[extra] Abgelegte Zusatzkarten
}
table-empty-place = Leerer Platz
table-set-aside = beiseite
table-redraw = Neu ziehen
    .note = für eine Handkarte
table-redraw-row = { $row ->
    [creature] Wesen
   *[extra] Zusatzkarten
} neu ziehen
    .note = Alle Karten dieser Reihe werden abgelegt und fünf neue gezogen. Dafür wirfst du eine Handkarte ab.
table-fronts = Fronten
table-line = Linie { $number }
table-line-of = { $front ->
    [east] Ost { $number }
   *[west] West { $number }
}
table-panels = Gezeigter Teil des Tisches
table-guards = Verteidiger
table-guards-one = Verteidigung
table-if-now = Wenn jetzt gekämpft würde
table-nobody-here = kein Angreifer
table-blow = { $half ->
    [yes] halber Schlag
   *[no] voller Schlag
}
table-verdict-wins = { $card } gewinnt
table-verdict-hit = { $you ->
    [yes] { $number } gegen dich
   *[no] { $number } gegen { $seat }
}
table-brief-hit = { $who ->
    [you] { $number } auf dich und andere
    [each] { $spread ->
        [same] je { $number }
       *[most] je bis zu { $number }
    }
   *[some] { $spread ->
        [same] { $number } auf { $count } Helden
       *[most] bis zu { $number } auf { $count } Helden
    }
}
table-verdict-lose = dein Wesen { $card } fällt
table-verdict-lot = das Los entscheidet: { $cards }
table-verdict-nobody = Niemand gewinnt.
table-would-win = würde gewinnen
table-would-fall = würde fallen
table-defends = in Verteidigung
table-defends-in = { $front ->
    [east] in Verteidigung, Ostfront
    [west] in Verteidigung, Westfront
   *[only] in Verteidigung
}
table-shield = Heldenschutz
table-places = { $used } von { $number } Plätzen
table-of = { $now } von { $most }
table-passed = gepasst
table-declines = verzichtet
    .note = Spielt vorerst keine Konter
table-first-player = beginnt
table-out = ausgeschieden
table-deck-note = Nur du siehst, was du ziehst. Ein Event geschieht sofort, dann ziehst du noch einmal.
table-open-own = Deine offenen Karten
table-no-counter = Keiner deiner Konter passt hier. Das erfährt niemand: Alle Gefragten antworten gleichzeitig.
table-aim-left = { $number ->
    [0] { $card } stirbt
   *[other] { $card }: danach { $number } Leben
}
table-aim-same = keine Linie ändert sich
table-known-card = alle haben sie gesehen
table-hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-free-slot = { $type ->
    [property] freier Platz für eine Eigenschaft
    [spell] freier Platz für einen Zauber
   *[equipment] freier Platz für Ausrüstung
}
table-spent = fertig
    .note = die Wirkung ist vorbei, der Platz bleibt belegt
table-slots = Plätze für Karten
table-charged = ist gestürmt
table-enters = Kommt in { $line }
table-forecast-hero = { $you ->
    [yes] du verlierst { $number } statt { $before }
   *[no] { $seat } verliert { $number } statt { $before }
}
table-take = Nehmen
table-play = Ausspielen
table-counter = Als Konter ausspielen
table-pass = Passen
    .note = für diese Runde
table-end = Zug beenden
table-sell = Verkaufen
table-banish = Verbannen
table-guard = Verteidigen
    .note = verlässt den Angriff
table-attack = Angreifen
    .note = tritt in eine Linie
table-look = Genau ansehen
table-free = kostenlos
table-money-left = { $number } bleiben
table-answers-rivals = nur als Antwort
table-front-full = Front ist voll
table-no-slot = kein Platz frei
table-short = { $currency ->
    [silver] { $number } Silber { $number ->
        [one] fehlt
       *[other] fehlen
    }
   *[crystal] { $number } Zynalith { $number ->
        [one] fehlt
       *[other] fehlen
    }
}
table-points-printed = Punkte der Front
table-points-silver = Silber, 10 für 1
table-points-sum = Punkte
table-open-fight = Letzter Kampf
table-film-soft = { $east ->
    [east] Um die Ostlinie { $number } wird gekämpft. Niemand wird gefragt.
   *[west] Um Linie { $number } wird gekämpft. Niemand wird gefragt.
}
table-film-shown = Alle sehen diese Karte. Danach geht es am Tisch weiter.
table-film-charge = Sturmangriff
table-film-event = Event
table-film-counter = { $you ->
    [yes] Du spielst einen Konter
   *[no] { $seat } spielt einen Konter
}
table-film-step = { $step ->
    [effects] Kampfwirkungen
    [winner] Sieger
    [strike] Schlag
    [deaths] Gefallene
   *[reward] Lohn
}
table-film-none = keine
table-film-wins = gewinnt
table-film-strongest = { $you ->
    [yes] Dein Wesen { $card } hat den höchsten Angriff: { $numbers }.
   *[no] { $card } von { $seat } hat den höchsten Angriff: { $numbers }.
}
table-film-to = { $first } gegen { $others }
table-film-alone = { $you ->
    [yes] Dein Wesen { $card } hat keinen Gegner.
   *[no] { $card } von { $seat } hat keinen Gegner.
}
table-film-nobody = Niemand hat Angriff: Niemand gewinnt.
table-film-attack = Angriff
table-film-open = Angriff, der Weg ist frei
table-film-half = die Hälfte von { $number }, der Weg ist frei
table-film-life = Leben
table-film-armour = Rüstung
table-film-defence = Schutz
table-film-blocked = hält stand
table-film-for-win = für den Sieg
table-film-bounty = Kopfgeld
table-film-healed = Leben zurück für { $seat }
table-film-effects = Kampfwirkungen, die höchste Initiative zuerst.
table-film-no-effect = keine Kampfwirkung
table-film-tie = { $by ->
    [initiative] Gleicher Angriff: { $cards }. Die Initiative entscheidet: { $numbers }.
    [defence] Angriff und Initiative gleich: { $cards }. Die Verteidigung entscheidet: { $numbers }.
    [life] Angriff, Initiative und Verteidigung gleich: { $cards }. Das Leben entscheidet: { $numbers }.
   *[lot] In allem gleich: { $cards }. Das Los entscheidet.
}
table-film-criterion = { $by ->
    [attack] Angriff
    [initiative] Gleichstand: Initiative
    [defence] Gleichstand: Verteidigung
    [life] Gleichstand: Leben
   *[lot] Gleichstand: Los
}
table-film-strike = Der Schlag trifft alle anderen zugleich; was zu viel ist, trifft den Helden.
table-film-pierce = Durchschlag: Kein Heldenschutz zählt.
table-film-pierced = übergangen
table-film-gap = { $half ->
    [yes] Wer niemanden in dieser Linie hat, bekommt den halben Schlag ab.
   *[no] Wer niemanden in dieser Linie hat, bekommt den vollen Schlag ab.
}
table-film-deaths = Gefallene geben Silber zurück; was sie trugen, ist verloren.
table-film-lost = Mit verloren: { $cards }
table-film-reward = { $card } bringt { $number } Zynalith.
table-film-nothing-after = Keine Wirkung von Tod, Trauer oder Verteidigung folgt.
table-film-given = { $until ->
    [round] für diese Runde
   *[lasting] auf Dauer
}
table-film-next = Die nächsten Linien
