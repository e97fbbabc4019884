### Konfluenz

title = Konfluenz
pitch = Verbinde fünf Ströme zu Angriff und Wall; der letzte Effekt kommt zuerst.

## Kartenarten

kind-folk = Volk
kind-beast = Tier
kind-spirit = Geist
kind-artefact = Artefakt

figure-rank = Rang
    .listed = { $number }
figure-attack-ember = Glut, Angriff
    .listed = { stream-ember } { $number }
figure-attack-tide = Flut, Angriff
    .listed = { stream-tide } { $number }
figure-attack-rock = Fels, Angriff
    .listed = { stream-rock } { $number }
figure-attack-gale = Sturm, Angriff
    .listed = { stream-gale } { $number }
figure-attack-shade = Schatten, Angriff
    .listed = { stream-shade } { $number }
figure-attack-blank = jeder Strom, Angriff
    .listed = jeder Strom { $number }
figure-defence-ember = Glut, Verteidigung
    .listed = { stream-ember } { $number }
figure-defence-tide = Flut, Verteidigung
    .listed = { stream-tide } { $number }
figure-defence-rock = Fels, Verteidigung
    .listed = { stream-rock } { $number }
figure-defence-gale = Sturm, Verteidigung
    .listed = { stream-gale } { $number }
figure-defence-shade = Schatten, Verteidigung
    .listed = { stream-shade } { $number }
figure-defence-blank = jeder Strom, Verteidigung
    .listed = jeder Strom { $number }

stream-ember = Glut
stream-tide = Flut
stream-rock = Fels
stream-gale = Sturm
stream-shade = Schatten

## Was Karten tun: die gedruckten Texte

clause-standard = Standardeffekt: { $what }.
    .short = { $what }
clause-individual = Eigeneffekt, { $cost }: { $what }.
    .short = { "" }
clause-common = Effekt des gemeinsamen Beckens: { $what }.
    .short = { "" }
cost = { $number } { $number ->
    [one] { $letter ->
        [A] Angriffspunkt
        [D] Verteidigungspunkt
       *[F] Angriffs- oder Verteidigungspunkt
    }
   *[other] { $letter ->
        [A] Angriffspunkte
        [D] Verteidigungspunkte
       *[F] Angriffs- oder Verteidigungspunkte
    }
}

verb-sharpen = Schärfen
verb-fortify = Verstärken
verb-rally-folk = Sammeln (Volk)
verb-rally-beast = Sammeln (Tiere)
verb-rally-spirit = Sammeln (Geister)
verb-blunt = Abstumpfen
verb-crack = Riss
verb-cap-attack = Angriffsgrenze
verb-cap-defence = Wallgrenze
verb-grant-flight = Flug
verb-grant-pierce = Durchschlag
verb-grant-leech = Blutsaugen
verb-grant-erode = Erosion
verb-grant-watch = Wacht
verb-grant-thorns = Dornen
verb-grant-ward = Schutz
verb-ground = Erdung
verb-divert = Umleitung
verb-surge-ember = Glutwoge
verb-surge-tide = Flutwoge
verb-surge-rock = Felswoge
verb-surge-gale = Sturmwoge
verb-surge-shade = Schattenwoge
verb-shelter-ember = Glutzuflucht
verb-shelter-tide = Flutzuflucht
verb-shelter-rock = Felszuflucht
verb-shelter-gale = Sturmzuflucht
verb-shelter-shade = Schattenzuflucht
verb-becalm = Flaute
verb-drought = Dürre
verb-spate = Schwall
verb-strike = Schlag
verb-scald = Heißer Dampf
verb-smoulder = Schwelbrand
verb-drain = Entzug
verb-heal = Heilung
verb-mend = Genesung
verb-all-lose = Plage
verb-all-heal = Segen
verb-draw = Ziehen
verb-all-draw = Bescherung
verb-sift = Sieben
verb-rebate = Nachlass
verb-counter = Konter
verb-usurp = Übernahme
verb-echo = Nachhall
verb-hasten = Eile
verb-delay = Aufschub
verb-channel = Abzweigung
verb-salvage = Bergung
verb-recall = Rückruf
verb-graft = Tausch
verb-raid = Raubzug
verb-uproot = Entwurzeln
verb-renew = Erneuerung

amount = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
which = { $alike ->
    [0] { "" }
   *[other] { " " }Nr.{ "\u00A0" }{ $alike }
}
effect-sharpen = { $word } { $number } (erhöhe einen deiner Angriffe um { amount })
    .short = Ein Angriff +{ $number }
effect-fortify = { $word } { $number } (erhöhe einen deiner Wälle um { amount })
    .short = Ein Wall +{ $number }
effect-rally = { $word } (erhöhe eine deiner Kombinationen um 1 Punkt für { $kind ->
    [folk] jede Volkskarte
    [beast] jedes Tier
   *[spirit] jeden Geist
} darin, höchstens um { $number } { $number ->
    [one] Punkt
   *[other] Punkte
})
    .short = Eine Kombination +1 je { $kind ->
        [folk] Volkskarte
        [beast] Tier
       *[spirit] Geist
    }
effect-blunt = { $word } { $number } (senke einen gegnerischen Angriff um { amount })
    .short = Gegnerischer Angriff −{ $number }
effect-crack = { $word } { $number } (senke einen gegnerischen Wall um { amount })
    .short = Gegnerischer Wall −{ $number }
effect-cap-attack = { $word } { $number } (ein gegnerischer Angriff erhält eine Obergrenze: { $number } und alles, worum er vorher erhöht wurde)
    .short = Gegnerischer Angriff: höchstens { $number }
effect-cap-defence = { $word } { $number } (ein gegnerischer Wall erhält eine Obergrenze: { $number } und alles, worum er vorher erhöht wurde)
    .short = Gegnerischer Wall: höchstens { $number }
