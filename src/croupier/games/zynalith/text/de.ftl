### Zynalith

title = Zynalith
pitch = Wirb Wesen an, stelle sie in Linien, sieh jede Linie kämpfen, horte die Kristalle.

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
    .counted = { $number } Silber
figure-zynalith = Zynalith
    .counted = { $number } Zynalith
figure-points = Siegpunkte
    .counted = { $number } { $number ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
figure-initiative = INIT
figure-attack = ATK
figure-defence = DEF
figure-life = HP

## Was Karten tun: die gedruckten Texte

ability = { $when }{ $limits ->
    [own] {" "}(nur eigene)
    [once] {" "}(einmal je Runde)
    [own-once] {" "}(nur eigene, einmal je Runde)
   *[none] { "" }
}: { CAP($what) }.
happening = Wenn es gezogen wird: { CAP($what) }.
answers = { $when }: { CAP($what) }.
when-instant = Sofort
    .term = Sofort
    .note = diese Karte ist ins Spiel gekommen
when-combat = Kampf
    .term = Kampf
    .note = eine Kampfrunde mit Gegnern beginnt in der Linie, in der { effect-host } steht
when-game-end = Spielende
    .term = Spielende
    .note = Runde 5 ist vorbei
when-death = Tod
    .term = Tod
    .note = { effect-host } ist gestorben
when-mourning = Trauer
    .term = Trauer
    .note = ein anderes Wesen ist gestorben
when-event = Event
    .term = Event
    .note = ein Event ist ausgeführt worden
when-spell = Zauber
    .term = Zauber
    .note = jemand hat einen Zauber ausgespielt
when-equipment = Ausrüstung
    .term = Ausrüstung
    .note = jemand hat eine Ausrüstung ausgespielt
when-property = Eigenschaft
    .term = Eigenschaft
    .note = jemand hat eine Eigenschaft ausgespielt
when-greed = Gier
    .term = Gier
    .note = jemand hat eine Karte mit aufgedruckten Kosten von mindestens 12 Silber oder 4 Zynalith ausgespielt
when-defence = Verteidigung
    .term = Verteidigung
    .note = dein Held wurde im Kampf getroffen, ohne Durchschlag, während { effect-host } in Verteidigungsposition stand
answers-play-creature = Wenn ein anderer Spieler ein Wesen ausspielt
answers-play-extra = Wenn ein anderer Spieler eine Eigenschaft, einen Zauber oder eine Ausrüstung ausspielt
answers-take-display = Wenn ein anderer Spieler eine Karte aus der Auslage nimmt
answers-banish = Wenn ein anderer Spieler ein Wesen verbannt
answers-any = Auf jede Hauptaktion eines anderen Spielers oder in deinem Zug
keyword-leech = Blutsaugen: Schaden, den { effect-host } gegnerischen Helden zufügt, heilt deinen Helden.
keyword-pierce = Durchschlag: Schaden, den { effect-host } Helden zufügt, übergeht die Heldenverteidigung.
effect-host = { $on ->
    [property] der Träger
    [spell] der Träger
    [equipment] der Träger
   *[creature] dieses Wesen
}
effect-whom = { $on ->
    [property] den Träger
    [spell] den Träger
    [equipment] den Träger
   *[creature] dieses Wesen
}
effect-hit-hero = { $number } Schaden{ $suffix ->
    [pierce] {" "}mit Durchschlag
    [leech] {" "}mit Blutsaugen
   *[none] { "" }
} { $whom ->
    [all] an jedem gegnerischen Helden
    [actor] am Helden des Angreifers
    [everyone] an jedem Helden
   *[enemy] an einem gegnerischen Helden
}
effect-hit-creature = { $number } Schaden an { $whom ->
    [line] jedem gegnerischen Wesen in der Linie
    [all] jedem gegnerischen Wesen
    [everyone] jedem Wesen
   *[enemy] einem gegnerischen Wesen
}
effect-heal-hero = heile { $whom ->
    [everyone] jeden Helden
   *[you] deinen Helden
} um { $number } HP
effect-heal-creature = heile { $whom ->
    [own] eines deiner Wesen
    [each-own] jedes deiner Wesen
    [everyone] jedes Wesen
   *[self] { effect-whom }
} um { $number } HP
effect-destroy = zerstöre { $whom ->
    [everyone] jedes Wesen
   *[enemy] ein gegnerisches Wesen
} mit aufgedruckten Kosten von höchstens { $number } Silber
    .term = zerstören
    .note = das Wesen stirbt, mit der üblichen Rückerstattung
effect-gain = { $whom ->
    [everyone] jeder Spieler erhält
   *[you] erhalte
} { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
effect-lose = jeder Spieler verliert { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
effect-steal = nimm einem gegnerischen Spieler { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
} weg
effect-draw = { $whom ->
    [everyone] jeder Spieler zieht
   *[you] ziehe
} { $number } { $number ->
    [one] Karte
   *[other] Karten
} vom { $back ->
    [creature] Wesenstapel
   *[extra] Zusatzstapel
}
effect-discard = jeder Spieler wirft { $number ->
    [one] { $number } zufällige Handkarte
   *[other] { $number } zufällige Handkarten
} ab
effect-redraw = lege die { $back ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
} ab und fülle sie neu
effect-give = { $change } für { $whom ->
    [each-own] jedes deiner Wesen
    [everyone] jedes Wesen
   *[self] { effect-whom }
}, { $until ->
    [round] bis zum Ende der Runde
   *[lasting] dauerhaft
}
effect-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat }
effect-both = { $first } und { $second }
effect-charge = { effect-host } macht einen Sturmangriff
    .term = Sturmangriff
    .note = sofort eine Kampfrunde mehr für die Linie, in der { effect-host } steht; jedes Wesen höchstens einmal je Runde
effect-shove = stelle ein gegnerisches Wesen in { $position ->
    [defence] Verteidigungsposition
   *[attack] Angriffsposition
}
effect-ward = +{ $number } Heldenverteidigung bis zum Ende der Runde
    .term = Heldenverteidigung
    .note = was von jedem Treffer auf deinen Helden abgeht
effect-grant-leech = dein Held hat bis zum Ende der Runde Blutsaugen
    .term = Blutsaugen
    .note = Schaden, den deine Wesen gegnerischen Helden zufügen, heilt deinen Helden
effect-negate = vereitle diese Karte
    .term = vereiteln
    .note = die Karte wird ohne Effekt abgelegt; ihr Spieler erhält den Preis zurück, abzüglich 1 Silber oder Zynalith
effect-seize = schnappe diese Karte weg
    .term = wegschnappen
    .note = die Karte kommt auf deine Hand, allen bekannt; der andere erhält sein 1 Silber zurück
effect-divert = lenke die Rückerstattung um
    .term = umlenken
    .note = du erhältst die Rückerstattung dieser Verbannung
effect-rouse = wecke eines deiner Wesen für einen Sturmangriff
    .term = wecken
    .note = eines deiner Wesen in Angriffsposition, das in dieser Runde noch keinen Sturmangriff gemacht hat, macht einen: sofort eine Kampfrunde mehr für seine Linie
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
}{ $number } ATK für jede Karte, die an diesem Wesen angelegt ist.
passive-cheaper = { $type ->
    [property] Deine Eigenschaften kosten { $number } Silber weniger.
    [spell] Deine Zauber kosten { $number } Zynalith weniger.
    [equipment] Deine Ausrüstungen kosten { $number } Silber weniger.
   *[other] Deine Karten dieser Art kosten { $number } weniger.
}
passive-wage = Erhalte { $number } Silber zu Beginn jeder Runde.
passive-bounty = Erhalte { $number } Zynalith mehr, wenn { effect-host } eine Linie gewinnt.
passive-guard = In Verteidigungsposition gibt { effect-host } { $number } Heldenverteidigung mehr.
    .term = Heldenverteidigung
    .note = was von jedem Treffer auf deinen Helden abgeht
passive-overheal = Die HP-Grenze deines Helden steigt um { $number } HP.
passive-untouchable = Gegner können { effect-whom } nicht als Ziel wählen.
passive-salvage = Als Rückerstattung erhältst du seine vollen aufgedruckten Kosten.
    .term = Rückerstattung
    .note = Silber, das du erhältst, wenn das Wesen stirbt oder verbannt wird: gewöhnlich seine aufgedruckten Kosten abzüglich 1 Silber

## Orte und Stand

zone-hand = Handkarten
zone-front = Front
zone-hp = HP
zone-silver = Silber
zone-zynalith = Zynalith
zone-creature_row = Wesenreihe
zone-extra_row = Zusatzreihe
zone-creature_discard = Wesenablage
zone-extra_discard = Zusatzablage
zone-aside = Beiseite
zone-announced = Ansage
zone-ward = Zusätzliche Heldenverteidigung
zone-leech = Blutsaugen
zone-passed = Gepasst
zone-declines = Spielt keine Konter
zone-declined_for_round = Diese Runde keine Konter
zone-out = Ausgeschieden
zone-turns = Züge
zone-card = Wesen
zone-attached = angelegt
zone-damage = Schaden
zone-guarding = in Verteidigungsposition
zone-charged = hat einen Sturmangriff gemacht
zone-initiative = INIT
zone-attack = ATK
zone-defence = DEF
zone-life = HP
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
variant-cost_defence = Heldenverteidigung nach Kosten
    .note = Ein Wesen in Verteidigungsposition gibt je nach seinen Kosten 0, 1 oder 2 Heldenverteidigung.
variant-cost_defence-off = Aus
variant-cost_defence-on = An
variant-free_order = Freie Reihenfolge
    .note = Nebenaktionen bleiben nach jeder Hauptaktion möglich.
variant-free_order-off = Aus
variant-free_order-on = An
variant-instant_refill = Sofort auffüllen
    .note = Beide Reihen werden nach jeder Karte der Auswahl und nach jeder Hauptaktion aufgefüllt.
variant-instant_refill-off = Aus
variant-instant_refill-on = An
preset-counter-never = Mich jedes Mal fragen
preset-counter-until_my_turn = Bis zu meinem Zug nicht kontern
preset-counter-unless_played = Nicht kontern, außer wenn eine Karte ausgespielt wird
preset-counter-unless_dear = Nicht kontern, außer wenn eine Karte ab 12 Silber oder 4 Zynalith ausgespielt wird

## Fragen

ask-draft =
    .kind = Du nimmst eine Karte
    .fact = Auswahl: Karte { $pick } von 5, kostenlos.
    .note = Wesen gewinnen Linien, Zusatzkarten helfen ihnen. Alle sehen, was du aus der Auslage nimmst; ein Stapel bleibt geheim.
ask-turn =
    .kind = Du darfst handeln
    .fact = { $silver } Silber und { $zynalith } Zynalith.
    .note = Hauptaktion: eine Karte ausspielen oder für 1 Silber nehmen. Nebenaktionen (wechseln, verkaufen) davor{ $anytime ->
        [on] {" "}oder danach.
       *[off] .
    }
    .warning = { $crowd ->
        [yes] Du hast { $held } Karten auf der Hand: Dort kämpfen sie nicht und zählen am Ende nichts.
       *[no] { "" }
    }
ask-turn-end =
    .kind = Dein Zug geht weiter
    .fact = Deine Hauptaktion ist getan.
    .note = Eine Nebenaktion ist noch möglich. Oder beende deinen Zug.
ask-discard =
    .kind = Wirf eine Karte ab
    .fact = Du ziehst eine Reihe neu.
    .note = Das ist der Preis der neuen Reihe. Die Karte kommt offen auf ihre Ablage.
ask-counter =
    .kind = Du darfst kontern
    .fact = { $verb ->
        [play] { $active } spielt { $card } aus.
        [take] { $card-id ->
            [unknown] { $active } zieht eine Karte vom Stapel.
           *[other] { $active } nimmt { $card }.
        }
        [banish] { $active } verbannt { $card }.
        [redraw] { $active } zieht eine Reihe neu.
       *[pass] { $active } passt.
    }
    .note = Ein Konter kostet Zynalith und wirkt jetzt. Niemand sieht, wer hätte kontern können.
ask-attach =
    .kind = Wähle ein Wesen
    .fact = { $card } braucht einen freien Anlegeplatz.
    .note = Die Karte wirkt von dort und geht mit dem Wesen.
ask-target-creature =
    .kind = Wähle ein Wesen
    .fact = { $card }: { $effect ->
        [effect-shove] { CAP(effect-shove) }
        [effect-destroy] { CAP(effect-destroy) }
        [effect-heal-creature] { CAP(effect-heal-creature) }
        [effect-rouse] { CAP(effect-rouse) }
       *[effect-hit-creature] { CAP(effect-hit-creature) }
    }.
    .note = Der Effekt wird sofort ausgeführt.
ask-target-hero =
    .kind = Wähle einen Gegner
    .fact = { $card }: { $effect ->
        [effect-steal] { CAP(effect-steal) }
       *[effect-hit-hero] { CAP(effect-hit-hero) }
    }.
    .note = Der Effekt wirkt sofort. Auf den Knöpfen steht, was jeder Held hat.
ask-front =
    .kind = Wähle eine Front
    .fact = { $card } kommt ins Spiel.
    .note = Es trifft nur auf Wesen derselben Front und bleibt dort.
wait-counter = { $count ->
    [one] { $seats } darf kontern.
   *[other] { $seats } dürfen kontern.
}

## Möglichkeiten

option-draft-take = { $card-id ->
    [unknown] { $where ->
        [creature] Eine Karte vom Wesenstapel ziehen
       *[extra] Eine Karte vom Zusatzstapel ziehen
    }
   *[other] { $card } nehmen
}
option-turn-take = { $card-id ->
    [unknown] { $where ->
        [creature] Eine Karte vom Wesenstapel ziehen (1 Silber)
       *[extra] Eine Karte vom Zusatzstapel ziehen (1 Silber)
    }
   *[other] { $card } nehmen (1 Silber)
}
option-play = { $card } ausspielen ({ $price ->
    [0] kostenlos
   *[other] { $price } { $currency ->
        [silver] Silber
       *[zynalith] Zynalith
    }
})
option-counter = Mit { $card } { $where ->
    [hand] von der Hand
   *[display] aus der Auslage
} kontern ({ $price } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
})
option-banish = { $card } verbannen{ $price ->
    [0] { " " }(keine Rückerstattung)
   *[other] { ": +" }{ $price } Silber
}
option-redraw = { $where ->
    [creature] Handkarte für eine neue Wesenreihe abwerfen
   *[extra] Handkarte für eine neue Zusatzreihe abwerfen
}
option-pass = Für diese Runde passen
option-swap = { $card } und { $other } vertauschen
option-switch = { $position ->
    [defence] { $card } in Verteidigungsposition stellen
   *[attack] { $card } in Angriffsposition stellen
}
option-sell = 1 Zynalith verkaufen: +2 Silber
option-end = Zug beenden
option-hold = Geschehen lassen
option-decline = { $until ->
    [turn] Bis zu meinem nächsten Zug keine Konter
   *[round] Diese Runde keine Konter
}
option-discard = { $card } abwerfen
option-host = An { $card } anlegen
option-creature = { $target-you ->
    [yes] Dein Wesen: { $card }
   *[no] { $target }: { $card }
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
    [yes] Runde { $number }, { $slots ->
        [one] { $slots } Slot
       *[other] { $slots } Slots
    }. Du beginnst.
   *[no] Runde { $number }, { $slots ->
        [one] { $slots } Slot
       *[other] { $slots } Slots
    }. { $seat } beginnt.
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
event-offered = { $row ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
}, Platz { $place }: { $card }.
event-redrawn = Die { $row ->
    [creature] Wesenreihe
   *[extra] Zusatzreihe
} wird neu gezogen.
event-refreshed = Die Auslage wird erneuert.
event-reshuffled = Die { $deck ->
    [creature] Wesenablage
   *[extra] Zusatzablage
} wird gemischt und zum neuen Stapel.
event-happened = Event: { $card }.
event-drew = { $you ->
    [yes] { $deck ->
        [creature] Du ziehst { $card } vom Wesenstapel.
       *[extra] Du ziehst { $card } vom Zusatzstapel.
    }
   *[no] { $deck ->
        [creature] { $seat } zieht eine Karte vom Wesenstapel.
       *[extra] { $seat } zieht eine Karte vom Zusatzstapel.
    }
}
event-nothing-left = { $deck ->
    [creature] Der Wesenstapel ist leer: { $you ->
        [yes] Du ziehst nichts.
       *[no] { $seat } zieht nichts.
    }
   *[extra] Der Zusatzstapel ist leer: { $you ->
        [yes] Du ziehst nichts.
       *[no] { $seat } zieht nichts.
    }
}
event-picked = { $you ->
    [yes] Du nimmst { $card } ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
   *[no] { $seat } nimmt { $card } ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
}
event-lost-card = { $you ->
    [yes] Du wirfst zufällig { $card } ab.
   *[no] { $seat } wirft zufällig { $card } ab.
}
event-announced-take = { $you ->
    [yes] Du willst { $card } nehmen ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
   *[no] { $seat } will { $card } nehmen ({ $row ->
        [creature] Wesenreihe
       *[extra] Zusatzreihe
    }, Platz { $place }).
}
event-announced-draw = { $you ->
    [yes] { $deck ->
        [creature] Du willst vom Wesenstapel ziehen.
       *[extra] Du willst vom Zusatzstapel ziehen.
    }
   *[no] { $deck ->
        [creature] { $seat } will vom Wesenstapel ziehen.
       *[extra] { $seat } will vom Zusatzstapel ziehen.
    }
}
event-announced-play = { $you ->
    [yes] Du spielst { $card } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } aus ({ $number ->
        [0] kostenlos
       *[other] { $number } { $currency ->
            [silver] Silber
           *[zynalith] Zynalith
        }
    }).
   *[no] { $seat } spielt { $card } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } aus ({ $number ->
        [0] kostenlos
       *[other] { $number } { $currency ->
            [silver] Silber
           *[zynalith] Zynalith
        }
    }).
}
event-announced-banish = { $you ->
    [yes] Du verbannst { $card } aus deiner Front, Slot { $place }.
   *[no] { $seat } verbannt { $card } aus der eigenen Front, Slot { $place }.
}
event-announced-redraw = { $you ->
    [yes] { $row ->
        [creature] Du wirfst { $card } ab, um die Wesenreihe neu zu ziehen.
       *[extra] Du wirfst { $card } ab, um die Zusatzreihe neu zu ziehen.
    }
   *[no] { $row ->
        [creature] { $seat } wirft { $card } ab, um die Wesenreihe neu zu ziehen.
       *[extra] { $seat } wirft { $card } ab, um die Zusatzreihe neu zu ziehen.
    }
}
event-announced-pass = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-took = { $you ->
    [yes] Du nimmst { $card } auf die Hand.
   *[no] { $seat } nimmt { $card } auf die Hand.
}
event-entered = { $you ->
    [yes] { $front ->
        [east] Deine Ostfront
        [west] Deine Westfront
       *[only] Deine Front
    }, Slot { $place }: { $card }.
   *[no] { $front ->
        [east] Ostfront
        [west] Westfront
       *[only] Front
    } von { $seat }, Slot { $place }: { $card }.
}
    .deed = { $card } kommt in Slot { $place }
