### Quintette

title = Quintette
pitch = Soyez le premier à réunir les cinq. Chacun peut cacher le Magicien qui vous arrêtera.

## Les cartes

card-herald = Héraut
    .un = un Héraut
    .le = le Héraut
    .genre = m
card-murderer = Assassin
    .un = un Assassin
    .le = l’Assassin
    .genre = m
card-witch = Sorcière
    .un = une Sorcière
    .le = la Sorcière
    .genre = f
card-necromancer = Nécromancien
    .un = un Nécromancien
    .le = le Nécromancien
    .genre = m
card-wizard = Magicien
    .un = un Magicien
    .le = le Magicien
    .genre = m

kind-character = Personnage

figure-draw = piocher
figure-kill = assassiner
figure-discard = se défausser
figure-return = ressusciter
figure-counter = contrecarrer

## Les effets : les textes imprimés

effect-draw = À son arrivée, vous pouvez piocher { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
    .short = { $number ->
        [one] Piochez une carte
       *[other] Piochez { $number } cartes
    }
effect-kill = À son arrivée, vous pouvez assassiner un personnage de votre choix sur un champ de bataille.
    .short = Assassinez un personnage
effect-discard = À son arrivée, vous pouvez cibler un joueur ; il se défausse { $number ->
    [one] d’une carte
   *[other] de { $number } cartes
} de son choix.
    .short = { $number ->
        [one] Un joueur se défausse d’une carte
       *[other] Un joueur se défausse de { $number } cartes
    }
effect-return = À son arrivée, vous pouvez ressusciter un personnage, qui revient de votre cimetière dans votre main.
    .short = Ressuscitez un personnage
effect-counter = Jouez-le pendant la phase principale d’un adversaire contre un personnage qui vient d’être joué. S’il s’installe, défaussez-vous { $number ->
    [one] d’une carte
   *[other] de { $number } cartes
} et contrecarrez ce personnage. À votre tour, il n’a pas de capacité.
    .short = Contrecarrez un personnage
    .term = contrecarrer
    .note = le personnage va au cimetière de son propriétaire, et sa capacité ne sert pas

## Les lieux et la situation

zone-hand = Main
zone-library = Bibliothèque
zone-graveyard = Cimetière
zone-battlefield = Champ de bataille
zone-removed = Hors jeu
zone-eliminated = Éliminé
zone-won = Parties gagnées
state-turn = Tour { $number }
state-phase = { $value ->
    [draw] Phase de pioche
    [main] Phase principale
   *[end] Phase de fin
}
state-active = { $seat-you ->
    [yes] À vous de jouer
   *[no] Au tour { DE($seat) }
}
zone-arriving = Qui arrive

## Les variantes

variant-hand_check = Contrôle de la main
    .note = À quel moment il faut se défausser quand on a trop de cartes.
variant-hand_check-always = Aussitôt
variant-hand_check-end_of_turn = À la fin du tour
variant-hand_limit = Limite de main
    .note = Combien de cartes on peut avoir en main ; on commence toujours avec 5 cartes.
variant-hand_limit-5 = 5 cartes
variant-hand_limit-7 = 7 cartes
variant-teams = Équipes
    .note = Pour 4 joueurs exactement : les partenaires se font face et gagnent ensemble.
variant-teams-off = Chacun pour soi
variant-teams-on = 2 contre 2
variant-match = Durée de la rencontre
    .note = Combien de parties il faut gagner.
variant-match-single = Une seule partie
variant-match-best_of_three = En deux parties gagnantes

preset-react-never = Me demander à chaque fois
preset-react-until_my_turn = Passer pour moi jusqu’à mon tour
preset-react-unless_fourth = Passer pour moi, sauf si quelqu’un a ainsi au moins 4 des 5 types
preset-react-unless_fifth = Passer pour moi, sauf si quelqu’un a ainsi les 5 types

## Les questions

ask-play =
    .kind = Vous pouvez jouer
    .fact = Tour { $turn } : c’est à vous.
    .note = { $mine ->
        [4] Vous avez 4 des 5 types. Mettez un personnage sur votre champ de bataille, ou ne jouez rien.
       *[other] Mettez un personnage sur votre champ de bataille, ou ne jouez rien.
    }
    .warning = { $library ->
        [0] Votre bibliothèque est vide. Votre prochaine pioche fait perdre la partie.
       *[other] { "" }
    }
ask-react =
    .kind = Vous pouvez réagir
    .fact = { $chained ->
        [yes] { $controller } joue { $arrival-un } contre { $answered-seat-you ->
            [yes] votre { $answered }
           *[no] { $answered-le } { DE($answered-seat) }
        }.
       *[no] { $controller } joue { $arrival-le }.
    }
    .note = { $able ->
        [no] Vous ne pouvez que passer ; on demande à tous, pour ne rien trahir.
       *[yes] { $finishes ->
            [yes] Si votre Magicien s’installe, vous avez les 5 types et gagnez.
           *[no] { $kinds ->
                [5] Si ce personnage s’installe, { $controller } a les 5 types.
                [4] Si ce personnage s’installe, { $controller } a 4 des 5 types.
               *[other] Un Magicien peut contrecarrer ce personnage ; il vous en coûte une carte de votre main.
            }
        }
    }
ask-wizard_cost =
    .kind = Défaussez-vous d’une carte
    .fact = Votre Magicien s’installe et contrecarre { $arrival-le } { DE($controller) }.
    .note = La carte va face visible dans votre cimetière.
ask-witch_discard =
    .kind = Défaussez-vous d’une carte
    .fact = { $controller-you ->
        [yes] Votre Sorcière vous cible.
       *[no] La Sorcière { DE($controller) } vous cible.
    }
    .note = Vous choisissez laquelle. Elle va face visible dans votre cimetière.
ask-overflow_discard =
    .kind = Défaussez-vous d’une carte
    .fact = Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main ; la limite est de { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    }.
    .note = Vous choisissez laquelle. Elle va face visible dans votre cimetière.
ask-ability-draw =
    .kind = Vous pouvez piocher
    .fact = Votre Héraut s’installe.
    .note = { $library ->
        [1] Piochez la dernière carte de votre bibliothèque, ou renoncez.
       *[other] Piochez une carte de votre bibliothèque, ou renoncez.
    }
    .warning = { $library ->
        [0] Votre bibliothèque est vide. Piocher maintenant fait perdre la partie.
       *[other] { "" }
    }
ask-ability-kill =
    .kind = Vous pouvez assassiner
    .fact = Votre Assassin s’installe.
    .note = Choisissez un personnage sur un champ de bataille, ou renoncez.
ask-ability-target =
    .kind = Vous pouvez cibler un joueur
    .fact = Votre Sorcière s’installe.
    .note = Ce joueur se défausse d’une carte de son choix.
ask-ability-return =
    .kind = Vous pouvez ressusciter
    .fact = Votre Nécromancien s’installe.
    .note = Le personnage passe de votre cimetière à votre main, et tout le monde voit lequel.

wait-react = { $count ->
    [one] { $seats } peut réagir.
   *[other] { $seats } peuvent réagir.
}

## Les réponses

option-play = Jouer { $card-le }
option-play-pass = Ne rien jouer
option-react-play = { $finishes ->
    [yes] Jouer le { $card } (victoire s’il s’installe)
   *[no] Jouer le { $card } (une carte s’il s’installe)
}
option-react-pass = Passer
option-discard = Se défausser d’{ $card-un }
option-decline = Renoncer
option-draw = Piocher une carte
option-kill = { $target-you ->
    [yes] Assassiner votre { $card }
   *[no] Assassiner { $card-le } { DE($target) }
}
option-target = { $target-you ->
    [yes] Vous cibler vous-même : défaussez-vous d’une carte
   *[no] Cibler { $target }
}
option-return = Ressusciter { $card-le }

caution-ability-draw = { $library ->
    [0] Votre bibliothèque est vide. Piocher maintenant fait perdre la partie.
   *[other] { "" }
}

## Ce qui s’est passé

event-game-started = { $number ->
    [1] { $you ->
        [yes] Dans le sens des aiguilles d’une montre : { $seats }. Vous commencez.
       *[no] Dans le sens des aiguilles d’une montre : { $seats }. { $seat } commence.
    }
   *[other] { $you ->
        [yes] Partie { $number } : vous commencez.
       *[no] Partie { $number } : { $seat } commence.
    }
}
event-turn-started = { $you ->
    [yes] Tour { $number } : à vous.
   *[no] Tour { $number } : à { $seat }.
}
event-drew = { $you ->
    [yes] Vous piochez { $card-un }.
   *[no] { $seat } pioche une carte.
}
event-skipped-draw = { $you ->
    [yes] Vous commencez et ne piochez pas.
   *[no] { $seat } commence et ne pioche pas.
}
event-played = { $you ->
    [yes] Vous jouez { $card-le }.
   *[no] { $seat } joue { $card-le }.
}
event-played-nothing = { $you ->
    [yes] Vous ne jouez rien.
   *[no] { $seat } ne joue rien.
}
event-reacted = { $you ->
    [yes] Vous jouez { $card-un } contre { $target-card-le } { DE($target) }.
   *[no] { $seat } joue { $card-un } contre { $target-you ->
        [yes] votre { $target-card }
       *[no] { $target-card-le } { DE($target) }
    }.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-established = { $you ->
    [yes] Votre { $card } s’installe.
   *[no] { CAP($card-le) } { DE($seat) } s’installe.
}
event-countered = { $you ->
    [yes] { $card-genre ->
        [f] Votre { $card } est contrecarrée.
       *[m] Votre { $card } est contrecarré.
    }
   *[no] { $card-genre ->
        [f] { CAP($card-le) } { DE($seat) } est contrecarrée.
       *[m] { CAP($card-le) } { DE($seat) } est contrecarré.
    }
}
event-paid = { $you ->
    [yes] Vous vous défaussez d’{ $card-un } pour payer le Magicien.
   *[no] { $seat } se défausse d’{ $card-un } pour payer le Magicien.
}
event-could-not-pay = { $you ->
    [yes] Vous n’avez plus de carte pour le Magicien ; rien n’est contrecarré.
   *[no] { $seat } n’a plus de carte pour le Magicien ; rien n’est contrecarré.
}
event-declined = { $you ->
    [yes] Vous n’utilisez pas { $card-le }.
   *[no] { $seat } n’utilise pas { $card-le }.
}
event-no-target = { $you ->
    [yes] Votre { $card } ne trouve pas de cible.
   *[no] { CAP($card-le) } { DE($seat) } ne trouve pas de cible.
}
event-herald-draws = { $you ->
    [yes] Vous piochez avec votre Héraut.
   *[no] { $seat } pioche avec le Héraut.
}
event-killed = { $you ->
    [yes] Vous assassinez { $target-you ->
        [yes] votre propre { $card }
       *[no] { $card-le } { DE($target) }
    }.
   *[no] { $target-you ->
        [yes] { $seat } assassine votre { $card }.
       *[no] { $target-same ->
            [yes] { $seat } assassine { $card-le } de son propre champ de bataille.
           *[no] { $seat } assassine { $card-le } { DE($target) }.
        }
    }
}
event-witch-chose = { $you ->
    [yes] { $target-you ->
        [yes] Votre Sorcière vous cible.
       *[no] Votre Sorcière cible { $target }.
    }
   *[no] { $target-you ->
        [yes] La Sorcière { DE($seat) } vous cible.
       *[no] La Sorcière { DE($seat) } cible { $target }.
    }
}
    .deed = { $target-you ->
        [yes] la Sorcière vous cible
       *[no] la Sorcière cible { $target }
    }
event-witch-discarded = { $you ->
    [yes] Vous vous défaussez d’{ $card-un } à cause de la Sorcière.
   *[no] { $seat } se défausse d’{ $card-un } à cause de la Sorcière.
}
event-no-card = { $you ->
    [yes] Vous n’avez pas de carte dont vous défausser.
   *[no] { $seat } n’a pas de carte dont se défausser.
}
event-returned = { $you ->
    [yes] Vous ressuscitez { $card-un }.
   *[no] { $seat } ressuscite { $card-un }.
}
event-overflowed = { $you ->
    [yes] Vous vous défaussez d’{ $card-un } : trop de cartes en main.
   *[no] { $seat } se défausse d’{ $card-un } : trop de cartes en main.
}
event-turn-ended = { $you ->
    [yes] Votre tour s’achève.
   *[no] Le tour { DE($seat) } s’achève.
}
event-eliminated = { $you ->
    [yes] Vous devez piocher et votre bibliothèque est vide : cela vous élimine ; { $number ->
        [one] { $number } carte est retirée
       *[other] { $number } cartes sont retirées
    }.
   *[no] { $seat } doit piocher et sa bibliothèque est vide : cela élimine { $seat } ; { $number ->
        [one] { $number } carte est retirée
       *[other] { $number } cartes sont retirées
    }.
}
event-won = { $how ->
    [five] { $you ->
        [yes] Vous réunissez les cinq et gagnez.
       *[no] { $seat } réunit les cinq et gagne.
    }
    [reaction] { $you ->
        [yes] Avec le Magicien joué en réaction, vous réunissez les cinq et gagnez.
       *[no] Avec le Magicien joué en réaction, { $seat } réunit les cinq et gagne.
    }
   *[last] { $you ->
        [yes] Tous vos adversaires sont éliminés : vous gagnez.
       *[no] Tous les adversaires { DE($seat) } sont éliminés : { $seat } gagne.
    }
}

## Les verbes, comme le laboratoire les nomme

verb-decline = Renoncer
verb-discard = Défausser
verb-draw = Piocher
verb-kill = Tuer
verb-pass = Passer
verb-play = Jouer
verb-return = Reprendre
verb-target = Viser

## Champs des cartes, pour dire les cartes modifiées

field-effect = capacité
