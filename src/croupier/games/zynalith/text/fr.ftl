### Zynalith

title = Zynalith
pitch = Engagez des créatures, alignez-les, voyez chaque ligne se battre, amassez les cristaux.

## Les sortes de cartes

kind-kin = Clan
kind-beast = Bête
kind-spirit = Esprit
kind-construct = Automate
kind-property = Trait
kind-spell = Sort
kind-equipment = Équipement
kind-counter = Contre
kind-event = Événement

figure-silver = argent
figure-zynalith = zynalithe
figure-points = points de victoire
figure-initiative = initiative (INIT)
figure-attack = attaque
figure-defence = défense
figure-life = vie

## Ce que font les cartes : les textes imprimés

ability = { $when } : { $what }.
ability-once = { $when }, une fois par manche : { $what }.
happening = À la pioche : { $what }.
answers = { $when } : { $what }.
when-instant = Immédiat
when-combat = Combat
when-game-end = Fin de partie
when-death = Mort
when-mourning = { $whose ->
    [own] Deuil d’une des vôtres
   *[any] Deuil
}
when-event = Événement
when-spell = { $whose ->
    [own] Sort à vous
   *[any] Sort
}
when-equipment = { $whose ->
    [own] Équipement à vous
   *[any] Équipement
}
when-property = { $whose ->
    [own] Trait à vous
   *[any] Trait
}
when-greed = Avidité
when-defence = Défense
answers-play-creature = Quand un autre joue une créature
answers-play-extra = Quand un autre joue un trait, un sort ou un équipement
answers-take-display = Quand un autre prend une carte de l’étal
answers-banish = Quand un autre bannit une créature
answers-any = À votre tour ou sur toute action d’un autre
keyword-leech = Sangsue : ses dégâts aux héros adverses soignent le vôtre.
keyword-pierce = Percée : ses dégâts aux héros ignorent leur défense.
effect-hit-hero = { $whom ->
    [all] infligez{ $suffix ->
        [pierce] { " " }avec Percée
        [leech] { " " }avec Sangsue
       *[none] { "" }
    } { $number } de dégâts à chaque héros adverse
    [actor] infligez{ $suffix ->
        [pierce] { " " }avec Percée
        [leech] { " " }avec Sangsue
       *[none] { "" }
    } { $number } de dégâts au héros de l’attaquant
    [everyone] chaque héros subit { $number } de dégâts{ $suffix ->
        [pierce] { " " }avec Percée
        [leech] { " " }avec Sangsue
       *[none] { "" }
    }
   *[enemy] infligez{ $suffix ->
        [pierce] { " " }avec Percée
        [leech] { " " }avec Sangsue
       *[none] { "" }
    } { $number } de dégâts à un héros adverse
}
effect-hit-creature = { $whom ->
    [line] infligez { $number } de dégâts à chaque créature adverse de sa ligne
    [all] infligez { $number } de dégâts à chaque créature adverse
    [everyone] chaque créature subit { $number } de dégâts
   *[enemy] infligez { $number } de dégâts à une créature adverse
}
effect-heal-hero = { $whom ->
    [everyone] chaque héros est soigné de { $number }
   *[you] votre héros est soigné de { $number }
}
effect-heal-creature = { $whom ->
    [own] une de vos créatures est soignée de { $number }
    [each-own] chacune de vos créatures est soignée de { $number }
    [everyone] chaque créature est soignée de { $number }
   *[self] cette créature est soignée de { $number }
}
effect-destroy = { $whom ->
    [everyone] chaque créature qui coûte { $number } ou moins meurt
   *[enemy] détruisez une créature adverse qui coûte { $number } ou moins
}
effect-gain = { $whom ->
    [everyone] chacun gagne
   *[you] gagnez
} { $number } { $currency ->
    [silver] { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
}
effect-lose = chacun perd { $number } { $currency ->
    [silver] { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
}
effect-steal = prenez { $number } { $currency ->
    [silver] { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
} à un adversaire
effect-draw = { $whom ->
    [everyone] chacun pioche
   *[you] piochez
} { $number } { $number ->
    [one] carte
   *[other] cartes
} { $back ->
    [creature] de créature
   *[extra] { $number ->
        [one] annexe
       *[other] annexes
    }
}
effect-discard = chacun défausse { $number } { $number ->
    [one] carte
   *[other] cartes
} de sa main au hasard
effect-redraw = la rangée { $back ->
    [creature] des créatures
   *[extra] annexe
} est défaussée et remplie à neuf
effect-give = { $whom ->
    [each-own] chacune de vos créatures reçoit
    [everyone] chaque créature reçoit
   *[self] cette créature reçoit
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat } { $until ->
    [round] cette manche
   *[lasting] pour de bon
}
effect-charge = cette créature part à l’assaut
effect-shove = placez une créature adverse { $position ->
    [defence] d’attaque en défense
   *[attack] de défense en attaque
}
effect-ward = votre héros a +{ $number } de défense cette manche
effect-grant-leech = votre héros a Sangsue cette manche
effect-negate = la carte est défaussée sans effet, et qui l’a jouée reprend son prix moins 1
effect-seize = cette carte va dans votre main, et la pièce d’argent est rendue
effect-divert = c’est vous qui gagnez le remboursement
effect-rouse = une de vos attaquantes qui n’est pas encore partie à l’assaut cette manche y part
passive-bonus = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat }.
passive-aura = { $kind ->
    [kin] Vos autres créatures du Clan ont
    [beast] Vos autres Bêtes ont
    [spirit] Vos autres Esprits ont
    [construct] Vos autres Automates ont
   *[any] Vos autres créatures ont
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK.
passive-swell = { $sign ->
    [plus] +
   *[minus] −
}{ $number } ATK par carte qui lui est attachée.
passive-cheaper = Vos { $type ->
    [property] traits
    [spell] sorts
    [equipment] équipements
   *[other] cartes de ce type
} coûtent { $number } de moins.
passive-wage = Au début de chaque manche, gagnez { $number } { $number ->
    [one] pièce
   *[other] pièces
} d’argent.
passive-bounty = Quand cette créature gagne une ligne, gagnez { $number } { $number ->
    [one] zynalithe
   *[other] zynalithes
} de plus.
passive-guard = En défense, cette créature donne { $number } de défense de plus à votre héros.
passive-overheal = Votre héros peut être soigné jusqu’à { $number } au-dessus de 30.
passive-untouchable = Les adversaires ne peuvent pas choisir cette créature pour cible.
passive-salvage = Son remboursement est son coût entier.

## Lieux et état

zone-hand = Main
zone-front = Rang
zone-hp = Points de vie
zone-silver = Argent
zone-zynalith = Zynalithes
zone-creature_row = Rangée des créatures
zone-extra_row = Rangée annexe
zone-creature_discard = Défausse des créatures
zone-extra_discard = Défausse annexe
zone-aside = Mises de côté
zone-announced = Annonce
zone-ward = Garde
zone-leech = Sangsue
zone-passed = A passé
zone-declines = Décline les contres
zone-declined_for_round = Décline pour la manche
zone-out = Éliminé
zone-turns = Tours joués
zone-card = créature
zone-attached = attachées
zone-damage = dégâts
zone-guarding = en défense
zone-charged = a mené l’assaut
zone-initiative = INIT
zone-attack = attaque
zone-defence = défense
zone-life = vie
state-phase = { $value ->
    [draft] Sélection
    [combat] Combats
   *[other] Phase d’actions
}
state-round = Manche { $number } sur 5
state-active = { $seat-you ->
    [yes] À vous
   *[no] Au tour { DE($seat) }
}

## Variantes

variant-two_fronts = Deux fronts
    .note = Chacun a un front ouest et un front est ; chacun ne rencontre que son pareil.
variant-two_fronts-off = Non
variant-two_fronts-on = Oui
variant-faceless_warrior = Guerrier sans visage
    .note = Deux exemplaires d’une créature qui copie sa voisine de gauche.
variant-faceless_warrior-off = Non
variant-faceless_warrior-on = Oui
variant-cost_defence = Défense selon le coût
    .note = Une créature en défense protège son héros de 0, 1 ou 2, selon son coût.
variant-cost_defence-off = Non
variant-cost_defence-on = Oui
variant-free_order = Ordre libre
    .note = Les actions annexes restent possibles après toute action principale.
variant-free_order-off = Non
variant-free_order-on = Oui
variant-instant_refill = Remplissage immédiat
    .note = Les deux rangées sont remplies après chaque choix et chaque action principale.
variant-instant_refill-off = Non
variant-instant_refill-on = Oui
preset-counter-never = Me demander à chaque fois
preset-counter-until_my_turn = Attendre pour moi jusqu’à mon tour
preset-counter-unless_played = Attendre pour moi sauf si une carte est jouée
preset-counter-unless_dear = Attendre pour moi sauf si une carte de 12 pièces d’argent ou 4 zynalithes est jouée

## Questions posées

ask-draft =
    .kind = Vous prenez une carte
    .fact = Sélection : carte { $pick } sur 5.
    .note = Choisissez une carte ou une pioche pour voir son effet. C’est gratuit ; tous voient ce que vous prenez sur l’étal.
ask-turn =
    .kind = Vous pouvez agir
    .fact = Manche { $round } : vous avez { $silver } d’argent et { $zynalith } { $zynalith ->
        [one] zynalithe
       *[other] zynalithes
    }.
    .note = Choisissez une carte, une pioche ou une de vos créatures. Une action principale ; échanges, changements et ventes passent avant.
ask-turn-end =
    .kind = Votre tour continue
    .fact = Votre action principale est faite.
    .note = Votre créature attaque. Faites-la plutôt défendre votre héros, ou finissez votre tour.
ask-discard =
    .kind = Défaussez une carte
    .fact = Vous renouvelez une rangée.
    .note = La carte va face visible dans sa défausse.
ask-counter =
    .kind = Vous pouvez contrer
    .fact = { $verb ->
        [play] { $active } joue { $card }.
        [take] { $card-id ->
            [unknown] { $active } pioche une carte.
           *[other] { $active } prend { $card }.
        }
        [banish] { $active } bannit { $card }.
        [redraw] { $active } renouvelle une rangée.
       *[pass] { $active } passe.
    }
    .note = Tous ceux que l’on interroge répondent en même temps ; personne ne voit qui attend.
ask-attach =
    .kind = Choisissez une créature
    .fact = { $card } demande un emplacement libre.
    .note = La carte y reste jusqu’au départ de la créature.
ask-target-creature =
    .kind = Choisissez une créature
    .fact = Un de vos effets demande une cible.
    .note = Il s’applique aussitôt.
ask-target-hero =
    .kind = Choisissez un adversaire
    .fact = Un de vos effets demande une cible.
    .note = Il s’applique aussitôt.
ask-front =
    .kind = Choisissez un front
    .fact = { $card } entre en jeu.
    .note = Elle n’en changera plus.
wait-counter = { $count ->
    [one] { $seats } peut contrer.
   *[other] { $seats } peuvent contrer.
}

## Choix

option-draft-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Piocher une carte de créature
       *[extra] Piocher une carte annexe
    }
   *[other] Prendre { $card }
}
option-turn-take = { $arg2 ->
    [deck] { $arg1 ->
        [creature] Piocher une carte de créature pour 1 pièce d’argent
       *[extra] Piocher une carte annexe pour 1 pièce d’argent
    }
   *[other] Prendre { $card } pour 1 pièce d’argent
}
option-play = Jouer { $card } pour { $price } { $currency ->
    [silver] { $price ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $price ->
        [one] zynalithe
       *[other] zynalithes
    }
}
option-counter = Contrer avec { $card } pour { $price } { $currency ->
    [silver] { $price ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $price ->
        [one] zynalithe
       *[other] zynalithes
    }
}
option-banish = Bannir { $card } contre { $price } { $price ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
option-redraw = Défausser une carte, renouveler la rangée { $arg1 ->
    [creature] des créatures
   *[extra] annexe
}
option-pass = Passer pour cette manche
option-swap = Échanger { $card } et { $other }
option-switch = { $position ->
    [defence] Mettre { $card } en défense
   *[attack] Mettre { $card } en attaque
}
option-sell = Vendre 1 zynalithe pour 2 pièces d’argent
option-end = Finir le tour
option-hold = Attendre
option-decline = { $arg1 ->
    [turn] Décliner jusqu’à mon prochain tour
   *[round] Décliner pour cette manche
}
option-discard = Défausser { $card }
option-host = Attacher à { $card }
option-creature = { $target-you ->
    [yes] Choisir votre { $card }
   *[no] Choisir { $card } chez { $target }
}
option-hero = Choisir { $target }
option-west = Front ouest
option-east = Front est

## Ce qui s’est passé

event-first = { $you ->
    [yes] Vous commencez la sélection.
   *[no] { $seat } commence la sélection.
}
event-round = { $you ->
    [yes] Manche { $number }, { $slots } emplacements. Vous commencez.
   *[no] Manche { $number }, { $slots } emplacements. { $seat } commence.
}
event-turn = { $you ->
    [yes] Tour { $number } : vous.
   *[no] Tour { $number } : { $seat }.
}
event-passed = { $you ->
    [yes] Vous ne jouez plus de tour dans cette manche.
   *[no] { $seat } ne joue plus de tour dans cette manche.
}
event-combat = Manche { $number } : combats.
event-round-over = La manche { $number } est finie.
event-offered = { $card } arrive sur la rangée { $row ->
    [creature] des créatures
   *[extra] annexe
}, place { $place }.
event-redrawn = La rangée { $row ->
    [creature] des créatures
   *[extra] annexe
} est renouvelée.
event-refreshed = L’étal est renouvelé.
event-reshuffled = La défausse { $deck ->
    [creature] des créatures
   *[extra] annexe
} est mélangée et redevient pioche.
event-happened = Événement : { $card }.
event-drew = { $you ->
    [yes] { $deck ->
        [creature] Vous piochez { $card } chez les créatures.
       *[extra] Vous piochez { $card } dans la pioche annexe.
    }
   *[no] { $deck ->
        [creature] { $seat } pioche une carte de créature.
       *[extra] { $seat } pioche une carte annexe.
    }
}
event-nothing-left = { $you ->
    [yes] { $deck ->
        [creature] Il ne reste aucune carte de créature à piocher pour vous.
       *[extra] Il ne reste aucune carte annexe à piocher pour vous.
    }
   *[no] { $deck ->
        [creature] Il ne reste aucune carte de créature à piocher pour { $seat }.
       *[extra] Il ne reste aucune carte annexe à piocher pour { $seat }.
    }
}
event-picked = { $you ->
    [yes] Vous choisissez { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
   *[no] { $seat } choisit { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
}
event-lost-card = { $you ->
    [yes] Vous perdez { $card } de votre main.
   *[no] { $seat } perd { $card } de sa main.
}
event-announced-take = { $you ->
    [yes] Vous voulez prendre { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
   *[no] { $seat } veut prendre { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
}
event-announced-draw = { $you ->
    [yes] { $deck ->
        [creature] Vous voulez piocher une créature.
       *[extra] Vous voulez piocher une carte annexe.
    }
   *[no] { $deck ->
        [creature] { $seat } veut piocher une créature.
       *[extra] { $seat } veut piocher une carte annexe.
    }
}
event-announced-play = { $you ->
    [yes] Vous jouez { $card } depuis { $source ->
        [hand] votre main
       *[display] l’étal
    } pour { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
   *[no] { $seat } joue { $card } depuis { $source ->
        [hand] sa main
       *[display] l’étal
    } pour { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
}
event-announced-banish = { $you ->
    [yes] Vous bannissez { $card }, place { $place } de votre front.
   *[no] { $seat } bannit { $card }, place { $place } de son front.
}
event-announced-redraw = { $you ->
    [yes] { $row ->
        [creature] Vous défaussez { $card } pour renouveler la rangée des créatures.
       *[extra] Vous défaussez { $card } pour renouveler la rangée annexe.
    }
   *[no] { $row ->
        [creature] { $seat } défausse { $card } pour renouveler la rangée des créatures.
       *[extra] { $seat } défausse { $card } pour renouveler la rangée annexe.
    }
}
event-announced-pass = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-took = { $you ->
    [yes] Vous prenez { $card } en main.
   *[no] { $seat } prend { $card } en main.
}
event-entered = { $you ->
    [yes] { $card } entre dans votre front à la place { $place }.
   *[no] { $card } entre dans le front { DE($seat) } à la place { $place }.
}
event-attached = { $you ->
    [yes] Vous attachez { $card } à { $host }.
   *[no] { $seat } attache { $card } à { $host }.
}
event-no-host = { $you ->
    [yes] Aucune de vos créatures n’a d’emplacement pour { $card }.
   *[no] Aucune créature { DE($seat) } n’a d’emplacement pour { $card }.
}
event-banished = { $you ->
    [yes] Votre { $card } quitte le front.
   *[no] { $card } quitte le front { DE($seat) }.
}
event-already-gone = { $you ->
    [yes] La créature que vous vouliez bannir n’est plus là.
   *[no] La créature que { $seat } voulait bannir n’est plus là.
}
event-swapped = { $you ->
    [yes] Vous échangez { $card } et { $other }.
   *[no] { $seat } échange { $card } et { $other }.
}
event-switched = { $you ->
    [yes] { $position ->
        [defence] Vous mettez { $card } en défense.
       *[attack] Vous mettez { $card } en attaque.
    }
   *[no] { $position ->
        [defence] { $seat } met { $card } en défense.
       *[attack] { $seat } met { $card } en attaque.
    }
}
event-sold = { $you ->
    [yes] Vous vendez 1 zynalithe pour 2 pièces d’argent.
   *[no] { $seat } vend 1 zynalithe pour 2 pièces d’argent.
}
event-countered = { $you ->
    [yes] Vous contrez avec { $card } depuis { $source ->
        [hand] votre main
       *[display] l’étal
    } pour { $number } { $number ->
        [one] zynalithe
       *[other] zynalithes
    }.
   *[no] { $seat } contre avec { $card } depuis { $source ->
        [hand] sa main
       *[display] l’étal
    } pour { $number } { $number ->
        [one] zynalithe
       *[other] zynalithes
    }.
}
event-declines = { $you ->
    [yes] Vous déclinez les contres pour le moment.
   *[no] { $seat } décline les contres pour le moment.
}
event-negated = { $you ->
    [yes] Votre { $card } reste sans effet ; { $number } vous revient.
   *[no] { $card } { DE($seat) } reste sans effet ; { $number } lui revient.
}
event-seized = { $you ->
    [yes] Vous ravissez { $card } à { $target }.
   *[no] { $target-you ->
        [yes] { $seat } vous ravit { $card }.
       *[no] { $seat } ravit { $card } à { $target }.
    }
}
event-diverted = { $you ->
    [yes] Vous touchez à la place { DE($target) } { $number } { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }.
   *[no] { $target-you ->
        [yes] { $seat } touche votre remboursement de { $number } { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }.
       *[no] { $seat } touche à la place { DE($target) } { $number } { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }.
    }
}
event-triggered = { $you ->
    [yes] Votre { $card } se déclenche : { $trigger ->
        [instant] Immédiat
        [combat] Combat
        [game-end] Fin de partie
        [death] Mort
        [mourning] Deuil
        [event] Événement
        [spell] Sort
        [equipment] Équipement
        [property] Trait
        [greed] Avidité
       *[defence] Défense
    }.
   *[no] { $card } { DE($seat) } se déclenche : { $trigger ->
        [instant] Immédiat
        [combat] Combat
        [game-end] Fin de partie
        [death] Mort
        [mourning] Deuil
        [event] Événement
        [spell] Sort
        [equipment] Équipement
        [property] Trait
        [greed] Avidité
       *[defence] Défense
    }.
}
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] Vous choisissez votre { $card }.
       *[no] Vous choisissez { $card } chez { $target }.
    }
   *[no] { $target-you ->
        [yes] { $seat } choisit votre { $card }.
       *[no] { $target-same ->
            [yes] { $seat } choisit { $card } dans son front.
           *[no] { $seat } choisit { $card } chez { $target }.
        }
    }
}
event-aimed-at-hero = { $you ->
    [yes] Vous choisissez { $target }.
   *[no] { $target-you ->
        [yes] { $seat } vous choisit.
       *[no] { $seat } choisit { $target }.
    }
}
event-creature-hurt = { $you ->
    [yes] Votre { $card } subit { $number } de dégâts, reste { $left } HP.
   *[no] { $card } { DE($seat) } subit { $number } de dégâts, reste { $left } HP.
}
event-creature-healed = { $you ->
    [yes] Votre créature { $card } est soignée de { $number }, à présent { $left } HP.
   *[no] La créature { $card } { DE($seat) } est soignée de { $number }, à présent { $left } HP.
}
event-destroyed = { $you ->
    [yes] Votre créature { $card } est détruite.
   *[no] La créature { $card } { DE($seat) } est détruite.
}
event-died = { $you ->
    [yes] Votre { $card } meurt ; remboursement { $number } { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }.
   *[no] { $card } { DE($seat) } meurt ; remboursement { $number } { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }.
}
event-gave = { $you ->
    [yes] Votre { $card } : { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] pour cette manche
       *[lasting] durablement
    }.
   *[no] { $card } { DE($seat) } : { $number ->
        [-1] −1
        [-2] −2
       *[other] +{ $number }
    } { $stat } { $until ->
        [round] pour cette manche
       *[lasting] durablement
    }.
}
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Votre créature { $card } est repoussée en défense.
       *[attack] Votre créature { $card } est tirée en attaque.
    }
   *[no] { $position ->
        [defence] La créature { $card } { DE($seat) } est repoussée en défense.
       *[attack] La créature { $card } { DE($seat) } est tirée en attaque.
    }
}
event-hero-hit = { $you ->
    [yes] Votre héros est frappé de { $number }, la défense arrête { $defence } : { $lost } de perdus, reste { $left } HP.
   *[no] Le héros { DE($seat) } est frappé de { $number }, la défense arrête { $defence } : { $lost } de perdus, reste { $left } HP.
}
event-hero-healed = { $you ->
    [yes] Votre héros est soigné de { $number }, à présent { $left } HP.
   *[no] Le héros { DE($seat) } est soigné de { $number }, à présent { $left } HP.
}
event-gained = { $you ->
    [yes] Vous gagnez { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
   *[no] { $seat } gagne { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
}
event-lost = { $you ->
    [yes] Vous perdez { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
   *[no] { $seat } perd { $number } { $currency ->
        [silver] { $number ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $number ->
            [one] zynalithe
           *[other] zynalithes
        }
    }.
}
event-warded = { $you ->
    [yes] Votre héros a { $number } de défense de plus pour cette manche.
   *[no] Le héros { DE($seat) } a { $number } de défense de plus pour cette manche.
}
event-leeching = { $you ->
    [yes] Votre héros a Sangsue pour cette manche.
   *[no] Le héros { DE($seat) } a Sangsue pour cette manche.
}
event-eliminated = { $you ->
    [yes] Vous êtes hors jeu, avec { $number } { $number ->
        [one] point
       *[other] points
    }.
   *[no] { $seat } est hors jeu, avec { $number } { $number ->
        [one] point
       *[other] points
    }.
}
event-hand-lost = { $you ->
    [yes] Votre main est défaussée : { $cards }.
   *[no] La main de { $seat } est défaussée : { $cards }.
}
event-fight = { $front ->
    [east] Affrontement dans la ligne { $number } de l’est.
   *[west] Affrontement dans la ligne { $number }.
}
event-member = { $you ->
    [yes] Votre { $card } est dans la ligne : INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
   *[no] { $card } { DE($seat) } est dans la ligne : INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } HP.
}
event-lot = { $you ->
    [yes] Tirage au sort : vous êtes numéro { $place }.
   *[no] Tirage au sort : { $seat } est numéro { $place }.
}
event-winner = { $you ->
    [yes] Votre { $card } gagne la ligne avec { $attack } d’ATK.
   *[no] { $card } { DE($seat) } gagne la ligne avec { $attack } d’ATK.
}
event-no-winner = Personne ne gagne la ligne { $number }.
event-struck = { $you ->
    [yes] Votre créature { $card } est frappée de { $number }, surplus { $overflow }.
   *[no] La créature { $card } { DE($seat) } est frappée de { $number }, surplus { $overflow }.
}
event-reward = { $you ->
    [yes] Votre { $card } rapporte { $number } { $number ->
        [one] zynalithe
       *[other] zynalithes
    }.
   *[no] { $card } { DE($seat) } rapporte { $number } { $number ->
        [one] zynalithe
       *[other] zynalithes
    }.
}
event-fought = Le combat de la ligne { $number } est terminé.
event-charged = { $you ->
    [yes] Votre { $card } part à l’assaut.
   *[no] { $card } { DE($seat) } part à l’assaut.
}
event-final = { $you ->
    [yes] Vous avez { $number } { $number ->
        [one] point
       *[other] points
    } en tout.
   *[no] { $seat } a { $number } { $number ->
        [one] point
       *[other] points
    } en tout.
}
event-won = { $you ->
    [yes] { $how ->
        [alone] Vous survivez à tous et gagnez.
        [hp] Égalité de points : vous avez plus de PV de héros et gagnez.
        [zynalith] Toujours égalité : vous avez plus de zynalith et gagnez.
        [silver] Toujours égalité : vous avez plus d’argent et gagnez.
        [shared] Égalité sur tout ce qui départage : vous partagez la victoire.
       *[points] Vous avez le plus de points et gagnez.
    }
   *[no] { $how ->
        [alone] { $seat } survit à tous et gagne.
        [hp] Égalité de points : { $seat } a plus de PV de héros et gagne.
        [zynalith] Toujours égalité : { $seat } a plus de zynalith et gagne.
        [silver] Toujours égalité : { $seat } a plus d’argent et gagne.
        [shared] Égalité sur tout ce qui départage : { $seat } partage la victoire.
       *[points] { $seat } a le plus de points et gagne.
    }
}

## La table dans le navigateur

table-rounds = Manches
table-round = Manche { $number }
table-market = Marché
table-market-how = { $phase ->
    [draft] Gratuit pendant la sélection
   *[turns] 1 pièce d’argent pour prendre, ou jouez d’ici
}
table-row-name = { $row ->
    [creature] Créatures
   *[extra] Annexes
}
table-deck = { $deck ->
    [creature] Pioche des créatures
   *[extra] Pioche annexe
}
table-discard = { $deck ->
    [creature] Défausse des créatures
   *[extra] Défausse annexe
}
table-empty-place = Place vide
table-set-aside = mise de côté
table-redraw = Renouveler
    .note = contre une carte de la main
table-redraw-row = Renouveler { $row ->
    [creature] les créatures
   *[extra] les annexes
}
    .note = Les cartes qui restent dans cette rangée sont défaussées et cinq nouvelles sont tirées. Vous défaussez pour cela une carte de votre main.
table-fronts = Fronts
table-line = Ligne { $number }
table-line-of = { $front ->
    [east] Est { $number }
   *[west] Ouest { $number }
}
table-panels = Partie de la table affichée
table-guards = En défense
table-guards-one = défense
table-if-now = Si le combat avait lieu maintenant
table-nobody-here = aucun attaquant
table-blow = { $half ->
    [yes] demi-coup
   *[no] coup entier
}
table-verdict-wins = { $card } gagne
table-verdict-hit = { $you ->
    [yes] { $number } contre vous
   *[no] { $number } contre { $seat }
}
table-brief-hit = { $who ->
    [you] { $number } à vous et à d’autres
    [each] { $spread ->
        [same] { $number } chacun
       *[most] jusqu’à { $number } chacun
    }
   *[some] { $spread ->
        [same] { $number } à { $count } héros
       *[most] jusqu’à { $number } à { $count } héros
    }
}
table-verdict-lose = vous perdez { $card }
table-verdict-lot = tirage au sort entre { $cards }
table-verdict-nobody = Personne ne gagne.
table-would-win = gagnerait
table-would-fall = tomberait
table-defends = en défense
table-defends-in = { $front ->
    [east] en défense, front est
    [west] en défense, front ouest
   *[only] en défense
}
table-shield = défense du héros
table-places = { $used } places sur { $number }
table-of = { $now } sur { $most }
table-passed = a passé
table-declines = décline
    .note = Ne joue pas de contre pour l’instant
table-first-player = commence
table-out = hors jeu
table-deck-note = Vous seul voyez la carte piochée. Un événement a lieu aussitôt, et vous piochez encore.
table-open-own = Vos cartes visibles
table-no-counter = Aucun de vos contres ne convient. Personne ne l’apprend : tous les joueurs sollicités répondent en même temps.
table-aim-left = { $number ->
    [0] { $card } meurt
   *[other] { $card } : ensuite { $number } de vie
}
table-aim-same = aucune ligne ne change
table-known-card = tout le monde l’a vue
table-hidden-cards = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
table-free-slot = { $type ->
    [property] emplacement de trait libre
    [spell] emplacement de sort libre
   *[equipment] emplacement d’équipement libre
}
table-spent = fini
    .note = son effet est passé, elle garde l’emplacement
table-slots = Emplacements
table-charged = a donné l’assaut
table-enters = Entre en { $line }
table-forecast-hero = { $you ->
    [yes] vous perdez { $number } au lieu de { $before }
   *[no] { $seat } perd { $number } au lieu de { $before }
}
table-take = Prendre
table-play = Jouer
table-counter = Jouer en contre
table-pass = Passer
    .note = pour cette manche
table-end = Finir le tour
table-sell = Vendre
table-banish = Bannir
table-guard = Défendre
    .note = quitte l’attaque
table-attack = Attaquer
    .note = rejoint une ligne
table-look = Regarder de près
table-free = gratuit
table-money-left = reste { $number }
table-answers-rivals = répond aux rivaux
table-front-full = front complet
table-no-slot = pas d’emplacement
table-short = { $currency ->
    [silver] il manque { $number } d’argent
   *[crystal] il manque { $number } de zynalithe
}
table-points-printed = Points du front
table-points-silver = Argent, 10 pour 1
table-points-sum = Points
table-open-fight = Dernier combat
table-film-soft = { $east ->
    [east] La ligne est { $number } se bat. Rien n’est demandé.
   *[west] La ligne { $number } se bat. Rien n’est demandé.
}
table-film-shown = Tous voient cette carte. La table suit.
table-film-charge = Assaut
table-film-event = Événement
table-film-counter = { $you ->
    [yes] Vous jouez un contre
   *[no] { $seat } joue un contre
}
table-film-step = { $step ->
    [effects] Effets de combat
    [winner] Vainqueur
    [strike] Frappe
    [deaths] Morts
   *[reward] Gain
}
table-film-none = aucun
table-film-wins = gagne
table-film-strongest = { $you ->
    [yes] Votre { $card } a la plus forte attaque : { $numbers }.
   *[no] { $card } { DE($seat) } a la plus forte attaque : { $numbers }.
}
table-film-to = { $first } contre { $others }
table-film-alone = { $you ->
    [yes] Votre { $card } n’a personne en face.
   *[no] { $card } { DE($seat) } n’a personne en face.
}
table-film-nobody = Personne n’a d’attaque : personne ne gagne.
table-film-attack = attaque
table-film-open = attaque, la voie est libre
table-film-half = la moitié de { $number }, la voie est libre
table-film-life = vie
table-film-armour = armure
table-film-defence = défense
table-film-blocked = tient bon
table-film-for-win = pour la victoire
table-film-bounty = de prime
table-film-healed = vie rendue à { $seat }
table-film-effects = Effets de combat, la plus haute initiative d’abord.
table-film-no-effect = aucun effet de combat
table-film-tie = { $by ->
    [initiative] Même attaque : { $cards }. L’initiative décide : { $numbers }.
    [defence] Même attaque et même initiative : { $cards }. La défense décide : { $numbers }.
    [life] Même attaque, même initiative, même défense : { $cards }. La vie décide : { $numbers }.
   *[lot] Tout est égal : { $cards }. Le sort décide.
}
table-film-criterion = { $by ->
    [attack] Attaque
    [initiative] Égalité : initiative
    [defence] Égalité : défense
    [life] Égalité : vie
   *[lot] Égalité : le sort
}
table-film-strike = Le coup frappe tous les autres en même temps ; le surplus touche le héros.
table-film-pierce = Percée : aucune défense de héros ne compte.
table-film-pierced = ignorée
table-film-gap = { $half ->
    [yes] Qui n’a personne dans cette ligne reçoit la moitié du coup.
   *[no] Qui n’a personne dans cette ligne reçoit tout le coup.
}
table-film-deaths = Les morts rendent de l’argent ; ce qu’ils portaient est perdu.
table-film-lost = Perdu avec lui : { $cards }
table-film-reward = { $card } rapporte { $number } zynalithe{ $number ->
    [one] {""}
   *[other] s
}.
table-film-nothing-after = Aucun effet de Mort, Deuil ou Défense ne suit.
table-film-given = { $until ->
    [round] pour cette manche
   *[lasting] durablement
}
table-film-next = Les lignes suivantes