event-attached = { $you ->
    [yes] Du legst { $card } an { $host } an.
   *[no] { $seat } legt { $card } an { $host } an.
}
event-no-host = { $you ->
    [yes] Keines deiner Wesen hat einen freien Anlegeplatz für { $card }.
   *[no] Kein Wesen von { $seat } hat einen freien Anlegeplatz für { $card }.
}
event-banished = { $you ->
    [yes] Dein Wesen { $card } verlässt die Front.
   *[no] { $card } verlässt die Front von { $seat }.
}
    .deed = nimmt { $card } von der Front
event-already-gone = { $you ->
    [yes] Das Wesen, das du verbannen wolltest, ist fort.
   *[no] Das Wesen, das { $seat } verbannen wollte, ist fort.
}
event-swapped = { $you ->
    [yes] Du vertauschst { $card } und { $other }.
   *[no] { $seat } vertauscht { $card } und { $other }.
}
event-switched = { $you ->
    [yes] { $position ->
        [defence] Du stellst { $card } in Verteidigungsposition.
       *[attack] Du stellst { $card } in Angriffsposition.
    }
   *[no] { $position ->
        [defence] { $seat } stellt { $card } in Verteidigungsposition.
       *[attack] { $seat } stellt { $card } in Angriffsposition.
    }
}
event-sold = { $you ->
    [yes] Du verkaufst 1 Zynalith für 2 Silber.
   *[no] { $seat } verkauft 1 Zynalith für 2 Silber.
}
event-countered = { $you ->
    [yes] Du konterst mit { $card } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } ({ $number } Zynalith).
   *[no] { $seat } kontert mit { $card } { $source ->
        [hand] von der Hand
       *[display] aus der Auslage
    } ({ $number } Zynalith).
}
event-declines = { $you ->
    [yes] Du spielst keine Konter, so lange, wie du gewählt hast.
   *[no] { $seat } spielt keine Konter, bis zum eigenen nächsten Zug oder für diese Runde.
}
event-negated = { $you ->
    [yes] Deine Karte { $card } wird vereitelt.
   *[no] Die Karte { $card } von { $seat } wird vereitelt.
}
event-seized = { $you ->
    [yes] Du schnappst { $target } { $card } weg.
   *[no] { $target-you ->
        [yes] { $seat } schnappt dir { $card } weg.
       *[no] { $seat } schnappt { $target } { $card } weg.
    }
}
event-diverted = { $you ->
    [yes] Du lenkst die Rückerstattung von { $target } um.
   *[no] { $target-you ->
        [yes] { $seat } lenkt deine Rückerstattung um.
       *[no] { $seat } lenkt die Rückerstattung von { $target } um.
    }
}
event-triggered = { $you ->
    [yes] Deine Karte { $card }
   *[no] { $card } von { $seat }
}: { $trigger ->
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
    .deed = { $card }: { $trigger ->
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
    }
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] Du wählst dein Wesen { $card }.
       *[no] Du wählst { $card } von { $target }.
    }
   *[no] { $target-you ->
        [yes] { $seat } wählt dein Wesen { $card }.
       *[no] { $target-same ->
            [yes] { $seat } wählt das eigene Wesen { $card }.
           *[no] { $seat } wählt { $card } von { $target }.
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
    [yes] Dein Wesen { $card } erleidet { $number } Schaden: noch { $left } HP.
   *[no] { $card } von { $seat } erleidet { $number } Schaden: noch { $left } HP.
}
event-creature-healed = { $you ->
    [yes] Dein Wesen { $card } erhält { $number } HP zurück: jetzt { $left } HP.
   *[no] { $card } von { $seat } erhält { $number } HP zurück: jetzt { $left } HP.
}
event-destroyed = { $you ->
    [yes] Dein Wesen { $card } wird zerstört.
   *[no] { $card } von { $seat } wird zerstört.
}
event-died = { $you ->
    [yes] Dein Wesen { $card } stirbt{ $number ->
        [0] .
       *[other] : Rückerstattung { $number } Silber.
    }
   *[no] { $card } von { $seat } stirbt{ $number ->
        [0] .
       *[other] : Rückerstattung { $number } Silber.
    }
}
event-gave = { $you ->
    [yes] Dein Wesen { $card }
   *[no] { $card } von { $seat }
}: { $number ->
    [-1] −1
    [-2] −2
   *[other] +{ $number }
} { $stat }, { $until ->
    [round] bis zum Ende der Runde
   *[lasting] dauerhaft
}.
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Dein Wesen { $card } wird in Verteidigungsposition gestellt.
       *[attack] Dein Wesen { $card } wird in Angriffsposition gestellt.
    }
   *[no] { $position ->
        [defence] { $card } von { $seat } wird in Verteidigungsposition gestellt.
       *[attack] { $card } von { $seat } wird in Angriffsposition gestellt.
    }
}
event-hero-hit = { $you ->
    [yes] Treffer auf deinen Helden
   *[no] Treffer auf den Helden von { $seat }
}: { $number } Schaden{ $defence ->
    [0] { "" }
   *[other] {" "}abzüglich { $defence } Heldenverteidigung
}{ $lost ->
    [0] ; nichts kommt durch.
   *[other] ; { $lost } HP verloren, noch { $left } HP.
}
event-hero-healed = { $you ->
    [yes] Dein Held erhält { $number } HP zurück: jetzt { $left } HP.
   *[no] Der Held von { $seat } erhält { $number } HP zurück: jetzt { $left } HP.
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
    [yes] Dein Held: +{ $number } Heldenverteidigung bis zum Ende der Runde.
   *[no] Der Held von { $seat }: +{ $number } Heldenverteidigung bis zum Ende der Runde.
}
event-leeching = { $you ->
    [yes] Dein Held hat bis zum Ende der Runde Blutsaugen.
   *[no] Der Held von { $seat } hat bis zum Ende der Runde Blutsaugen.
}
event-eliminated = { $you ->
    [yes] Du scheidest mit { $number } { $number ->
        [one] Punkt
       *[other] Punkten
    } aus.
   *[no] { $seat } scheidet mit { $number } { $number ->
        [one] Punkt
       *[other] Punkten
    } aus.
}
event-hand-lost = { $you ->
    [yes] Deine Hand wird abgeworfen: { $cards }.
   *[no] Die Hand von { $seat } wird abgeworfen: { $cards }.
}
event-fight = { $front ->
    [east] Kampfrunde: Ostlinie { $number }.
    [west] Kampfrunde: Westlinie { $number }.
   *[only] Kampfrunde: Linie { $number }.
}
event-member = { $you ->
    [yes] In der Linie: dein Wesen { $card } (INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP).
   *[no] In der Linie: { $card } von { $seat } (INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP).
}
event-lot = { $you ->
    [yes] Das Los setzt dich auf Platz { $place }.
   *[no] Das Los setzt { $seat } auf Platz { $place }.
}
event-winner = { $you ->
    [yes] Dein Wesen { $card } gewinnt die Linie mit ATK { $attack }.
   *[no] { $card } von { $seat } gewinnt die Linie mit ATK { $attack }.
}
    .deed = { $card } gewinnt die Linie mit ATK { $attack }