effect-grant = { $word }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $power ->
    [flight] nur Wälle mit Wacht und das Ufer können einen deiner Angriffe aufhalten
    [pierce] Wälle zählen gegen einen deiner Angriffe nur halb
    [leech] du gewinnst die Hälfte des Schadens eines deiner Angriffe als Lebenspunkte
    [erode] einer deiner Angriffe trägt den Wall ab, der ihn aufhält
    [watch] einer deiner Wälle kann Angriffe mit Flug aufhalten
    [thorns] wer einen deiner Wälle trifft, verliert { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }
   *[ward] Riss und Wallgrenze von Gegnern können einen deiner Wälle nicht mehr wählen
})
    .short = { $power ->
        [flight] Ein Angriff überfliegt Wälle
        [pierce] Ein Angriff halbiert Wälle
        [leech] Ein Angriff heilt dich
        [erode] Ein Angriff trägt Wälle ab
        [watch] Ein Wall hält Flug auf
        [thorns] Wer deinen Wall trifft, verliert { $number } LP
       *[ward] Ein Wall trotzt Riss und Grenze
    }
effect-ground = { $word } (ein gegnerischer Angriff ist für weitere Eigenschaften gesperrt)
    .short = Gegnerischer Angriff ohne neue Eigenschaft
effect-divert = { $word } { $number } (du darfst bis zu { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} von einer deiner Kombinationen auf eine andere verschieben)
    .short = Verschiebe bis zu { $number } deiner Punkte
effect-surge = { $word } { $number } (erhöhe jeden Angriff des Stroms { $stream } um { amount }, gleich wem er gehört)
    .short = Angriffe des Stroms { $stream } +{ $number }
effect-shelter = { $word } { $number } (erhöhe jeden Wall des Stroms { $stream } um { amount }, gleich wem er gehört)
    .short = Wälle des Stroms { $stream } +{ $number }
effect-becalm = { $word } (alle Angriffe sind für weitere Eigenschaften gesperrt)
    .short = Kein Angriff erhält eine neue Eigenschaft
effect-drought = { $word } (jede Kombination verliert ihren Längenbonus)
    .short = Kein Längenbonus
effect-spate = { $word } (jede Kombination zählt ihren Längenbonus doppelt)
    .short = Längenbonus zählt doppelt
