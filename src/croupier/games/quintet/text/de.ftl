### Quintett

title = Quintett
pitch = Sammle als Erster alle fünf. In jeder Hand kann der Magier stecken, der dich aufhält.

## Karten

card-herald = Herold
    .der = der Herold
    .den = den Herold
    .einen = einen Herold
    .einem = einem Herold
    .dein = dein Herold
    .deinen = deinen Herold
card-murderer = Meuchler
    .der = der Meuchler
    .den = den Meuchler
    .einen = einen Meuchler
    .einem = einem Meuchler
    .dein = dein Meuchler
    .deinen = deinen Meuchler
card-witch = Hexe
    .der = die Hexe
    .den = die Hexe
    .einen = eine Hexe
    .einem = einer Hexe
    .dein = deine Hexe
    .deinen = deine Hexe
card-necromancer = Nekromant
    .der = der Nekromant
    .den = den Nekromanten
    .einen = einen Nekromanten
    .einem = einem Nekromanten
    .dein = dein Nekromant
    .deinen = deinen Nekromanten
card-wizard = Magier
    .der = der Magier
    .den = den Magier
    .einen = einen Magier
    .einem = einem Magier
    .dein = dein Magier
    .deinen = deinen Magier

kind-character = Figur

figure-draw = ziehen
figure-kill = meucheln
figure-discard = abwerfen
figure-return = zurückholen
figure-counter = abwehren

## Wirkungen: die gedruckten Texte