event-no-winner = { $front ->
    [east] Niemand gewinnt Ostlinie { $number }.
    [west] Niemand gewinnt Westlinie { $number }.
   *[only] Niemand gewinnt Linie { $number }.
}
event-struck = { $you ->
    [yes] Schlag gegen dein Wesen { $card }
   *[no] Schlag gegen { $card } von { $seat }
}: { $number ->
    [0] kein Schaden
   *[other] { $number } Schaden
}{ $overflow ->
    [0] .
   *[other] , davon { $overflow } überschüssig.
}
event-reward = { $you ->
    [yes] Dein Wesen { $card } bringt { $number } Zynalith.
   *[no] { $card } von { $seat } bringt { $number } Zynalith.
}
event-fought = { $front ->
    [east] Kampfrunde beendet: Ostlinie { $number }.
    [west] Kampfrunde beendet: Westlinie { $number }.
   *[only] Kampfrunde beendet: Linie { $number }.
}
event-charged = { $you ->
    [yes] Dein Wesen { $card } macht einen Sturmangriff.
   *[no] { $card } von { $seat } macht einen Sturmangriff.
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
        [alone] Du überlebst alle anderen und gewinnst.
        [hp] Gleich viele Punkte: Dein Held hat mehr HP, und du gewinnst.
        [zynalith] Immer noch gleich: Du hast mehr Zynalith und gewinnst.
        [silver] Immer noch gleich: Du hast mehr Silber und gewinnst.
        [shared] Gleichauf in allem, was entscheidet: Du teilst dir den Sieg.
       *[points] Du hast die meisten Punkte und gewinnst.
    }
   *[no] { $how ->
        [alone] { $seat } überlebt alle anderen und gewinnt.
        [hp] Gleich viele Punkte: Der Held von { $seat } hat mehr HP, und { $seat } gewinnt.
        [zynalith] Immer noch gleich: { $seat } hat mehr Zynalith und gewinnt.
        [silver] Immer noch gleich: { $seat } hat mehr Silber und gewinnt.
        [shared] Gleichauf in allem, was entscheidet: { $seat } teilt sich den Sieg.
       *[points] { $seat } hat die meisten Punkte und gewinnt.
    }
}