effect-strike = { $word } { $number } (ein Gegner verliert { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Ein Gegner verliert { $number } LP
effect-scald = { $word } { $number } (jeder Gegner verliert { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Jeder Gegner verliert { $number } LP
effect-smoulder = { $word } { $number } (am Ende der Runde verliert ein Gegner { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Am Rundenende verliert ein Gegner { $number } LP
effect-drain = { $word } { $number } (ein Gegner verliert { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
}, dann gewinnst du { $number })
    .short = Nimm einem Gegner { $number } LP
effect-heal = { $word } { $number } (du gewinnst { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Du gewinnst { $number } LP
effect-mend = { $word } { $number } (am Ende der Runde gewinnst du { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Am Rundenende gewinnst du { $number } LP
effect-all-lose = { $word } { $number } (jeder Spieler verliert { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Alle verlieren { $number } LP
effect-all-heal = { $word } { $number } (jeder Spieler gewinnt { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
})
    .short = Alle gewinnen { $number } LP
effect-draw = { $word } { $number } (ziehe { $number } { $number ->
    [one] Karte
   *[other] Karten
})
    .short = { $number ->
        [one] Ziehe { $number } Karte
       *[other] Ziehe { $number } Karten
    }
effect-all-draw = { $word } { $number } (jeder Spieler zieht { $number } { $number ->
    [one] Karte
   *[other] Karten
})
    .short = { $number ->
        [one] Alle ziehen { $number } Karte
       *[other] Alle ziehen { $number } Karten
    }
effect-sift = { $word } { $number } (ziehe { $number } { $number ->
    [one] Karte
   *[other] Karten
}, lege dann { $number } ab)
    .short = Ziehe { $number }, lege { $number } ab
effect-rebate = { $word } { $number } (deine Schuld sinkt um { amount })
    .short = Deine Schuld −{ $number }
effect-counter = { $word } (entferne einen gegnerischen Effekt vom Hauptstapel)
    .short = Entferne einen gegnerischen Effekt
effect-usurp = { $word } (du übernimmst die Kontrolle über einen gegnerischen Effekt auf dem Hauptstapel)
    .short = Übernimm einen gegnerischen Effekt
effect-echo = { $word } (lege eine Kopie eines deiner Effekte auf dem Hauptstapel obenauf)
    .short = Kopiere einen deiner Effekte
effect-hasten = { $word } (du darfst einen deiner Effekte auf dem Hauptstapel nach oben legen)
    .short = Dein Effekt kommt zuerst
effect-delay = { $word } (lege einen gegnerischen Effekt auf dem Hauptstapel nach unten)
    .short = Ein gegnerischer Effekt kommt zuletzt
effect-channel = { $word } (am Ende der Runde darfst du eine Karte des gemeinsamen Beckens auf die Hand nehmen)
    .short = Nimm am Rundenende eine gemeinsame Karte
effect-salvage = { $word } (am Ende der Runde darfst du eine der 5 neuesten Karten der Ablage auf die Hand nehmen)
    .short = Nimm am Rundenende eine abgelegte Karte
effect-recall = { $word } (am Ende der Runde darfst du eine Karte deines Beckens auf die Hand nehmen)
    .short = Nimm am Rundenende eine gelegte Karte zurück
effect-graft = { $word } (am Ende der Runde darfst du eine Karte deines Beckens gegen eine des gemeinsamen Beckens tauschen)
    .short = Tausche am Rundenende eine gelegte Karte
effect-raid = { $word } (am Ende der Runde legt ein Gegner eine Handkarte seiner Wahl ab)
    .short = Am Rundenende legt ein Gegner eine Karte ab
effect-uproot = { $word } { $number } (am Ende der Runde wird eine Karte bis Rang { ROMAN($number) } aus dem Becken eines Gegners abgelegt)
    .short = Ein Gegner verliert eine Beckenkarte ({ $number ->
        [1] Rang I
       *[other] Rang I oder II
    })
effect-renew = { $word } { $number } (am Ende der Runde { $number ->
    [one] wird die älteste Karte
   *[other] werden die { $number } ältesten Karten
} des gemeinsamen Beckens vom Stapel ersetzt)
    .short = { $number ->
        [one] Ersetzt die älteste gemeinsame Karte
       *[other] Ersetzt { $number } gemeinsame Karten
    }

# Einige Karten mit zwei Standardeffekten, in weniger Worten, als beide zusammen brauchen.
short-phoenix = Du gewinnst 3 LP · +1 je Geist
short-mountain_king = +1 je Volkskarte · Du gewinnst 2 LP
short-world_tortoise = Ein Wall +4 · Schützt einen Wall
short-roc = Ein Angriff fliegt · Ein Angriff +2
short-north_wind = Entferne einen Effekt · Ein Wall hält Flug auf
short-drowned_king = Nimm 1 LP · Ein Angriff heilt dich
short-eclipse_hound = +1 je Tier · Wälle zählen halb
short-abyssal_anchor = Angriff ohne neue Eigenschaft · Wall geschützt

## Orte und Stand

zone-hand = Hand
zone-pool = Becken
zone-common = Gemeinsames Becken
zone-discard = Ablage
zone-deck = Stapel
zone-life = Lebenspunkte
zone-before = Lebenspunkte zu Beginn der Runde
zone-debt = Schuld (Angriff, Verteidigung, beliebig)
zone-combinations = Kombinationen
zone-instant = Stapel der Soforteffekte
zone-main = Hauptstapel
zone-ending = Am Ende der Runde
zone-settling = Wird ausgeführt
zone-appointed = Festgelegte Ströme
zone-used = Benutzte Eigeneffekte
zone-hits = Treffer
zone-lays = Zusätzlich gelegte Karten
zone-stopped = Aufgehört
zone-passes = Nacheinander gepasst
zone-out = Ausgeschieden
zone-fallen = Ausgeschieden: Runde, Lebenspunkte
zone-lead = Wer zuerst legt
piece-lead = Marke für den, der zuerst legt
zone-points = Punkte
zone-length = Länge
zone-ceiling = Obergrenze
zone-raised = erhöht um
zone-closed = gesperrt
zone-properties = Eigenschaften
zone-thorns = Dornen
zone-side = Seite
zone-stream = Strom
zone-cards = Karten
zone-controller = kontrolliert von
zone-source = Karte
zone-force = Stärke
zone-target = Ziel
zone-owner = Besitzer
state-phase = { $value ->
    [initial] Eröffnung
    [basic] Grundkombinationen
    [additional] Zusatzkombinationen
    [stacks] Effektphase
    [cost] Wert und Bezahlen
    [end] Am Ende der Runde
    [combat] Kampfschaden
    [laydown] Abräumen
   *[results] Rundenende
}
state-round = Runde { $number }
state-active = { $seat-you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}

## Varianten

variant-additional_limit = Zusatzkarten
    .note = Wie viele Karten du je Runde zusätzlich legen darfst.
variant-additional_limit-1 = 1 Karte
variant-additional_limit-2 = 2 Karten
variant-additional_limit-3 = 3 Karten
variant-additional_limit-none = Unbegrenzt
variant-high_water = Hochwasser
    .note = Ab dieser Runde nimmt das Wasser Lebenspunkte; drei Runden später gewinnt niemand mehr welche.
variant-high_water-4 = Ab Runde 4
variant-high_water-5 = Ab Runde 5
variant-high_water-6 = Ab Runde 6
variant-high_water-8 = Ab Runde 8
variant-bank = Ufer
    .note = Bei mehreren Gegnern fängt ein Ufer einen Teil jedes Treffers ab.
variant-bank-on = Mit Ufer
variant-bank-off = Ohne Ufer
variant-hand_limit = Handlimit
    .note = Am Ende jeder Runde legst du ab, was darüber liegt.
variant-hand_limit-none = Unbegrenzt
variant-hand_limit-5 = 5 Karten
variant-hand_limit-7 = 7 Karten
variant-open_activation = Freies Auslösen
    .note = Ob ein Grundzug auch nach kurzen Kombinationen Eigeneffekte erlaubt.
variant-open_activation-off = Ab drei Karten
variant-open_activation-on = Immer
variant-shared_common = Geteiltes Becken
    .note = Ob gemeinsame Karten frei bleiben, wenn andere sie eingesetzt haben.
variant-shared_common-off = Wer zuerst kommt, mahlt zuerst
variant-shared_common-on = Frei für alle
variant-hits_in_order = Reihenfolge der Treffer
    .note = In welcher Reihenfolge Treffer gegen einen Spieler berechnet werden.
variant-hits_in_order-off = Der schwächste zuerst
variant-hits_in_order-on = Wie angesagt
variant-start_life = Lebenspunkte
    .note = Mit wie vielen Lebenspunkten du beginnst.
variant-start_life-30 = 30 Lebenspunkte
variant-start_life-20 = 20 Lebenspunkte

## Fragen

ask-lay =
    .kind = Lege eine Karte
    .fact = Runde { $round }: Alle legen eine Karte.
    .note = Rote Zahl: der Angriff, den sie bildet; blaue: der Wall. Ab drei Karten kommt ihr Effekt dazu.
ask-turn =
    .kind = Runde { $round }: lege oder löse aus
    .fact = { $lays ->
        [0] Du darfst keine Karte mehr legen.
        [1] Du darfst noch 1 Karte legen.
        [any] Du darfst beliebig viele Karten legen, solange jede eine Kombination bildet.
       *[other] Du darfst noch { $lays } Karten legen.
    }{ $debt ->
        [0] { "" }
        [one] { " " }Du schuldest 1 Punkt.
       *[other] { " " }Du schuldest { $debt } Punkte.
    }
    .note = Eine Karte bildet noch einen Angriff oder Wall. Ein Effekt kostet dich später Punkte.
ask-activate =
    .kind = Du darfst Effekte auslösen
    .fact = { $debt ->
        [0] Du schuldest nichts.
        [one] Du schuldest 1 Punkt.
       *[other] Du schuldest { $debt } Punkte.
    }{ $overrun ->
        [0] { "" }
        [one] { " " }Nach jetzigem Stand kostet 1 davon einen Lebenspunkt.
       *[other] { " " }Nach jetzigem Stand kosten { $overrun } davon Lebenspunkte.
    }
    .note = Jeder wirkt einmal je Runde. Sein Preis ist eine Schuld, die deine Kombinationen vor dem Kampf zahlen.
ask-announce =
    .kind = Sage { $side ->
        [attack] einen Angriff
       *[defence] einen Wall
    } an
    .fact = Du hast { $card } gelegt.
    .note = Jede Karte bringt ihren Wert; ab drei zählen auch die Länge und der Effekt der gelegten Karte.
ask-borrow =
    .kind = Du darfst eine Karte leihen
    .fact = { $side ->
        [attack] Der Angriff hat
       *[defence] Der Wall hat
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .note = Höchstens zwei Karten aus Kombinationen anderer Spieler. Sie bleiben liegen und bringen ihren Wert.
ask-pick =
    .kind = Wähle eine Karte
    .fact = { $count ->
        [one] Du beginnst mit { $card }.
       *[other] { $count } Karten, { $points } Punkte.
    }
    .note = Jede Karte bringt ihren Wert. Ab drei Karten löst die gelegte Karte ihren Effekt aus.
ask-combination =
    .kind = { $question ->
        [gives] Du darfst wählen, welche Kombination Punkte abgibt
        [gets] Wähle, welche Kombination die Punkte bekommt
       *[one] Wähle eine Kombination
    }
    .fact = { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.{ $question ->
        [gets] { " " }{ $side ->
            [attack] Dein Angriff ({ $stream-name }{ which }) gibt ab
           *[defence] Dein Wall ({ $stream-name }{ which }) gibt ab
        }; noch hat die Kombination { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[one] { "" }
    }
    .note = { $question ->
        [gives] Danach wählst du, welche deiner Kombinationen sie bekommt, soweit ihre Obergrenze es zulässt.
        [gets] Wer abgibt, hat entsprechend weniger.
       *[one] Was früher gewährt wurde, bleibt bestehen.
    }
ask-effect =
    .kind = Wähle einen Effekt
    .fact = { $card }: { $verb-name }.
    .note = Vom nächsten, der ausgeführt wird, bis zum letzten.
ask-opponent =
    .kind = Wähle einen Gegner
    .fact = { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.
    .note = Der Effekt wird sofort ausgeführt.
ask-take =
    .kind = Du darfst eine Karte wählen
    .fact = { $card }: { $verb-name }.
    .note = Sie kommt auf deine Hand; alle sehen, welche.
ask-exchange =
    .kind = Wähle eine gemeinsame Karte
    .fact = { $card }: { $verb-name }.
    .note = Sie kommt in dein Becken; deine nimmt ihren Platz und ihr Alter an.
ask-uproot =
    .kind = Wähle eine Karte
    .fact = { $card }: { $verb-name } { $amount }.
    .note = Höchstens Rang { ROMAN($amount) }. Sie kommt auf die Ablage; niemand kann sie mehr verbinden.
ask-discard_hand =
    .kind = Lege eine Karte ab
    .fact = { $cause ->
        [limit] Du hast mehr Handkarten, als das Handlimit erlaubt.
        [theirs] { $controller }, { $card }: { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
       *[own] { $card }: { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
    }
    .note = Sie kommt offen auf die Ablage. Was du behältst, kannst du später legen.
owed-attack = { $owed-attack } { $owed-attack ->
    [one] Angriffspunkt
   *[other] Angriffspunkte
}
owed-defence = { $owed-defence } { $owed-defence ->
    [one] Verteidigungspunkt
   *[other] Verteidigungspunkte
}
owed-either = { $owed-either } { $owed-either ->
    [one] Angriffs- oder Verteidigungspunkt
   *[other] Angriffs- oder Verteidigungspunkte
}
ask-pay =
    .kind = Bezahle deine Schuld
    .fact = Du schuldest { $letters ->
        [A] { owed-attack }
        [D] { owed-defence }
        [F] { owed-either }
        [AD] { $owed-attack } Angriffs- und { owed-defence }
        [AF] { owed-attack } und { $owed-either } { $owed-either ->
            [one] beliebigen
           *[other] beliebige
        }
        [DF] { owed-defence } und { $owed-either } { $owed-either ->
            [one] beliebigen
           *[other] beliebige
        }
       *[ADF] { $owed-attack } Angriffs-, { $owed-defence } Verteidigungs- und { $owed-either } { $owed-either ->
            [one] beliebigen Punkt
           *[other] beliebige Punkte
        }
    }.
    .note = Punkte, die zahlen, fehlen im Kampf. Auf jeder Seite zahlt zuerst die schwächste Kombination.
ask-amount =
    .kind = { $purpose ->
        [aim] Wie viel vom Angriff?
       *[other] Wie viel zahlt diese Kombination?
    }
    .fact = { $purpose ->
        [aim] Angriff ({ $stream-name }{ which }), noch { $left ->
            [one] { $left } Punkt
           *[other] { $left } Punkte
        }. Gegen { $target }:
       *[other] { $side ->
            [attack] Angriff ({ $stream-name }{ which })
           *[defence] Wall ({ $stream-name }{ which })
        }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. Noch zu zahlen: { $left ->
            [one] { $left } Punkt
           *[other] { $left } Punkte
        }.
    }
    .note = { $purpose ->
        [aim] Der letzte Gegner bekommt den Rest.
       *[other] Die letzte Kombination zahlt den Rest.
    }
ask-event =
    .kind = Wähle, was zuerst kommt
    .fact = Mehrere deiner Effekte warten auf das Ende der Runde.
    .note = Was zuerst kommt, kann ändern, was der nächste vorfindet.
ask-aim =
    .kind = Wen triffst du?
    .fact = Angriff ({ $stream-name }{ which }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .note = Ganz auf einen Gegner oder geteilt. Jeder Knopf sagt, worauf er trifft und was durchkommt.
ask-discard_pool =
    .kind = Lege eine Karte deines Beckens ab
    .fact = { $over ->
        [one] 1 Karte ist zu viel.
       *[other] { $over } Karten sind zu viel.
    }
    .note = Fünf bleiben; du kannst sie nächste Runde wieder verbinden.

## Antworten

option-lay = { $card } legen{ $sums ->
    [both] : Angriff { $attack }, Wall { $defence }
    [attack] : Angriff { $attack }
    [defence] : Wall { $defence }
   *[none] { "" }
}
option-compose = Mit { $card } zusammenstellen
option-pass = Passen
option-stop = Für diese Phase aufhören
option-done = Fertig
option-activate = { $card } auslösen: { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
} (kostet { $price } { $price ->
    [one] { $cost ->
        [A] Angriffspunkt
        [D] Verteidigungspunkt
       *[F] Angriffs- oder Verteidigungspunkt
    }
   *[other] { $cost ->
        [A] Angriffspunkte
        [D] Verteidigungspunkte
       *[F] Angriffs- oder Verteidigungspunkte
    }
})
option-none = Nichts auf dieser Seite
option-all = Alle Karten ({ $stream-name })
option-pick = Karten einzeln wählen ({ $stream-name })
option-card = { $zone ->
    [common] { $card }, gemeinsames Becken
    [discard] { $card }, Ablage
   *[pool] { $owner-you ->
        [yes] { $card }, deine Karte
       *[no] { $card }, { $owner }
    }
}
option-decline = Verzichten
option-comb = { $owner-you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] { $owner }, Angriff ({ $stream-name }{ which })
       *[defence] { $owner }, Wall ({ $stream-name }{ which })
    }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $then ->
    [gives] , kann { $gives } abgeben
   *[after] , danach { $after }
}
option-effect = { $controller-you ->
    [yes] { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }, dein Effekt
   *[no] { $card }: { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    } ({ $controller })
}
option-opponent-player = { $target } wählen
option-aim-player = { $target } treffen: { $meets ->
    [wall] Wall { $wall }, { $damage } Schaden
    [bank] Ufer { $wall }, { $damage } Schaden
   *[none] { $damage } Schaden
}
option-split = Aufteilen
option-attacks = Angriffe zahlen zuerst
option-walls = Wälle zahlen zuerst
option-weakest = Die schwächste zahlt zuerst
option-choose = Für jede Kombination wählen
option-event = { $card }: { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
option-in_order = Alle in der Reihenfolge, in der sie ausgelöst wurden
option-discard = { $card } ablegen
option-amount = { $number } { $number ->
    [one] Punkt
   *[other] Punkte
}

## Was geschehen ist

event-round = { $you ->
    [yes] Runde { $number }. Du legst zuerst.
   *[no] Runde { $number }. { $seat } legt zuerst.
}
event-phase = { $phase ->
    [basic] Grundkombinationen
    [additional] Zusatzkombinationen
    [stacks] Effektphase
    [cost] Wert der Kombinationen und Bezahlen
    [end] Am Ende der Runde
    [combat] Kampfschaden
    [laydown] Abräumen
   *[results] Rundenende
}.
event-first-card = Erste Karte des gemeinsamen Beckens: { $card }.
event-no-first-card = Stapel und Ablage sind leer: keine neue Karte für das gemeinsame Becken.
event-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht eine Karte.
}
event-nothing-left = { $you ->
    [yes] Stapel und Ablage sind leer: Du ziehst nichts.
   *[no] Stapel und Ablage sind leer: { $seat } zieht nichts.
}
event-reshuffled = Die Ablage wird zu einem neuen Stapel von { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} gemischt.
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-stopped = { $you ->
    [yes] Du hörst für diese Phase auf.
   *[no] { $seat } hört für diese Phase auf.
}
event-done = { $you ->
    [yes] Dein Zug ist zu Ende.
   *[no] Der Zug von { $seat } ist zu Ende.
}
event-empty-hand = { $you ->
    [yes] Du hast keine Karte zum Legen.
   *[no] { $seat } hat keine Karte zum Legen.
}
event-laid = { $you ->
    [yes] Du legst { $card }.
   *[no] { $seat } legt { $card }.
}
event-appointed = Auf den Strom { $stream-name } festgelegt: die { $side ->
    [attack] Angriffsseite
   *[defence] Verteidigungsseite
} von { $card }.
event-announced-attack = { $you ->
    [yes] Du sagst einen Angriff an
   *[no] { $seat } sagt einen Angriff an
} ({ $stream-name }) mit { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
} und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $cards }.
    .deed = Angriff ({ $stream-name }), { $points }
event-announced-defence = { $you ->
    [yes] Du sagst einen Wall an
   *[no] { $seat } sagt einen Wall an
} ({ $stream-name }) mit { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
} und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $cards }.
    .deed = Wall ({ $stream-name }), { $points }
event-set-off = { $trigger ->
    [common] Effekt des gemeinsamen Beckens, { $card }
   *[standard] Standardeffekt, { $card }
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $you ->
    [yes] dein Effekt
   *[no] { $seat }
}).
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-activated = { $you ->
    [yes] Du löst { $card } aus
   *[no] { $seat } löst { $card } aus
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}, auf Kredit für { $price } { $price ->
    [one] { $cost ->
        [A] Angriffspunkt
        [D] Verteidigungspunkt
       *[F] Angriffs- oder Verteidigungspunkt
    }
   *[other] { $cost ->
        [A] Angriffspunkte
        [D] Verteidigungspunkte
       *[F] Angriffs- oder Verteidigungspunkte
    }
}.
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-settled = { $you ->
    [yes] Dein Effekt
   *[no] { $seat }
}, { $card }: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $card }: { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-nothing = Es geschieht nichts: { $why ->
    [combination] Keine Kombination kommt dafür infrage
    [effect] Kein Effekt auf dem Hauptstapel kommt dafür infrage
    [opponent] Kein Gegner hat Handkarten
    [full] Die Lebenspunkte sind schon an ihrer Grenze
    [late] Niemand gewinnt mehr Lebenspunkte
    [debt] Es gibt keine Schuld
   *[card] Keine Karte kommt dafür infrage
}.
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
event-removed = { $target-you ->
    [yes] Dein Effekt { $card } wird vom Hauptstapel entfernt
   *[no] Der Effekt { $card } von { $target } wird vom Hauptstapel entfernt
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] entfernt deinen Effekt { $card }
       *[no] entfernt { $card } von { $target }
    }
event-taken-over = { $you ->
    [yes] Du kontrollierst jetzt { $card } von { $target }
   *[no] { $target-you ->
        [yes] { $seat } kontrolliert jetzt deinen Effekt { $card }
       *[no] { $seat } kontrolliert jetzt { $card } von { $target }
    }
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-copied = { $you ->
    [yes] Du legst eine Kopie
   *[no] { $seat } legt eine Kopie
} von { $card } auf den Hauptstapel: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-moved = { $target-you ->
    [yes] Dein Effekt { $card }
   *[no] Der Effekt { $card } von { $target }
} kommt auf dem Hauptstapel nach { $way ->
    [top] oben
   *[bottom] unten
}: { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] verschiebt deinen Effekt { $card } im Stapel
       *[no] verschiebt { $card } von { $target } im Stapel
    }
event-changed = { $you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] { $seat }, Angriff ({ $stream-name }{ which })
       *[defence] { $seat }, Wall ({ $stream-name }{ which })
    }
}: von { $before } auf { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-stayed = { $you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] { $seat }, Angriff ({ $stream-name }{ which })
       *[defence] { $seat }, Wall ({ $stream-name }{ which })
    }
}: { $why ->
    [ceiling] Die Obergrenze hält, es bleibt bei
   *[other] Es bleibt bei
} { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
event-capped = { $you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] { $seat }, Angriff ({ $stream-name }{ which })
       *[defence] { $seat }, Wall ({ $stream-name }{ which })
    }
}: Obergrenze { $ceiling } und jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
event-closed = { $you ->
    [yes] Dein Angriff ({ $stream-name }{ which }) ist für weitere Eigenschaften gesperrt.
   *[no] Der Angriff von { $seat } ({ $stream-name }{ which }) ist für weitere Eigenschaften gesperrt.
}
event-granted = { $you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] Der Angriff von { $seat } ({ $stream-name }{ which })
       *[defence] Der Wall von { $seat } ({ $stream-name }{ which })
    }
} erhält { $power ->
    [flight] Flug
    [pierce] Durchschlag
    [leech] Blutsaugen
    [erode] Erosion
    [watch] Wacht
    [thorns] Dornen { $number }
   *[ward] Schutz
}.
event-relieved = { $you ->
    [yes] Deine Schuld sinkt um { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] Die Schuld von { $seat } sinkt um { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
event-lost-life = { $you ->
    [yes] Du verlierst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] { $seat } verliert { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-gained-nothing = { $why ->
    [late] Niemand gewinnt mehr Lebenspunkte.
   *[full] { $you ->
        [yes] Deine Lebenspunkte sind an ihrer Grenze: Du gewinnst keine.
       *[no] { $seat } hat so viele Lebenspunkte wie möglich und gewinnt keine.
    }
}
event-gained-life = { $you ->
    [yes] Du gewinnst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] { $seat } gewinnt { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-took = { $you ->
    [yes] Du nimmst { $card } auf die Hand
   *[no] { $seat } nimmt { $card } auf die Hand
} ({ $source ->
    [common] aus dem gemeinsamen Becken
    [discard] von der Ablage
   *[pool] aus dem eigenen Becken
}).
event-swapped = { $you ->
    [yes] Du tauschst { $card } gegen { $other } aus dem gemeinsamen Becken.
   *[no] { $seat } tauscht { $card } gegen { $other } aus dem gemeinsamen Becken.
}
event-thrown = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}
event-uprooted = { $target-you ->
    [yes] Aus deinem Becken wird { $card } abgelegt.
   *[no] Aus dem Becken von { $target } wird { $card } abgelegt.
}
    .deed = { $target-you ->
        [yes] { $card } verlässt dein Becken
       *[no] { $card } verlässt das Becken von { $target }
    }
event-left-common = Aus dem gemeinsamen Becken auf die Ablage: { $card }.
event-came-to-common = Neu im gemeinsamen Becken: { $card }.
event-earned = { $you ->
    [yes] Du hast { $attack } Angriffs- und { $defence ->
        [one] { $defence } Verteidigungspunkt
       *[other] { $defence } Verteidigungspunkte
    }.
   *[no] { $seat } hat { $attack } Angriffs- und { $defence ->
        [one] { $defence } Verteidigungspunkt
       *[other] { $defence } Verteidigungspunkte
    }.
}
event-paid = { $you ->
    [yes] { $side ->
        [attack] Dein Angriff ({ $stream-name }{ which })
       *[defence] Dein Wall ({ $stream-name }{ which })
    }
   *[no] { $side ->
        [attack] Der Angriff von { $seat } ({ $stream-name }{ which })
       *[defence] Der Wall von { $seat } ({ $stream-name }{ which })
    }
} zahlt { $number } { $number ->
    [one] Punkt
   *[other] Punkte
}, noch { $left }.
event-overrun = { $you ->
    [yes] Deine Punkte reichen nicht: Du zahlst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] Die Punkte von { $seat } reichen nicht: { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    } gezahlt, jetzt { $left }.
}
event-aimed = { $you ->
    [yes] Du richtest { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    } deines Angriffs ({ $stream-name }{ which }) gegen { $target }.
   *[no] { $target-you ->
        [yes] { $seat } richtet { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        } eines Angriffs ({ $stream-name }{ which }) gegen dich.
       *[no] { $seat } richtet { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        } eines Angriffs ({ $stream-name }{ which }) gegen { $target }.
    }
}
event-met-wall = { $you ->
    [yes] Dein Treffer mit Stärke { $force }
   *[no] Der Treffer von { $seat } mit Stärke { $force }
} trifft auf { $target-you ->
    [yes] deinen Wall
   *[no] den Wall von { $target }
} ({ $stream-name }{ which }), Stärke { $wall }{ $whole ->
    [0] {""}
   *[other] {" "}(die Hälfte von { $whole }: Durchschlag)
}{ $flown ->
    [yes] {" "}(an den anderen vorbei: Flug)
   *[no] {""}
}: { $damage ->
    [0] aufgehalten.
   *[other] { $damage } Schaden.
}
    .deed = { $target-you ->
        [yes] Treffer mit { $force } auf deinen Wall
       *[no] Treffer mit { $force } auf den Wall von { $target }
    }
event-met-bank = { $you ->
    [yes] Dein Treffer mit Stärke { $force }
   *[no] Der Treffer von { $seat } mit Stärke { $force }
} trifft auf { $target-you ->
    [yes] dein Ufer
   *[no] das Ufer von { $target }
}, Stärke { $wall }{ $flown ->
    [yes] {" "}(an den Wällen vorbei: Flug)
   *[no] {""}
}: { $damage ->
    [0] aufgehalten.
   *[other] { $damage } Schaden.
}
    .deed = { $target-you ->
        [yes] Treffer mit { $force } auf dein Ufer
       *[no] Treffer mit { $force } auf das Ufer von { $target }
    }
event-met-nothing = { $you ->
    [yes] Nichts hält deinen Treffer auf
   *[no] Nichts hält den Treffer von { $seat } auf
}{ $flown ->
    [yes] {" "}(an den Wällen vorbei: Flug)
   *[no] {""}
}: { $damage } Schaden.
    .deed = { $target-you ->
        [yes] Treffer mit { $damage } auf dich
       *[no] Treffer mit { $damage } auf { $target }
    }
event-combat-damage = { $you ->
    [yes] Du verlierst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] { $seat } verliert { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-eroded = { $you ->
    [yes] Erosion: Dein Wall ({ $stream-name }{ which }) hat jetzt Stärke { $points }.
   *[no] Erosion: Der Wall von { $seat } ({ $stream-name }{ which }) hat jetzt Stärke { $points }.
}
event-leeched = { $you ->
    [yes] Blutsaugen: Du gewinnst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] Blutsaugen: { $seat } gewinnt { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-pricked = { $you ->
    [yes] Dornen: Du verlierst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] Dornen: { $seat } verliert { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-dissolved = Alle Kombinationen werden aufgelöst.
event-high-water = { $you ->
    [yes] Hochwasser: Du verlierst { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
   *[no] Hochwasser: { $seat } verliert { $number } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }, jetzt { $left }.
}
event-eliminated = { $you ->
    [yes] Du scheidest mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    } aus.
   *[no] { $seat } scheidet mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    } aus.
}
event-hand-lost = { $cards-count ->
    [0] { $you ->
        [yes] Dein Becken wird abgelegt; deine Hand war leer.
       *[no] Das Becken von { $seat } wird abgelegt; die Hand war leer.
    }
   *[other] { $you ->
        [yes] Dein Becken wird abgelegt, dazu deine Hand: { $cards }.
       *[no] Das Becken von { $seat } wird abgelegt, dazu die Hand: { $cards }.
    }
}
event-won = { $you ->
    [yes] Nur du bist noch übrig, mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    }, und gewinnst.
   *[no] Nur { $seat } ist noch übrig, mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    }, und gewinnt.
}
event-won-among-fallen = { $you ->
    [yes] Niemand ist übrig. Du gewinnst mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    }: Mehr hatte niemand, der in dieser Runde ausschied.
   *[no] Niemand ist übrig. { $seat } gewinnt mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    }: Mehr hatte niemand, der in dieser Runde ausschied.
}
event-shared = { $you ->
    [yes] Niemand ist übrig. Mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    } teilst du dir den Sieg.
   *[no] Niemand ist übrig. Mit { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkten
    } teilt sich { $seat } den Sieg.
}

## Der Tisch

table-water-from = Hochwasser ab Runde { $round }
table-water-takes = Hochwasser nimmt { $number ->
    [one] { $number } Lebenspunkt
   *[other] { $number } Lebenspunkte
} am Ende der Runde
table-phases = Phasen der Runde
table-debt = Schuld
table-points = Punkte
table-attack = Angriff
table-wall = Wall
table-lays = Karten zu legen
table-bank = Ufer
table-own = Dein Platz
table-lead = zuerst an der Reihe
table-used = ausgelöst
table-overrun = so zahlst du { $number ->
    [one] { $number } Lebenspunkt
   *[other] { $number } Lebenspunkte
}
table-known = Karten, die alle kennen
table-slip = { $side ->
    [attack] { $stream }-Angriff{ which }
   *[defence] { $stream }-Wall{ which }
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aus { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
})
table-closed = gesperrt
table-ceiling = Obergrenze { $number }
table-in-attack = in einem Angriff: { $name }
table-in-wall = in einem Wall: { $name }
table-common-how = { $shared ->
    [on] Frei für alle, auch wenn andere eine Karte eingesetzt haben.
   *[off] Frei, bis jemand eine Karte einsetzt; danach nur geliehen.
}
    .short = für alle
    .tab = Gemeinsam
table-first-card = neueste Karte
table-oldest = älteste
    .note = geht am Ende der Runde
table-stacks = Effektstapel
table-stacks-how = zuletzt hinein, zuerst heraus
table-settled = Ausgeführt
table-settling = Wird ausgeführt
table-instant = Soforteffekte, zuerst
table-main = Hauptstapel, danach
table-nothing-waits = Kein Effekt wartet.
table-more-wait = { $number ->
    [one] { $number } weiterer
   *[other] { $number } weitere
}{ $mine ->
    [0] { "" }
   *[other] , { $mine } von dir
}
table-of-cards = { $stream }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-sets-off = Löst aus: { $effects }
table-too-short = Drei verbundene Karten lösen ihren Standardeffekt aus.
table-no-link = keine Verbindung
table-laid-enough = genug gelegt
table-pass = Passen
    .note = diesen Zug
table-done = Fertig
    .note = mit diesem Zug
table-stop = Aufhören
    .note = in dieser Phase
table-lay = Legen
table-compose = Zusammenstellen
    .note = Karten wählen
table-one-by-one = einzeln
table-activate = Auslösen
table-loan = Leihe { $number }
table-take-off = { $card } wegnehmen ({ $where })
table-back = Schritt zurück
table-set-none = { $side ->
    [attack] Fest: kein Angriff
   *[defence] Fest: kein Wall
}
table-set-two = Mindestens zwei Karten
table-stick = Die Kombination, die du zusammenstellst
table-amount-set = So viel
table-laid-amount = So festlegen
table-laid-discard_pool = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} ablegen
table-laid-out = { $question ->
    [discard_pool] Gewählt:
   *[other] Bisher:
}
table-all-laid = { $question ->
    [discard_pool] Fünf Karten bleiben in deinem Becken.
    [aim] Der Angriff ist aufgeteilt.
   *[other] Die Schuld ist bezahlt.
}
table-nothing-sent = Noch ist nichts abgeschickt: Du kannst es ändern.
table-length = Länge
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-set = { $side ->
    [attack] Fest: Angriff { $points }
   *[defence] Fest: Wall { $points }
}
table-water-now = Das Hochwasser nimmt allen { $number } { $number ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
}
table-water-how = In jeder Runde nimmt es einen mehr.
table-held = hält
table-open = nichts
table-hits-on-you = Treffer auf dich
table-hits-on = Treffer auf { $name }
table-would-lose = du verlörst { $number }
table-hits-would = Wenn alles dich träfe
table-hits-none = Noch trifft dich nichts.
table-hits-sum = Der Kampf nimmt { $number ->
    [0] keine Lebenspunkte
    [one] { $number } Lebenspunkt
   *[other] { $number } Lebenspunkte
}{ $gained ->
    [0] { "" }
   *[other] { " " }und bringt { $gained }
}; danach { $left }.
table-hits-water = Das Hochwasser nimmt noch { $number ->
    [one] { $number } Lebenspunkt
   *[other] { $number } Lebenspunkte
}.
table-against = gegen
table-combat-how = { $order ->
    [on] Die Treffer kommen in der Reihenfolge, in der sie angesagt wurden.
   *[off] Der schwächste Treffer auf einen Spieler kommt zuerst.
} Ein Wall, der hält, bleibt stehen; ein gebrochener ist weg.
table-ended-one = Nach Runde { $round } ist nur noch eine Person im Spiel.
table-ended-none = { $how ->
    [shared] In Runde { $round } sind alle Übrigen ausgeschieden. Die meisten Lebenspunkte ({ $best }) hat mehr als eine Person: Der Sieg wird geteilt.
   *[life] In Runde { $round } sind alle Übrigen ausgeschieden, darum entscheiden die Lebenspunkte: { $best } gegen { $other }.
}
table-lost-to = { $cause ->
    [sword] im Kampf verloren
    [bolt] durch Effekte verloren
    [debt] durch Schulden verloren
   *[highwater] an das Hochwasser verloren
}
table-lasted = Im Spiel
table-left-in = bis Runde { $round }
table-stayed = bis zum Schluss
table-effects = Effekte deines Beckens
    .note = Preis rechts, auf Kredit
table-choose-from = Woraus du wählst
table-yours = Dein Becken
    .note = tippen: dazu oder weg
table-borrow = Leihen
    .note = höchstens zwei; sie bleiben, wo sie liegen
table-joined = dabei: Wert { $number }
    .effect = ; ab drei Karten kommt ihr Effekt
table-joins = bringt { $number }{ $more ->
    [0] { "" }
   *[other] , und +{ $more } für die Länge
}
table-lay-card = { $card } legen
table-why-wall = Neuer Wall { $points }
table-why-wall-against = Neuer Wall { $points } { $holds ->
    [yes] hält Angriff { $theirs } von { $name }
   *[no] gegen Angriff { $theirs } von { $name }
}
table-why-attack = Neuer Angriff { $points }
table-why-attack-against = { $over ->
    [yes] Angriff { $points } schlägt { $name } (Wall { $theirs })
   *[no] Angriff { $points }, gegen { $name } braucht es { $need }
}
table-why-effect = Effekt: { $effect }

## Verben, wie das Labor sie nennt

verb-activate = Auslösen
verb-all = Alle nehmen
verb-attacks = Angriffe zuerst
verb-card = Karte wählen
verb-choose = Selbst wählen
verb-comb = Kombination wählen
verb-compose = Zusammenstellen
verb-decline = Verzichten
verb-discard = Ablegen
verb-done = Fertig
verb-effect = Effekt wählen
verb-event = Ereignis wählen
verb-in_order = Der Reihe nach
verb-lay = Legen
verb-none = Nichts nehmen
verb-pass = Passen
verb-pick = Einzeln wählen
verb-player = Mitspieler wählen
verb-split = Aufteilen
verb-stop = Aufhören
verb-walls = Wälle zuerst
verb-weakest = Die schwächste zuerst

## Felder der Karten, um andere Karten zu nennen

field-rank = Rang
field-class = Art
field-attack = Angriff
field-defence = Verteidigung
field-standard = Standardeffekte
field-individual = Eigeneffekt
field-common = Effekt des gemeinsamen Beckens
