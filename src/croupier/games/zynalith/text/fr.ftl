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

figure-silver = pièces d’argent
    .counted = { $number } { $number ->
        [one] pièce
       *[other] pièces
    } d’argent
figure-zynalith = zynalithes
    .counted = { $number } { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
figure-points = points
    .counted = { $number } { $number ->
        [one] point
       *[other] points
    }
figure-initiative = INIT
figure-attack = ATK
figure-defence = DEF
figure-life = PV

## Ce que font les cartes : les textes imprimés

ability = { $when }{ $limits ->
    [own] {" "}(les vôtres)
    [once] {" "}(une fois par manche)
    [own-once] {" "}(les vôtres, une fois par manche)
   *[none] { "" }
} : { $what }.
happening = Quand cette carte est piochée : { $what }.
answers = { $when } : { $what }.
when-instant = Immédiat
    .term = Immédiat
    .note = cette carte vient d’entrer en jeu
when-combat = Combat
    .term = Combat
    .note = un affrontement de sa ligne commence, avec des adversaires, et { effect-host } est en position d’attaque
when-game-end = Fin de partie
    .term = Fin de partie
    .note = la manche 5 est terminée
when-death = Mort
    .term = Mort
    .note = { effect-host } est morte
when-mourning = Deuil
    .term = Deuil
    .note = une autre créature est morte
when-event = Événement
    .term = Événement
    .note = un événement a été résolu
when-spell = Sort
    .term = Sort
    .note = quelqu’un a joué un sort
when-equipment = Équipement
    .term = Équipement
    .note = quelqu’un a joué un équipement
when-property = Trait
    .term = Trait
    .note = quelqu’un a joué un trait
when-greed = Avidité
    .term = Avidité
    .note = quelqu’un a joué une carte dont le coût imprimé est d’au moins 12 pièces d’argent ou 4 zynalithes
when-defence = Défense
    .term = Défense
    .note = votre héros a été frappé au combat, sans Percée, pendant que { effect-host } était en position de défense
answers-play-creature = Quand un autre joueur joue une créature
answers-play-extra = Quand un autre joueur joue un trait, un sort ou un équipement
answers-take-display = Quand un autre joueur prend une carte de l’étal
answers-banish = Quand un autre joueur bannit une créature
answers-any = Lors d’une action principale d’un autre joueur, ou à votre tour
keyword-leech = Sangsue : les dégâts de { effect-host } aux héros adverses soignent le vôtre.
keyword-pierce = Percée : les dégâts de { effect-host } ignorent la défense du héros touché.
effect-host = { $on ->
    [property] la porteuse
    [spell] la porteuse
    [equipment] la porteuse
   *[creature] cette créature
}
effect-whom = { $on ->
    [property] la porteuse
    [spell] la porteuse
    [equipment] la porteuse
   *[creature] cette créature
}
effect-hit-hero = { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
}{ $suffix ->
    [pierce] {" "}avec Percée
    [leech] {" "}avec Sangsue
   *[none] { "" }
} { $whom ->
    [all] à chaque héros adverse
    [actor] au héros de l’attaquant
    [everyone] à chaque héros
   *[enemy] à un héros adverse
}
effect-hit-creature = { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
} à { $whom ->
    [line] chaque créature adverse de la ligne
    [all] chaque créature adverse
    [everyone] chaque créature
   *[enemy] une créature adverse
}
effect-heal-hero = rendez { $number } PV à { $whom ->
    [everyone] chaque héros
   *[you] votre héros
}
effect-heal-creature = rendez { $number } PV à { $whom ->
    [own] une de vos créatures
    [each-own] chacune de vos créatures
    [everyone] chaque créature
   *[self] { effect-whom }
}
effect-destroy = détruisez { $whom ->
    [everyone] chaque créature
   *[enemy] une créature adverse
} dont le coût imprimé est d’au plus { $number } pièces d’argent
    .term = détruire
    .note = la créature meurt, avec le remboursement habituel
effect-gain = { $whom ->
    [everyone] chaque joueur gagne
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
effect-lose = chaque joueur perd { $number } { $currency ->
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
} à un joueur adverse
effect-draw = { $whom ->
    [everyone] chaque joueur pioche
   *[you] piochez
} { $number } { $number ->
    [one] carte
   *[other] cartes
} dans la pioche { $back ->
    [creature] des créatures
   *[extra] annexe
}
effect-discard = chaque joueur défausse { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de sa main au hasard
effect-redraw = défaussez la rangée { $back ->
    [creature] des créatures
   *[extra] annexe
} et remplissez-la de nouveau
effect-give = { $change } pour { $whom ->
    [each-own] chacune de vos créatures
    [everyone] chaque créature
   *[self] { effect-whom }
}, { $until ->
    [round] jusqu’à la fin de la manche
   *[lasting] durablement
}
effect-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat ->
    [HP] PV
   *[other] { $stat }
}
effect-both = { $first } et { $second }
effect-charge = { effect-host } fait son assaut
    .term = Assaut
    .note = un affrontement de plus pour la ligne de { effect-host }, aussitôt ; une créature fait son assaut au plus une fois par manche
effect-shove = mettez une créature adverse en { $position ->
    [defence] position de défense
   *[attack] position d’attaque
}
effect-ward = +{ $number } à la défense du héros jusqu’à la fin de la manche
    .term = défense du héros
    .note = ce que l’on retire à chaque coup sur votre héros
effect-grant-leech = votre héros a Sangsue jusqu’à la fin de la manche
    .term = Sangsue
    .note = les dégâts de vos créatures aux héros adverses soignent le vôtre
effect-negate = annulez cette carte
    .term = annuler
    .note = la carte est défaussée sans effet ; son prix est rendu, moins 1 pièce d’argent ou 1 zynalithe
effect-seize = emparez-vous de cette carte
    .term = s’emparer de
    .note = la carte va dans votre main, connue de tous ; l’autre joueur récupère sa pièce d’argent
effect-divert = détournez le remboursement
    .term = détourner
    .note = vous recevez le remboursement de ce bannissement
effect-rouse = réveillez une de vos créatures, qui fait son assaut
    .term = réveiller
    .note = une de vos créatures en position d’attaque qui n’a pas encore fait son assaut dans cette manche le fait : un affrontement de plus pour sa ligne, aussitôt
passive-bonus = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat ->
    [HP] PV
   *[other] { $stat }
}.
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
passive-cheaper = { $type ->
    [property] Vos traits coûtent { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } d’argent de moins.
    [spell] Vos sorts coûtent { $number ->
        [one] { $number } zynalithe
       *[other] { $number } zynalithes
    } de moins.
    [equipment] Vos équipements coûtent { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } d’argent de moins.
   *[other] Vos cartes de ce type coûtent { $number } de moins.
}
passive-wage = Gagnez { $number } { $number ->
    [one] pièce
   *[other] pièces
} d’argent au début de chaque manche.
passive-bounty = Gagnez { $number } { $number ->
    [one] zynalithe
   *[other] zynalithes
} de plus quand { effect-host } gagne une ligne.
passive-guard = En position de défense, { effect-host } donne +{ $number } à la défense du héros.
    .term = défense du héros
    .note = ce que l’on retire à chaque coup sur votre héros
passive-overheal = La limite de votre héros augmente de { $number } PV.
passive-untouchable = Vos adversaires ne peuvent pas choisir { effect-whom } pour cible.
passive-salvage = Son remboursement est son coût imprimé entier.
    .term = remboursement
    .note = quand la créature meurt ou est bannie, vous gagnez des pièces d’argent ; d’habitude, son coût imprimé moins 1

## Lieux et état

zone-hand = Main
zone-front = Front
zone-hp = PV
zone-silver = Pièces d’argent
zone-zynalith = Zynalithes
zone-creature_row = Rangée des créatures
zone-extra_row = Rangée annexe
zone-creature_discard = Défausse des créatures
zone-extra_discard = Défausse annexe
zone-aside = Mises de côté
zone-announced = Annonce
zone-ward = Défense du héros ajoutée
zone-leech = Sangsue
zone-passed = A passé
zone-declines = Ne contre plus
zone-declined_for_round = Plus de contre cette manche
zone-out = Éliminé
zone-turns = Tours joués
zone-card = créature
zone-attached = attachées
zone-damage = dégâts
zone-guarding = en position de défense
zone-charged = a fait son assaut
zone-initiative = INIT
zone-attack = ATK
zone-defence = DEF
zone-life = PV
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
    .note = Chacun a un front ouest et un front est ; chaque front ne rencontre que son pareil.
variant-two_fronts-off = Non
variant-two_fronts-on = Oui
variant-faceless_warrior = Guerrier sans visage
    .note = Deux exemplaires d’une créature qui copie sa voisine de gauche.
variant-faceless_warrior-off = Non
variant-faceless_warrior-on = Oui
variant-cost_defence = Défense du héros selon le coût
    .note = Une créature en position de défense donne +0, +1 ou +2 à la défense du héros, selon son coût.
variant-cost_defence-off = Non
variant-cost_defence-on = Oui
variant-free_order = Ordre libre
    .note = Les actions secondaires restent possibles après toute action principale.
variant-free_order-off = Non
variant-free_order-on = Oui
variant-instant_refill = Remplissage immédiat
    .note = Les deux rangées sont remplies après chaque carte prise dans la sélection et après chaque action principale.
variant-instant_refill-off = Non
variant-instant_refill-on = Oui
preset-counter-never = Me demander à chaque fois
preset-counter-until_my_turn = Ne pas contrer jusqu’à mon tour
preset-counter-unless_played = Ne pas contrer, sauf si une carte est jouée
preset-counter-unless_dear = Ne pas contrer, sauf si une carte d’au moins 12 pièces d’argent ou 4 zynalithes est jouée

## Questions posées

ask-draft =
    .kind = Vous prenez une carte
    .fact = Sélection : carte { $pick } sur 5, gratuite.
    .note = Les créatures gagnent les lignes, les cartes annexes les aident. Tous voient ce que vous prenez à l’étal ; une pioche reste secrète.
ask-turn =
    .kind = Vous pouvez agir
    .fact = { $silver } { $silver ->
        [one] pièce
       *[other] pièces
    } d’argent et { $zynalith } { $zynalith ->
        [one] zynalithe
       *[other] zynalithes
    }.
    .note = Action principale : jouer une carte, ou en prendre une pour 1 pièce d’argent. Actions secondaires : avant{ $anytime ->
        [on] {" "}ou après.
       *[off] .
    }
    .warning = { $crowd ->
        [yes] Vous avez { $held } cartes en main : là, elles ne combattent pas et ne valent rien à la fin.
       *[no] { "" }
    }
ask-turn-end =
    .kind = Votre tour continue
    .fact = Votre action principale est faite.
    .note = Une action secondaire est encore possible. Ou finissez votre tour.
ask-discard =
    .kind = Défaussez une carte
    .fact = Vous renouvelez une rangée.
    .note = C’est le prix de la nouvelle rangée. La carte va face visible dans sa défausse.
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
    .note = Un contre coûte des zynalithes et agit maintenant. Personne ne voit qui aurait pu contrer.
ask-attach =
    .kind = Choisissez une créature
    .fact = { $card } demande un emplacement libre.
    .note = La carte agit de là et part avec la créature.
ask-target-creature =
    .kind = Choisissez une créature
    .fact = { $card } : { $effect ->
        [effect-shove] { effect-shove }
        [effect-destroy] { effect-destroy }
        [effect-heal-creature] { effect-heal-creature }
        [effect-rouse] { effect-rouse }
       *[effect-hit-creature] { effect-hit-creature }
    }.
    .note = L’effet a lieu aussitôt.
ask-target-hero =
    .kind = Choisissez un adversaire
    .fact = { $card } : { $effect ->
        [effect-steal] { effect-steal }
       *[effect-hit-hero] { effect-hit-hero }
    }.
    .note = L’effet a lieu aussitôt. Les boutons disent ce qu’a chaque héros.
ask-front =
    .kind = Choisissez un front
    .fact = { $card } entre en jeu.
    .note = Elle n’affronte que les créatures du même front, et n’en change plus.
wait-counter = { $count ->
    [one] { $seats } peut contrer.
   *[other] { $seats } peuvent contrer.
}

## Choix

option-draft-take = { $card-id ->
    [unknown] { $where ->
        [creature] Piocher une carte dans la pioche des créatures
       *[extra] Piocher une carte dans la pioche annexe
    }
   *[other] Prendre { $card }
}
option-turn-take = { $card-id ->
    [unknown] { $where ->
        [creature] Piocher une carte dans la pioche des créatures (1 pièce d’argent)
       *[extra] Piocher une carte dans la pioche annexe (1 pièce d’argent)
    }
   *[other] Prendre { $card } (1 pièce d’argent)
}
option-play = Jouer { $card } ({ $price ->
    [0] gratuit
   *[other] { $price } { $currency ->
        [silver] { $price ->
            [one] pièce d’argent
           *[other] pièces d’argent
        }
       *[zynalith] { $price ->
            [one] zynalithe
           *[other] zynalithes
        }
    }
})
option-counter = Contrer avec { $card } depuis { $where ->
    [hand] votre main
   *[display] l’étal
} ({ $price } { $currency ->
    [silver] { $price ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $price ->
        [one] zynalithe
       *[other] zynalithes
    }
})
option-banish = Bannir { $card }{ $price ->
    [0] { " " }(sans remboursement)
    [one] { " : +" }{ $price } pièce d’argent
   *[other] { " : +" }{ $price } pièces d’argent
}
option-redraw = Défausser une carte pour renouveler la rangée { $where ->
    [creature] des créatures
   *[extra] annexe
}
option-pass = Passer pour cette manche
option-swap = Échanger { $card } et { $other }
option-switch = { $position ->
    [defence] Mettre { $card } en position de défense
   *[attack] Mettre { $card } en position d’attaque
}
option-sell = Vendre 1 zynalithe : +2 pièces d’argent
option-end = Finir le tour
option-hold = Laisser faire
option-decline = { $until ->
    [turn] Plus de contre jusqu’à mon prochain tour
   *[round] Plus de contre cette manche
}
option-discard = Défausser { $card }
option-host = Attacher à { $card }
option-creature = { $target-you ->
    [yes] Choisir votre créature { $card }
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
    [yes] Manche { $number }, { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }. Vous commencez.
   *[no] Manche { $number }, { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }. { $seat } commence.
}
event-turn = { $you ->
    [yes] Tour { $number } : à vous.
   *[no] Tour { $number } : à { $seat }.
}
event-passed = { $you ->
    [yes] Vous ne jouez plus de tour dans cette manche.
   *[no] { $seat } ne joue plus de tour dans cette manche.
}
event-combat = Manche { $number } : combat.
event-round-over = La manche { $number } est finie.
event-offered = { $row ->
    [creature] Rangée des créatures
   *[extra] Rangée annexe
}, place { $place } : { $card }.
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
        [creature] Vous piochez { $card } dans la pioche des créatures.
       *[extra] Vous piochez { $card } dans la pioche annexe.
    }
   *[no] { $deck ->
        [creature] { $seat } pioche une carte dans la pioche des créatures.
       *[extra] { $seat } pioche une carte dans la pioche annexe.
    }
}
event-nothing-left = { $deck ->
    [creature] La pioche des créatures est vide : { $you ->
        [yes] vous ne piochez rien.
       *[no] { $seat } ne pioche rien.
    }
   *[extra] La pioche annexe est vide : { $you ->
        [yes] vous ne piochez rien.
       *[no] { $seat } ne pioche rien.
    }
}
event-picked = { $you ->
    [yes] Vous prenez { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
   *[no] { $seat } prend { $card } ({ $row ->
        [creature] rangée des créatures
       *[extra] rangée annexe
    }, place { $place }).
}
event-lost-card = { $you ->
    [yes] Vous défaussez { $card } au hasard.
   *[no] { $seat } défausse { $card } au hasard.
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
        [creature] Vous voulez piocher dans la pioche des créatures.
       *[extra] Vous voulez piocher dans la pioche annexe.
    }
   *[no] { $deck ->
        [creature] { $seat } veut piocher dans la pioche des créatures.
       *[extra] { $seat } veut piocher dans la pioche annexe.
    }
}
event-announced-play = { $you ->
    [yes] Vous jouez { $card } depuis { $source ->
        [hand] votre main
       *[display] l’étal
    } { $number ->
        [0] gratuitement
       *[other] pour { $number } { $currency ->
            [silver] { $number ->
                [one] pièce d’argent
               *[other] pièces d’argent
            }
           *[zynalith] { $number ->
                [one] zynalithe
               *[other] zynalithes
            }
        }
    }.
   *[no] { $seat } joue { $card } depuis { $source ->
        [hand] sa main
       *[display] l’étal
    } { $number ->
        [0] gratuitement
       *[other] pour { $number } { $currency ->
            [silver] { $number ->
                [one] pièce d’argent
               *[other] pièces d’argent
            }
           *[zynalith] { $number ->
                [one] zynalithe
               *[other] zynalithes
            }
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
    [yes] { $front ->
        [east] Votre front est
        [west] Votre front ouest
       *[only] Votre front
    }, place { $place } : { $card }.
   *[no] { $front ->
        [east] Front est
        [west] Front ouest
       *[only] Front
    } { DE($seat) }, place { $place } : { $card }.
}
    .deed = { $card } entre, place { $place }
event-attached = { $you ->
    [yes] Vous attachez { $card } à { $host }.
   *[no] { $seat } attache { $card } à { $host }.
}
event-no-host = { $you ->
    [yes] Aucune de vos créatures n’a d’emplacement libre pour { $card }.
   *[no] Aucune créature { DE($seat) } n’a d’emplacement libre pour { $card }.
}
event-banished = { $you ->
    [yes] Votre créature { $card } quitte le front.
   *[no] La créature { $card } quitte le front { DE($seat) }.
}
    .deed = retire { $card } du front
event-already-gone = { $you ->
    [yes] Vous vouliez bannir une créature qui n’est plus là.
   *[no] { $seat } voulait bannir une créature qui n’est plus là.
}
event-swapped = { $you ->
    [yes] Vous échangez { $card } et { $other }.
   *[no] { $seat } échange { $card } et { $other }.
}
event-switched = { $you ->
    [yes] { $position ->
        [defence] Vous mettez { $card } en position de défense.
       *[attack] Vous mettez { $card } en position d’attaque.
    }
   *[no] { $position ->
        [defence] { $seat } met { $card } en position de défense.
       *[attack] { $seat } met { $card } en position d’attaque.
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
    [yes] Vous ne contrez plus, aussi longtemps que vous l’avez choisi.
   *[no] { $seat } ne contre plus, jusqu’à son prochain tour ou pour cette manche.
}
event-negated = { $you ->
    [yes] Votre carte { $card } est annulée.
   *[no] La carte { $card } { DE($seat) } est annulée.
}
event-seized = { $you ->
    [yes] Vous vous emparez { DE($card) } aux dépens { DE($target) }.
   *[no] { $target-you ->
        [yes] { $seat } s’empare { DE($card) } à vos dépens.
       *[no] { $seat } s’empare { DE($card) } aux dépens { DE($target) }.
    }
}
event-diverted = { $you ->
    [yes] Vous détournez le remboursement { DE($target) }.
   *[no] { $target-you ->
        [yes] { $seat } détourne votre remboursement.
       *[no] { $seat } détourne le remboursement { DE($target) }.
    }
}
event-triggered = { $you ->
    [yes] Votre carte { $card }
   *[no] La carte { $card } { DE($seat) }
} : { $trigger ->
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
    .deed = { $card } : { $trigger ->
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
    }
event-aimed-at-creature = { $you ->
    [yes] { $target-you ->
        [yes] Vous choisissez votre créature { $card }.
       *[no] Vous choisissez la créature { $card } { DE($target) }.
    }
   *[no] { $target-you ->
        [yes] { $seat } choisit votre créature { $card }.
       *[no] { $target-same ->
            [yes] { $seat } choisit sa créature { $card }.
           *[no] { $seat } choisit la créature { $card } { DE($target) }.
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
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} subit { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
} : il lui reste { $left } PV.
event-creature-healed = { $you ->
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} regagne { $number } PV : elle en a { $left }.
event-destroyed = { $you ->
    [yes] Votre créature { $card } est détruite.
   *[no] La créature { $card } { DE($seat) } est détruite.
}
event-died = { $you ->
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} meurt{ $number ->
    [0] .
    [one] { " : remboursement de" } { $number } pièce d’argent.
   *[other] { " : remboursement de" } { $number } pièces d’argent.
}
event-gave = { $you ->
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} : { $number ->
    [-1] −1
    [-2] −2
   *[other] +{ $number }
} { $stat ->
    [HP] PV
   *[other] { $stat }
}, { $until ->
    [round] jusqu’à la fin de la manche
   *[lasting] durablement
}.
event-shoved = { $you ->
    [yes] { $position ->
        [defence] Votre créature { $card } est mise en position de défense.
       *[attack] Votre créature { $card } est mise en position d’attaque.
    }
   *[no] { $position ->
        [defence] La créature { $card } { DE($seat) } est mise en position de défense.
       *[attack] La créature { $card } { DE($seat) } est mise en position d’attaque.
    }
}
event-hero-hit = { $you ->
    [yes] Coup contre votre héros
   *[no] Coup contre le héros { DE($seat) }
} : { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
}{ $defence ->
    [0] { "" }
   *[other] , moins { $defence } de défense du héros
}{ $lost ->
    [0] { " ; rien ne passe." }
    [one] { " ;" } { $lost } PV perdu, il lui reste { $left } PV.
   *[other] { " ;" } { $lost } PV perdus, il lui reste { $left } PV.
}
event-hero-healed = { $you ->
    [yes] Votre héros
   *[no] Le héros { DE($seat) }
} regagne { $number } PV : il en a { $left }.
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
    [yes] La défense de votre héros : +{ $number } jusqu’à la fin de la manche.
   *[no] La défense du héros { DE($seat) } : +{ $number } jusqu’à la fin de la manche.
}
event-leeching = { $you ->
    [yes] Votre héros a Sangsue jusqu’à la fin de la manche.
   *[no] Le héros { DE($seat) } a Sangsue jusqu’à la fin de la manche.
}
event-eliminated = { $you ->
    [yes] Votre héros est éliminé, avec { $number } { $number ->
        [one] point
       *[other] points
    }.
   *[no] Le héros { DE($seat) } est éliminé, avec { $number } { $number ->
        [one] point
       *[other] points
    }.
}
event-hand-lost = { $you ->
    [yes] Votre main est défaussée : { $cards }.
   *[no] La main { DE($seat) } est défaussée : { $cards }.
}
event-fight = { $front ->
    [east] Affrontement : front est, ligne { $number }.
    [west] Affrontement : front ouest, ligne { $number }.
   *[only] Affrontement : ligne { $number }.
}
event-member = { $you ->
    [yes] Dans la ligne : votre créature { $card }
   *[no] Dans la ligne : la créature { $card } { DE($seat) }
} (INIT { $initiative }, ATK { $attack }, DEF { $defence }, { $left } PV).
event-lot = Tirage au sort : { $you ->
    [yes] vous venez
   *[no] { $seat } vient
} { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[other] en { $place }e
}.
event-winner = { $you ->
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} gagne la ligne avec une ATK de { $attack }.
    .deed = { $card } gagne la ligne avec une ATK de { $attack }
event-no-winner = { $front ->
    [east] Personne ne gagne la ligne { $number } du front est.
    [west] Personne ne gagne la ligne { $number } du front ouest.
   *[only] Personne ne gagne la ligne { $number }.
}
event-struck = { $you ->
    [yes] Coup contre votre créature { $card }
   *[no] Coup contre la créature { $card } { DE($seat) }
} : { $number ->
    [0] aucun dégât
    [one] { $number } dégât
   *[other] { $number } dégâts
}{ $overflow ->
    [0] .
   *[other] , dont { $overflow } d’excédent.
}
event-reward = { $you ->
    [yes] Votre créature { $card }
   *[no] La créature { $card } { DE($seat) }
} rapporte { $number } { $number ->
    [one] zynalithe
   *[other] zynalithes
}.
event-fought = { $front ->
    [east] Affrontement terminé : front est, ligne { $number }.
    [west] Affrontement terminé : front ouest, ligne { $number }.
   *[only] Affrontement terminé : ligne { $number }.
}
event-charged = { $you ->
    [yes] Votre créature { $card } fait son assaut.
   *[no] La créature { $card } { DE($seat) } fait son assaut.
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
        [hp] Égalité de points : votre héros a plus de PV, et vous gagnez.
        [zynalith] Toujours égalité : vous avez plus de zynalithes et gagnez.
        [silver] Toujours égalité : vous avez plus de pièces d’argent et gagnez.
        [shared] Égalité sur tout ce qui départage : vous partagez la victoire.
       *[points] Vous avez le plus de points et gagnez.
    }
   *[no] { $how ->
        [alone] { $seat } survit à tous et gagne.
        [hp] Égalité de points : le héros { DE($seat) } a plus de PV, et { $seat } gagne.
        [zynalith] Toujours égalité : { $seat } a plus de zynalithes et gagne.
        [silver] Toujours égalité : { $seat } a plus de pièces d’argent et gagne.
        [shared] Égalité sur tout ce qui départage : { $seat } partage la victoire.
       *[points] { $seat } a le plus de points et gagne.
    }
}

## La table dans le navigateur

table-rounds = Manches
table-round = Manche { $number }
table-market = Étal
table-market-how = { $phase ->
    [draft] Gratuit pendant la sélection
   *[turns] 1 pièce d’argent pour prendre une carte, ou la jouer directement
}
table-row-name = { $row ->
    [creature] Créatures
   *[extra] Cartes annexes
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
    [creature] la rangée des créatures
   *[extra] la rangée annexe
}
    .note = Les cartes qui restent dans cette rangée sont défaussées et cinq nouvelles sont tirées. Vous défaussez pour cela une carte de votre main.
table-fronts = Fronts
table-line = Ligne { $number }
table-line-of = { $front ->
    [east] Est { $number }
   *[west] Ouest { $number }
}
table-panels = Partie de la table affichée
table-lists = Liste de cartes affichée
table-list = { $list ->
    [creature] Créatures
   *[extra] Annexes
}
table-guards = En position de défense
table-guards-one = défense
table-if-now = Si le combat avait lieu maintenant
table-nobody-here = aucune attaquante
table-blow = { $half ->
    [yes] la moitié de l’ATK
   *[no] toute l’ATK
}
table-verdict-wins = { $card } gagne
table-verdict-hit = { $you ->
    [yes] vous perdez { $number } PV
   *[no] { $seat } perd { $number } PV
}
table-brief-hit = { $who ->
    [you] vous −{ $number } PV, d’autres aussi
    [each] { $spread ->
        [same] chacun −{ $number } PV
       *[most] chacun jusqu’à −{ $number } PV
    }
   *[some] { $count } héros { $spread ->
        [same] −{ $number } PV
       *[most] jusqu’à −{ $number } PV
    }
}
table-verdict-lose = votre créature { $card } meurt
table-verdict-lot = tirage au sort entre { $cards }
table-verdict-nobody = Personne ne gagne.
table-would-win = gagnerait
table-would-fall = mourrait
table-defends = en position de défense
table-defends-in = { $front ->
    [east] en position de défense, front est
    [west] en position de défense, front ouest
   *[only] en position de défense
}
table-shield = défense du héros
table-places = { $used ->
    [one] { $used } place
   *[other] { $used } places
} sur { $number }
table-of = { $now } sur { $most }
table-passed = a passé
table-declines = { $until ->
    [round] vous ne contrez plus cette manche
    [turn] vous ne contrez plus jusqu’à votre prochain tour
   *[rival] ne contre plus
}
table-first-player = commence
table-out = éliminé
table-deck-note = Personne d’autre ne voit la carte piochée. Un événement est résolu aussitôt, et vous piochez encore.
table-open-own = Vos cartes visibles
table-no-counter = Aucun de vos contres ne convient. Personne ne l’apprend : tous ceux à qui l’on demande répondent en même temps.
table-aim-left = { $number ->
    [0] { $card } meurt
   *[other] { $card } : il lui reste { $number } PV
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
table-charged = a fait son assaut
table-enters = Arrive : { $line }
table-forecast-hero = { $you ->
    [yes] vous perdez { $number } PV au lieu de { $before } PV
   *[no] { $seat } perd { $number } PV au lieu de { $before } PV
}
table-take = Prendre
table-play = Jouer
table-counter = Jouer en contre
table-counter-from = { $source ->
    [hand] main
   *[display] étal
}
table-pass = Passer
    .note = pour cette manche
table-end = Finir le tour
table-sell = Vendre
table-banish = Bannir
table-guard = Défendre
    .note = en position de défense
table-attack = Attaquer
    .note = en position d’attaque
table-look = Regarder de près
table-free = gratuit
table-money-left = il reste { $number } { $currency ->
    [silver] { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[zynalith] { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
}
table-answers-rivals = seulement en réponse
table-no-effect = sans effet maintenant
table-front-full = front complet
table-no-slot = pas d’emplacement libre
table-short = il manque { $number } { $currency ->
    [silver] { $number ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
   *[crystal] { $number ->
        [one] zynalithe
       *[other] zynalithes
    }
}
table-lack = il manque { $number }
table-why-saves = { $where ->
    [one] vous épargne { $number } PV, { $line }
   *[all] vous épargne { $number } PV
}
table-why-wins = { $card } gagne : { $line }
table-why-hits = { $seat } perd { $number } PV de plus
table-why-kills = { $card } { DE($seat) } meurt
table-why-highest = { $value ->
    [sword] { $number } ATK, la plus haute de l’étal
    [wing] { $number } INIT, la plus haute de l’étal
   *[heart] { $number } PV, le plus de l’étal
}
table-points-printed = Points du front
table-points-silver = 10 pièces d’argent = 1 point
table-points-sum = Points
table-open-fight = Dernier combat
table-film-soft = { $east ->
    [east] Affrontement dans la ligne est { $number }. Rien n’est demandé.
   *[west] Affrontement dans la ligne { $number }. Rien n’est demandé.
}
table-film-shown = Tous voient cette carte. Puis la partie continue.
table-film-charge = Assaut
table-film-event = Événement
table-film-counter = { $you ->
    [yes] Vous jouez un contre
   *[no] { $seat } joue un contre
}
table-film-step = { $step ->
    [effects] Effets de combat
    [winner] Vainqueur
    [strike] Coup
    [deaths] Morts
   *[reward] Récompense
}
table-film-none = aucun
table-film-wins = gagne
table-film-strongest = { $you ->
    [yes] Votre créature { $card } a la plus haute ATK : { $numbers }.
   *[no] La créature { $card } { DE($seat) } a la plus haute ATK : { $numbers }.
}
table-film-to = { $first } contre { $others }
table-film-alone = { $you ->
    [yes] Votre créature { $card } n’a personne en face.
   *[no] La créature { $card } { DE($seat) } n’a personne en face.
}
table-film-nobody = { $who ->
    [nobody] Il ne reste personne dans la ligne : personne ne gagne.
   *[some] Toutes les ATK sont à 0 : personne ne gagne.
}
table-film-attack = ATK
table-film-open = ATK, la voie est libre
table-film-half = la moitié de l’ATK { $number }, la voie est libre
table-film-life = PV
table-film-armour = DEF
table-film-defence = défense du héros
table-film-blocked = tient bon
table-film-for-win = pour la victoire
table-film-bounty = de prime
table-film-healed = PV rendus
table-film-effects = Effets de combat, la plus haute INIT d’abord.
table-film-no-effect = aucun effet de combat
table-film-tie = { $by ->
    [initiative] Même ATK : { $cards }. L’INIT décide : { $numbers }.
    [defence] Même ATK et même INIT : { $cards }. La DEF décide : { $numbers }.
    [life] Même ATK, même INIT, même DEF : { $cards }. Les PV décident : { $numbers }.
   *[lot] Tout est égal : { $cards }. Le tirage au sort décide.
}
table-film-criterion = { $by ->
    [attack] ATK
    [initiative] Égalité : INIT
    [defence] Égalité : DEF
    [life] Égalité : PV
   *[lot] Égalité : tirage au sort
}
table-film-strike = Le coup frappe tous les autres en même temps ; l’excédent touche le héros.
table-film-pierce = Percée : aucune défense de héros ne compte.
table-film-pierced = ignorée
table-film-gap = { $half ->
    [yes] Qui n’a personne dans cette ligne reçoit la moitié du coup.
   *[no] Qui n’a personne dans cette ligne reçoit tout le coup.
}
table-film-deaths = Les créatures mortes rapportent leur remboursement ; ce qu’elles portaient est perdu.
table-film-lost = Perdu avec elle : { $cards }
table-film-reward = { $card } rapporte { $number } zynalithe{ $number ->
    [one] {""}
   *[other] s
}.
table-film-nothing-after = Aucun effet de Mort, Deuil ou Défense ne suit.
table-film-given = { $until ->
    [round] jusqu’à la fin de la manche
   *[lasting] durablement
}
table-film-next = Les lignes suivantes

## Les verbes, comme le laboratoire les nomme

verb-banish = Bannir
verb-counter = Contrer
verb-creature = Choisir une créature
verb-decline = Ne rien contrer
verb-discard = Défausser
verb-east = Choisir l’est
verb-end = Finir le tour
verb-hero = Choisir un héros
verb-hold = Laisser faire
verb-host = Équiper
verb-pass = Passer
verb-play = Jouer
verb-redraw = Repiocher
verb-sell = Vendre
verb-swap = Échanger
verb-switch = Changer de front
verb-take = Prendre
verb-west = Choisir l’ouest

## Champs des cartes, pour dire les cartes modifiées

field-kind = sorte
field-cost = coût
field-initiative = INIT
field-attack = ATK
field-defence = DEF
field-life = PV
field-points = points
field-text = texte