## Der Tisch im Browser

table-rounds = Runden
table-round = Runde { $number }
table-market = Auslage
table-market-how = { $phase ->
    [draft] In der Auswahl kostenlos
   *[turns] Nehmen kostet 1 Silber; ausspielen geht direkt von hier
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
    [creature] Wesenreihe
   *[extra] Zusatzreihe
} neu ziehen
    .note = Alle Karten dieser Reihe werden abgelegt und fünf neue gezogen. Dafür wirfst du eine Handkarte ab.
table-fronts = Fronten
table-line = Linie { $number }
table-line-of = { $front ->
    [east] Ost { $number }
   *[west] West { $number }
}
table-panels = Gezeigter Teil des Tisches
table-lists = Gezeigte Liste von Karten
table-list = { $list ->
    [creature] Wesen
   *[extra] Zusatz
}
table-guards = Verteidiger
table-guards-one = Verteidiger
table-if-now = Wenn jetzt gekämpft würde
table-nobody-here = kein Angreifer
table-blow = { $half ->
    [yes] halbe ATK
   *[no] volle ATK
}
table-verdict-wins = { $card } gewinnt
table-verdict-hit = { $you ->
    [yes] du verlierst { $number } HP
   *[no] { $seat } verliert { $number } HP
}
table-brief-hit = { $who ->
    [you] du −{ $number } HP, andere auch
    [each] { $spread ->
        [same] alle −{ $number } HP
       *[most] alle bis −{ $number } HP
    }
   *[some] { $count } { $count ->
        [one] Held
       *[other] Helden
    } { $spread ->
        [same] −{ $number } HP
       *[most] bis −{ $number } HP
    }
}
table-verdict-lose = dein Wesen { $card } stirbt
table-verdict-lot = das Los entscheidet: { $cards }
table-verdict-nobody = Niemand gewinnt.
table-would-win = würde gewinnen
table-would-fall = würde sterben
table-defends = in Verteidigungsposition
table-defends-in = { $front ->
    [east] in Verteidigungsposition, Ostfront
    [west] in Verteidigungsposition, Westfront
   *[only] in Verteidigungsposition
}
table-shield = Heldenverteidigung
table-places = { $used } von { $number ->
    [one] { $number } Slot
   *[other] { $number } Slots
}
table-of = { $now } von { $most }
table-passed = gepasst
table-declines = { $until ->
    [round] du konterst diese Runde nicht mehr
    [turn] du konterst bis zu deinem nächsten Zug nicht mehr
   *[rival] spielt keine Konter
}
table-first-player = Startspieler
table-out = ausgeschieden
table-deck-note = Nur du siehst, was du ziehst. Ein Event wird sofort ausgeführt, dann ziehst du noch einmal.
table-open-own = Deine offenen Karten
table-no-counter = Keiner deiner Konter passt hier. Das erfährt niemand: Alle Gefragten antworten gleichzeitig.
table-aim-left = { $number ->
    [0] { $card } stirbt
   *[other] { $card }: danach { $number } HP
}
table-aim-same = keine Linie ändert sich
table-known-card = alle haben sie gesehen
table-hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-free-slot = { $type ->
    [property] freier Anlegeplatz für eine Eigenschaft
    [spell] freier Anlegeplatz für einen Zauber
   *[equipment] freier Anlegeplatz für eine Ausrüstung
}
table-spent = fertig
    .note = der Effekt ist vorbei, der Anlegeplatz bleibt belegt