effect-draw = Wenn er eintrifft, darfst du { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ziehen.
    .short = { $number ->
        [one] Ziehe eine Karte
       *[other] Ziehe { $number } Karten
    }
effect-kill = Wenn er eintrifft, darfst du eine beliebige Figur auf einem Schlachtfeld meucheln.
    .short = Meuchle eine Figur
effect-discard = Wenn sie eintrifft, darfst du einen Spieler wählen; er wirft { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} seiner Wahl ab.
    .short = { $number ->
        [one] Jemand wirft eine Karte ab
       *[other] Jemand wirft { $number } Karten ab
    }
effect-return = Wenn er eintrifft, darfst du eine Figur von deinem Friedhof auf die Hand zurückholen.
    .short = Hole eine Figur zurück
effect-counter = Spiele ihn in der Hauptphase eines Gegners gegen eine Figur aus, die gerade eintrifft. Bleibt er, wirf { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ab; die Figur ist abgewehrt. Im eigenen Zug hat er keine Fähigkeit.
    .short = Wehre eine Figur ab
    .term = abwehren
    .note = die Figur kommt auf den Friedhof ihres Besitzers, und ihre Fähigkeit entfällt

## Orte und Lage

zone-hand = Hand
zone-library = Bibliothek
zone-graveyard = Friedhof
zone-battlefield = Schlachtfeld
zone-removed = Aus dem Spiel
zone-eliminated = Ausgeschieden
zone-won = Gewonnene Partien
state-turn = Zug { $number }
state-phase = { $value ->
    [draw] Ziehphase
    [main] Hauptphase
   *[end] Endphase
}
state-active = { $seat-you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
zone-arriving = Trifft ein

## Varianten

variant-hand_check = Prüfung der Hand
    .note = Wann abwirft, wer zu viele Karten hat.
variant-hand_check-always = Sofort
variant-hand_check-end_of_turn = Am Ende des Zuges
variant-hand_limit = Handlimit
    .note = Wie viele Karten du auf der Hand haben darfst; alle beginnen weiterhin mit 5 Karten.
variant-hand_limit-5 = 5 Karten
variant-hand_limit-7 = 7 Karten
variant-teams = Teams
    .note = Für genau 4 Spieler: Partner sitzen einander gegenüber und gewinnen gemeinsam.
variant-teams-off = Jeder für sich
variant-teams-on = 2 gegen 2
variant-match = Länge des Wettkampfs
    .note = Wie viele Partien gewonnen werden müssen.
variant-match-single = Eine einzige Partie
variant-match-best_of_three = Auf zwei Siege

preset-react-never = Mich jedes Mal fragen
preset-react-until_my_turn = Für mich passen, bis ich am Zug bin
preset-react-unless_fourth = Für mich passen, außer jemand hätte dann mindestens 4 der 5 Arten
preset-react-unless_fifth = Für mich passen, außer jemand hätte dann alle 5 Arten

## Fragen

ask-play =
    .kind = Du darfst ausspielen
    .fact = Zug { $turn }: Du bist am Zug.
    .note = { $mine ->
        [4] Du hast 4 der 5 Arten. Lege eine Figur auf dein Schlachtfeld oder spiele nichts aus.
       *[other] Lege eine Figur auf dein Schlachtfeld oder spiele nichts aus.
    }
    .warning = { $library ->
        [0] Deine Bibliothek ist leer. Musst du noch einmal ziehen, scheidest du aus.
       *[other] { "" }
    }
ask-react =
    .kind = Du darfst reagieren
    .fact = { $chained ->
        [yes] { $controller } reagiert mit { $arrival-einem } auf { $answered-seat-you ->
            [yes] { $answered-deinen }
           *[no] { $answered-den } von { $answered-seat }
        }.
       *[no] { $controller } spielt { $arrival-den } aus.
    }
    .note = { $able ->
        [no] Du kannst nur passen; alle werden gefragt, damit sich nichts verrät.
       *[yes] { $finishes ->
            [yes] Bleibt dein Magier, hast du alle 5 Arten und gewinnst.
           *[no] { $kinds ->
                [5] Bleibt diese Figur, hat { $controller } alle 5 Arten.
                [4] Bleibt diese Figur, hat { $controller } 4 der 5 Arten.
               *[other] Ein Magier kann diese Figur abwehren; das kostet eine Handkarte.
            }
        }
    }
ask-wizard_cost =
    .kind = Wirf eine Karte ab
    .fact = Dein Magier bleibt und wehrt { $arrival-den } von { $controller } ab.
    .note = Die Karte kommt offen auf deinen Friedhof.
ask-witch_discard =
    .kind = Wirf eine Karte ab
    .fact = { $controller-you ->
        [yes] Deine Hexe hat dich gewählt.
       *[no] Die Hexe von { $controller } hat dich gewählt.
    }
    .note = Du wählst, welche. Sie kommt offen auf deinen Friedhof.
ask-overflow_discard =
    .kind = Wirf eine Karte ab
    .fact = Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand; das Handlimit liegt bei { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    }.
    .note = Du wählst, welche geht. Sie kommt offen auf deinen Friedhof.
ask-ability-draw =
    .kind = Du darfst ziehen
    .fact = Dein Herold bleibt.
    .note = { $library ->
        [1] Ziehe die letzte Karte deiner Bibliothek oder verzichte.
       *[other] Ziehe eine Karte von deiner Bibliothek oder verzichte.
    }
    .warning = { $library ->
        [0] Deine Bibliothek ist leer. Wer jetzt zieht, scheidet aus.
       *[other] { "" }
    }
ask-ability-kill =
    .kind = Du darfst meucheln
    .fact = Dein Meuchler bleibt.
    .note = Wähle eine Figur auf einem beliebigen Schlachtfeld oder verzichte.
ask-ability-target =
    .kind = Du darfst einen Spieler wählen
    .fact = Deine Hexe bleibt.
    .note = Wen du wählst, der wirft eine Karte seiner Wahl ab.
ask-ability-return =
    .kind = Du darfst zurückholen
    .fact = Dein Nekromant bleibt.
    .note = Die Figur kommt vom Friedhof auf deine Hand, und alle sehen, welche.

wait-react = { $count ->
    [one] { $seats } darf reagieren.
   *[other] { $seats } dürfen reagieren.
}

## Antworten

option-play = { CAP($card-den) } ausspielen
option-play-pass = Nichts ausspielen
option-react-play = { $finishes ->
    [yes] Den { $card } ausspielen (gewinnt, wenn er bleibt)
   *[no] Den { $card } ausspielen (kostet eine Karte, wenn er bleibt)
}
option-react-pass = Passen
option-discard = { CAP($card-den) } abwerfen
option-decline = Verzichten
option-draw = Eine Karte ziehen
option-kill = { $target-you ->
    [yes] { CAP($card-deinen) } meucheln
   *[no] { CAP($card-den) } von { $target } meucheln
}
option-target = { $target-you ->
    [yes] Dich selbst wählen und eine Karte abwerfen
   *[no] { $target } wählen
}
option-return = { CAP($card-den) } zurückholen

caution-ability-draw = { $library ->
    [0] Deine Bibliothek ist leer. Wer jetzt zieht, scheidet aus.
   *[other] { "" }
}

## Was geschehen ist

event-game-started = { $number ->
    [1] { $you ->
        [yes] Im Uhrzeigersinn: { $seats }. Du beginnst.
       *[no] Im Uhrzeigersinn: { $seats }. { $seat } beginnt.
    }
   *[other] { $you ->
        [yes] Partie { $number }: Du beginnst.
       *[no] Partie { $number }: { $seat } beginnt.
    }
}
event-turn-started = { $you ->
    [yes] Zug { $number }: du.
   *[no] Zug { $number }: { $seat }.
}
event-drew = { $you ->
    [yes] Du ziehst { $card-einen }.
   *[no] { $seat } zieht eine Karte.
}
event-skipped-draw = { $you ->
    [yes] Du beginnst und ziehst nicht.
   *[no] { $seat } beginnt und zieht nicht.
}
event-played = { $you ->
    [yes] Du spielst { $card-den } aus.
   *[no] { $seat } spielt { $card-den } aus.
}
event-played-nothing = { $you ->
    [yes] Du spielst nichts aus.
   *[no] { $seat } spielt nichts aus.
}
event-reacted = { $you ->
    [yes] Du reagierst mit { $card-einem } auf { $target-card-den } von { $target }.
   *[no] { $seat } reagiert mit { $card-einem } auf { $target-you ->
        [yes] { $target-card-deinen }
       *[no] { $target-card-den } von { $target }
    }.
}
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-established = { $you ->
    [yes] { CAP($card-dein) } bleibt.
   *[no] { CAP($card-der) } von { $seat } bleibt.
}
event-countered = { $you ->
    [yes] { CAP($card-dein) } ist abgewehrt.
   *[no] { CAP($card-der) } von { $seat } ist abgewehrt.
}
event-paid = { $you ->
    [yes] Du bezahlst den Magier mit { $card-einem }.
   *[no] { $seat } bezahlt den Magier mit { $card-einem }.
}
event-could-not-pay = { $you ->
    [yes] Du hast keine Karte mehr, um den Magier zu bezahlen; nichts wird abgewehrt.
   *[no] { $seat } hat keine Karte mehr, um den Magier zu bezahlen; nichts wird abgewehrt.
}
event-declined = { $you ->
    [yes] Du nutzt { $card-den } nicht.
   *[no] { $seat } nutzt { $card-den } nicht.
}
event-no-target = { $you ->
    [yes] { CAP($card-dein) } findet kein Ziel.
   *[no] { CAP($card-der) } von { $seat } findet kein Ziel.
}
event-herald-draws = { $you ->
    [yes] Du ziehst mit deinem Herold.
   *[no] { $seat } zieht mit dem Herold.
}
event-killed = { $you ->
    [yes] { $target-you ->
        [yes] Du meuchelst { $card-deinen } selbst.
       *[no] Du meuchelst { $card-den } von { $target }.
    }
   *[no] { $target-you ->
        [yes] { $seat } meuchelt { $card-deinen }.
       *[no] { $target-same ->
            [yes] { $seat } meuchelt { $card-den } auf dem eigenen Schlachtfeld.
           *[no] { $seat } meuchelt { $card-den } von { $target }.
        }
    }
}
event-witch-chose = { $you ->
    [yes] { $target-you ->
        [yes] Deine Hexe wählt dich.
       *[no] Deine Hexe wählt { $target }.
    }
   *[no] { $target-you ->
        [yes] Die Hexe von { $seat } wählt dich.
       *[no] Die Hexe von { $seat } wählt { $target }.
    }
}
    .deed = { $target-you ->
        [yes] die Hexe wählt dich
       *[no] die Hexe wählt { $target }
    }
event-witch-discarded = { $you ->
    [yes] Du wirfst wegen der Hexe { $card-einen } ab.
   *[no] { $seat } wirft wegen der Hexe { $card-einen } ab.
}
event-no-card = { $you ->
    [yes] Du hast keine Karte zum Abwerfen.
   *[no] { $seat } hat keine Karte zum Abwerfen.
}
event-returned = { $you ->
    [yes] Du holst { $card-einen } auf die Hand zurück.
   *[no] { $seat } holt { $card-einen } auf die Hand zurück.
}
event-overflowed = { $you ->
    [yes] Du wirfst { $card-einen } ab: zu viele Karten auf der Hand.
   *[no] { $seat } wirft { $card-einen } ab: zu viele Karten auf der Hand.
}
event-turn-ended = { $you ->
    [yes] Dein Zug endet.
   *[no] Der Zug von { $seat } endet.
}
event-eliminated = { $you ->
    [yes] Du ziehst, aber deine Bibliothek ist leer: Du scheidest aus, { $number ->
        [one] { $number } Karte verlässt
       *[other] { $number } Karten verlassen
    } das Spiel.
   *[no] { $seat } zieht, aber die Bibliothek ist leer: { $seat } scheidet aus, { $number ->
        [one] { $number } Karte verlässt
       *[other] { $number } Karten verlassen
    } das Spiel.
}
event-won = { $how ->
    [five] { $you ->
        [yes] Du hast alle fünf und gewinnst.
       *[no] { $seat } hat alle fünf und gewinnt.
    }
    [reaction] { $you ->
        [yes] Mit dem Magier, als Reaktion ausgespielt, hast du alle fünf und gewinnst.
       *[no] Mit dem Magier, als Reaktion ausgespielt, hat { $seat } alle fünf und gewinnt.
    }
   *[last] { $you ->
        [yes] Alle Gegner sind ausgeschieden: Du gewinnst.
       *[no] Alle Gegner von { $seat } sind ausgeschieden: { $seat } gewinnt.
    }
}

## Verben, wie das Labor sie nennt

verb-decline = Verzichten
verb-discard = Abwerfen
verb-draw = Ziehen
verb-kill = Töten
verb-pass = Passen
verb-play = Ausspielen
verb-return = Zurückholen
verb-target = Zielen

## Felder der Karten, um andere Karten zu nennen

field-effect = Fähigkeit