table-slots = Anlegeplätze
table-charged = hat einen Sturmangriff gemacht
table-enters = Kommt in { $line }
table-forecast-hero = { $you ->
    [yes] du verlierst { $number } HP statt { $before } HP
   *[no] { $seat } verliert { $number } HP statt { $before } HP
}
table-take = Nehmen
table-play = Ausspielen
table-counter = Als Konter ausspielen
table-counter-from = { $source ->
    [hand] Hand
   *[display] Auslage
}
table-pass = Passen
    .note = für diese Runde
table-end = Zug beenden
table-sell = Verkaufen
table-banish = Verbannen
table-guard = Verteidigen
    .note = schützt den Helden
table-attack = Angreifen
    .note = kämpft in der Linie
table-look = Genau ansehen
table-free = kostenlos
table-money-left = noch { $number } { $currency ->
    [silver] Silber
   *[zynalith] Zynalith
}
table-answers-rivals = nur als Antwort
table-no-effect = jetzt ohne Effekt
table-front-full = Front ist voll
table-no-slot = kein Anlegeplatz frei
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
table-lack = { $number ->
    [one] { $number } fehlt
   *[other] { $number } fehlen
}
table-why-saves = { $where ->
    [one] erspart dir { $number } HP in { $line }
   *[all] erspart dir { $number } HP
}
table-why-wins = { $card } gewinnt { $line }
table-why-hits = { $seat } verliert { $number } HP mehr
table-why-kills = { $card } von { $seat } stirbt
table-why-highest = { $value ->
    [sword] { $number } ATK, die höchste der Auslage
    [wing] { $number } INIT, die höchste der Auslage
   *[heart] { $number } HP, die meisten der Auslage
}
table-points-printed = Punkte der Front
table-points-silver = 10 Silber = 1 Punkt
table-points-sum = Punkte
table-open-fight = Letzter Kampf
table-film-soft = { $east ->
    [east] Kampfrunde in der Ostlinie { $number }. Niemand wird gefragt.
   *[west] Kampfrunde in Linie { $number }. Niemand wird gefragt.
}
table-film-shown = Alle sehen diese Karte. Danach geht es am Tisch weiter.
table-film-charge = Sturmangriff
table-film-event = Event
table-film-counter = { $you ->
    [yes] Du spielst einen Konter
   *[no] { $seat } spielt einen Konter
}
table-film-step = { $step ->
    [effects] Kampf-Effekte
    [winner] Sieger
    [strike] Schlag
    [deaths] Tode
   *[reward] Lohn
}
table-film-none = niemand
table-film-wins = gewinnt
table-film-strongest = { $you ->
    [yes] Dein Wesen { $card } hat die höchste ATK: { $numbers }.
   *[no] { $card } von { $seat } hat die höchste ATK: { $numbers }.
}
table-film-to = { $first } gegen { $others }
table-film-alone = { $you ->
    [yes] Dein Wesen { $card } hat keinen Gegner.
   *[no] { $card } von { $seat } hat keinen Gegner.
}
table-film-nobody = { $who ->
    [nobody] Niemand ist mehr in der Linie: Niemand gewinnt.
   *[some] Niemand hat ATK: Niemand gewinnt.
}
table-film-attack = ATK
table-film-open = ATK, der Weg ist frei
table-film-half = die Hälfte von ATK { $number }, der Weg ist frei
table-film-life = HP
table-film-armour = DEF
table-film-defence = Helden{ "\u00AD" }vertei{ "\u00AD" }digung
table-film-blocked = hält stand
table-film-for-win = für den Sieg
table-film-bounty = zusätzlich
table-film-healed = HP zurück
table-film-effects = Kampf-Effekte, die höchste INIT zuerst.
table-film-no-effect = kein Kampf-Effekt
table-film-tie = { $by ->
    [initiative] Gleiche ATK: { $cards }. Die INIT entscheidet: { $numbers }.
    [defence] ATK und INIT gleich: { $cards }. Die DEF entscheidet: { $numbers }.
    [life] ATK, INIT und DEF gleich: { $cards }. Die HP entscheiden: { $numbers }.
   *[lot] In allem gleich: { $cards }. Das Los entscheidet.
}
table-film-criterion = { $by ->
    [attack] ATK
    [initiative] Gleichstand: INIT
    [defence] Gleichstand: DEF
    [life] Gleichstand: HP
   *[lot] Gleichstand: Los
}
table-film-strike = Der Schlag trifft alle anderen zugleich; überschüssiger Schaden trifft den Helden ihres Besitzers.
table-film-pierce = Durchschlag: Keine Heldenverteidigung zählt.
table-film-pierced = übergangen
table-film-gap = { $half ->
    [yes] Wer niemanden in dieser Linie hat, bekommt den halben Schlag ab.
   *[no] Wer niemanden in dieser Linie hat, bekommt den vollen Schlag ab.
}
table-film-deaths = Gestorbene Wesen geben Silber zurück; was sie trugen, ist verloren.
table-film-lost = Mit verloren: { $cards }
table-film-reward = { $card } bringt { $number } Zynalith.
table-film-nothing-after = Kein Effekt von Tod, Trauer oder Verteidigung folgt.
table-film-given = { $until ->
    [round] bis zum Ende der Runde
   *[lasting] dauerhaft
}
table-film-next = Die nächsten Linien

## Verben, wie das Labor sie nennt

verb-banish = Verbannen
verb-counter = Kontern
verb-creature = Kreatur wählen
verb-decline = Nichts kontern
verb-discard = Abwerfen
verb-east = Ostfront wählen
verb-end = Zug beenden
verb-hero = Held wählen
verb-hold = Geschehen lassen
verb-host = Anlegen
verb-pass = Passen
verb-play = Ausspielen
verb-redraw = Neu ziehen
verb-sell = Verkaufen
verb-swap = Vertauschen
verb-switch = Wechseln
verb-take = Nehmen
verb-west = Westfront wählen

## Felder der Karten, um andere Karten zu nennen

field-kind = Art
field-cost = Kosten
field-initiative = INIT
field-attack = ATK
field-defence = DEF
field-life = HP
field-points = Siegpunkte
field-text = Text
