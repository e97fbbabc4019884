### Terres sauvages

title = Terres sauvages
pitch = Appelez vos guerriers par le portail, domptez la terre, tenez chaque front.

## Ce qui est imprimé sur les cartes

kind-basic = Unité de base
kind-warrior = Guerrier
kind-greater = Grand guerrier
kind-tactical = Unité tactique
kind-champion = Champion
kind-immortal = Immortel
kind-beast = Bête
kind-terrain = Terrain
kind-crystal = Cristal de mana
kind-territory-1 = Territoire, niveau 1
kind-territory-2 = Territoire, niveau 2
kind-territory-3 = Territoire, niveau 3
kind-portal = Portail

figure-cost = Coût
figure-natural = Force naturelle
figure-strength = Force
figure-value = Valeur
figure-bulwark = Rempart
    .listed = { "" }
figure-points = Points
figure-meat = Viande
    .listed = { $number } viande
figure-plants = Plantes
    .listed = { $number } { $number ->
        [one] plante
       *[other] plantes
    }
figure-ores = Minerai
    .listed = { $number } minerai
figure-mana = Mana
    .listed = { $number } mana
figure-any = Ressource au choix
    .listed = { $number } au choix

resource-meat = viande
resource-plants = plantes
resource-ores = minerai
resource-mana = mana

ability = { $when } : { $what }.
    .short = { $when ->
        [maintenant] { CAP($what) }
       *[other] { $when } : { $what }
    }
ability-if = { $when }, { $condition } : { $what }.
    .short = { $condition } : { $what }
when-immediate = Immédiate
    .short = maintenant
when-delayed = Différée
    .short = Ensuite
when-aftermath = Lendemain
    .short = Lendemain
when-self_destroyed = Réaction, quand cette unité est détruite
    .short = Si elle tombe
when-ally_destroyed = Réaction, quand une autre de vos unités est détruite ici
    .short = Alliée tombée
when-enemy_destroyed = Réaction, quand une unité adverse est détruite ici
    .short = Ennemi tombé
when-ally_played = Réaction, quand vous jouez une autre unité ici
    .short = Unité ajoutée
when-enemy_played = Réaction, quand l’adversaire joue une unité ici
    .short = Ennemi ajouté
if-won = si vous avez gagné ce front
    .short = Victoire
if-lost = si vous avez perdu ce front
    .short = Défaite
if-defending = si vous êtes le défenseur
    .short = Après la défense

keyword-might = { $condition ->
    [attacking] À l’attaque : +{ $number } en force.
    [defending] En défense : +{ $number } en force.
    [wild] Contre les terres sauvages : +{ $number } en force.
    [portal] Sur le front d’un portail : +{ $number } en force.
    [alone] Si c’est votre seule unité ici : +{ $number } en force.
    [horde] Avec au moins 3 de vos unités ici : +{ $number } en force.
    [outnumbered] Tant que l’adversaire a plus d’unités ici : +{ $number } en force.
    [multi] Dans un combat sur 2 fronts ou plus : +{ $number } en force.
    [surged] Après votre élan ici : +{ $number } en force.
   *[kin_beast] Aux côtés d’une de vos bêtes ici : +{ $number } en force.
}
    .short = { $condition ->
        [attacking] À l’attaque : +{ $number }
        [defending] En défense : +{ $number }
        [wild] Terres sauvages : +{ $number }
        [portal] À un portail : +{ $number }
        [alone] Seule : +{ $number }
        [horde] À trois ou plus : +{ $number }
        [outnumbered] En infériorité : +{ $number }
        [multi] Dès deux fronts : +{ $number }
        [surged] Après un élan : +{ $number }
       *[kin_beast] Avec une bête : +{ $number }
    }
keyword-lead = Vos autres unités ici ont +{ $number } en force.
    .short = Autres : +{ $number }
keyword-dread = Les unités adverses ici ont −{ $number } en force.
    .short = Ennemis : −{ $number }
keyword-tenacious = Tenace : avant le Lendemain, cette unité est condamnée au lieu d’être détruite.
    .short = Tombe en dernier
keyword-ward = Protégée : les capacités adverses ne peuvent pas choisir cette unité.
    .short = Protégée
keyword-guardian = Gardienne : une capacité adverse qui pourrait choisir cette unité doit choisir une Gardienne.
    .short = Cible obligée
keyword-rooted = Enracinée : cette unité ne peut pas être déplacée.
    .short = { "" }
keyword-doomed = Cette unité est condamnée dès qu’elle est jouée.
    .short = Dure une bataille
keyword-immortal = Immortelle : si cette unité est détruite, elle va dans votre défausse.
    .short = { "" }
keyword-quell = { $trigger ->
    [immediate] Les unités adverses ici ne peuvent pas déclencher de capacité immédiate.
   *[delayed] Les unités adverses ici ne peuvent pas déclencher de capacité différée.
}
    .short = { $trigger ->
        [immediate] Bloque les capacités immédiates
       *[delayed] Bloque les capacités différées
    }

effect-boost = cette unité gagne { $number } en force
    .short = +{ $number }
effect-frenzy = cette unité gagne { $number } en force et devient condamnée
    .short = +{ $number }, puis elle tombe
effect-weaken = choisissez une unité adverse ici, qui perd { $number } en force
    .short = un ennemi −{ $number }
effect-attune = défaussez un cristal de votre main, dont la valeur s’ajoute à la force de cette unité
    .short = défaussez un cristal : + sa valeur
effect-destroy = détruisez une unité adverse ici, de force { $number } ou moins
    .short = détruisez un ennemi de { $number } max
effect-doom = condamnez une unité adverse ici, de force { $number } ou moins
    .short = condamnez un ennemi de { $number } max
effect-repel = mettez dans la défausse de son propriétaire une unité adverse ici, de force { $number } ou moins
    .short = chassez un ennemi de { $number } max
effect-silence = réduisez au silence une unité adverse ici, qui n’a plus de capacités
    .short = faites taire un ennemi
effect-moveself = déplacez cette unité vers un autre front
    .short = changez de front
effect-moveally = déplacez une de vos unités d’un front quelconque vers un autre
    .short = déplacez une unité
effect-lure = déplacez une unité adverse d’ici vers un autre front, de son côté
    .short = déplacez un ennemi
effect-retreat = cette unité revient dans votre main
    .short = retour en main
effect-rescue = une de vos unités condamnées, sur n’importe quel front, ne l’est plus
    .short = sauvez une unité
effect-sacrifice = détruisez une autre de vos unités ici ; puis { $effect }
    .short = sacrifiez une unité ; { $effect }
effect-draw = { $number ->
    [one] piochez 1 carte
   *[other] piochez { $number } cartes
}
    .short = piochez { $number }
effect-muster = { $number ->
    [one] révélez la première carte de votre pioche ; si c’est une unité, vous pouvez la jouer ici, sinon défaussez-la
   *[other] révélez les { $number } premières cartes de votre pioche ; vous pouvez jouer ici une unité parmi elles ; défaussez les autres
}
    .short = { $number ->
        [one] révélez 1, jouez-la si c’est une unité
       *[other] révélez { $number }, jouez 1 unité
    }
effect-harry = { $number ->
    [one] l’autre joueur défausse 1 carte de sa main
   *[other] l’autre joueur défausse { $number } cartes de sa main
}
    .short = l’adversaire défausse { $number }
effect-forage = { $number ->
    [one] posez 1 jeton d’une ressource sur un de vos territoires qui la produit
   *[other] posez { $number } jetons d’une ressource sur un de vos territoires qui la produit
}
    .short = { $number ->
        [one] gagnez 1 ressource
       *[other] gagnez { $number } ressources
    }
effect-untap = redressez un de vos territoires (seulement pendant votre tour)
    .short = redressez un territoire
effect-plunder = déplacez jusqu’à { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} d’une même ressource (viande, plantes ou minerai) d’un territoire de l’autre joueur vers un des vôtres
    .short = volez { $number } ressources

## En peu de mots sur les cartes

short-fm_shaman = Sacrifiez 1 : détruisez un ennemi ≤ 5
short-fm_urgha = Détruisez un ennemi ≤ 3 · Ennemi tombé : +2
short-fm_carrion = Sacrifiez 1 : piochez 2 · Alliée tombée : +2
short-ac_keeper = Bloque les immédiates · Ensuite : déplacez-en un
short-ac_ozmund = Cristal : + sa valeur · Ensuite : chassez-en un ≤ 4
short-vc_weaver = Tenace · Autres : +1 · Lendemain : sauvez-en une
short-fc_pathfinder = Révélez 2, jouez 1 unité · Ensuite : déplacez une unité
short-fc_tamar = Protégée · Détruisez-en un ≤ 5 · Défaite : en main
short-fc_saboteur = L’autre défausse 1 · Ensuite : condamnez-en un ≤ 5
short-vc_myrren = À 3 ou plus : +3 · Lendemain : 2 jetons
short-dh_brokka = Autres : +1 · Tenace · En défense : +1
short-cb_tortoise = Gardienne · Tenace · En défense : +1
short-cb_bear = Si elle tombe : détruisez un ennemi ≤ 3
short-crystal_1 = Paie 1 pour des unités
short-crystal_2 = Paie 2 pour des unités
short-crystal_3 = Paie 3 pour des unités

## Lieux et état

zone-faction = Factions
zone-portal = Portails
zone-trophies = Sceaux pris
zone-realm = Territoires
zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-world = Monde natal
zone-revealed = Révélé
zone-wild = Territoires sauvages
zone-row = Rangée centrale
zone-central_deck = Pioche centrale
zone-crystals = Cristaux de mana
zone-box = Hors de cette partie
zone-fronts = Fronts
zone-moves = Mouvements de cartes restants
zone-attacked = Attaqués ce tour-ci
zone-order = Ordre des tours
zone-waiting = Réactions à venir
zone-carrying_out = Capacités en cours
zone-card = carte
zone-tapped = épuisé
zone-tokens = jetons
zone-seals = sceaux
zone-target = cible
zone-attackers = attaquants
zone-defenders = défenseurs
zone-surged = élan
zone-stopped = a cessé
zone-modifier = changement de force
zone-doomed = condamnée
zone-silenced = réduite au silence
state-phase = { $value ->
    [main] Phase principale
    [target] Cibles
    [surge] Élans
    [place] Mise en place
    [delayed] Capacités différées
    [aftermath] Lendemain
    [doom] Lendemain
    [discard] Fin du tour
    [refill] Mains complétées
   *[choose] Choix des factions
}
state-round = Manche { $number }
state-active = { $seat-you ->
    [yes] À vous
   *[no] Au tour { DE($seat) }
}

## Variantes

variant-round_limit = Manches
    .note = On joue ce nombre de manches, sauf si un portail s’effondre.
variant-round_limit-5 = 5 manches
variant-round_limit-6 = 6 manches
variant-round_limit-7 = 7 manches
variant-round_limit-8 = 8 manches
variant-round_limit-9 = 9 manches
variant-round_limit-10 = 10 manches
variant-round_limit-11 = 11 manches
variant-round_limit-12 = 12 manches
variant-choose_factions = Choisir les factions
    .note = Chacun choisit une faction, en commençant par la dernière place.
variant-choose_factions-off = Non
variant-choose_factions-on = Oui
variant-natural_guard = Garde naturelle
    .note = Un territoire contrôlé se défend avec la moitié de sa force naturelle, arrondie à l’entier inférieur.
variant-natural_guard-off = Non
variant-natural_guard-on = Oui
variant-pure_resource = Sa ressource seulement
    .note = Seuls les cristaux et la ressource de votre faction paient les unités appelées.
variant-pure_resource-off = Non
variant-pure_resource-on = Oui
variant-crystal_by_tapping = Cristaux par épuisement
    .note = Épuisez un territoire et prenez, au lieu de jetons, un cristal dont la valeur ne dépasse pas son niveau.
variant-crystal_by_tapping-off = Non
variant-crystal_by_tapping-on = Oui
variant-auto_refill = Mains complétées d’office
    .note = Après chaque tour, les autres joueurs complètent leur main sans qu’on le leur demande.
variant-auto_refill-off = Non
variant-auto_refill-on = Oui
variant-sudden_fall = Chute soudaine
    .note = La partie s’achève après le combat où un portail s’effondre.
variant-sudden_fall-off = Non
variant-sudden_fall-on = Oui
variant-tamed_end = Terres domptées
    .note = La partie s’achève aussi à la fin de la manche où il ne reste aucun territoire sauvage.
variant-tamed_end-off = Non
variant-tamed_end-on = Oui
preset-refill-never = Me demander à chaque fois
preset-refill-always = Toujours compléter ma main

## Questions

ask-faction =
    .kind = Choisissez votre faction
    .fact = Les factions qui restent sont proposées.
    .note = Elle décide de vos unités, de votre portail et de votre ressource principale.
ask-main =
    .kind = À vous
    .fact = { $moment ->
        [last] Manche { $round } sur { $limit } : la dernière.
       *[other] Manche { $round } sur { $limit }.
    }
    .note = Attaquez un territoire pour ce qu’il donne par tour et ses points. Jetons et cristaux paient les unités que vous appelez : elles viennent avec le prochain mélange.
ask-pay =
    .kind = Payez
    .fact = { $what ->
        [surge] Un élan : { $paid ->
            [0] { "" }
            [one] { $paid } payé,{" "}
           *[other] { $paid } payés,{" "}
        }{ $need ->
            [one] encore { $need } jeton.
           *[other] encore { $need } jetons.
        }
        [row] { $bought } : { $need ->
            [one] encore { $need } jeton.
           *[other] encore { $need } jetons.
        }
       *[card] { $bought } : encore une valeur de { $due } à payer.
    }
    .note = On ne rend pas la monnaie. « Payer pour moi » épargne si possible la ressource de votre faction.
ask-target =
    .kind = Une autre cible ?
    .fact = { $fronts ->
        [one] Vous attaquez sur 1 front.
       *[other] Vous attaquez sur { $fronts } fronts.
    }
    .note = Il faut une unité par front : plus de fronts rapportent plus, mais se partagent vos unités.
ask-surge =
    .kind = Un élan ?
    .fact = { $price ->
        [mixed] 5 jetons, dont au moins 1 de viande, 1 de plantes et 1 de minerai, sans mana, donnent +3 en force à votre côté sur un front.
       *[single] 5 jetons de la ressource de votre faction donnent +3 en force à votre côté sur un front.
    }
    .note = Une fois par front, avant toute unité. Il ne compte que dans cette bataille.
ask-place =
    .kind = { $may ->
        [stop] Jouez une unité ou cessez
       *[play] Jouez une unité
    }
    .fact = Front { $front }, { $target } : attaque { $attack }, défense { $defence }.
    .note = { $may ->
        [stop] L’attaquant gagne s’il a strictement plus de force. Chaque carte montre les forces après elle. Qui cesse sur un front garde ses autres unités en main.
       *[play] L’attaquant gagne s’il a strictement plus de force. L’attaque commence par une unité sur chaque front ; chaque carte montre les forces après elle.
    }
ask-immediate =
    .kind = Utiliser la capacité ?
    .fact = L’unité { $unit } vient d’être jouée. Front { $front } : attaque { $attack }, défense { $defence }.
    .note = Maintenant ou jamais. Un nombre sur un bouton est la force après ce choix.
ask-reaction =
    .kind = Réagir ?
    .fact = { $unit } peut réagir. Front { $front } : attaque { $attack }, défense { $defence }.
    .note = Une fois pour cet événement. Un nombre sur un bouton est la force après ce choix.
ask-delayed =
    .kind = Capacités différées
    .fact = { $fronts ->
        [one] Toutes les unités sont jouées. Front { $front } : attaque { $attack }, défense { $defence }.
       *[other] Toutes les unités sont jouées.
    }
    .note = Chaque capacité une fois. Puis on compare les forces : « Terminé » les laisse telles quelles.
ask-aftermath =
    .kind = Capacités du Lendemain
    .fact = Les résultats sont acquis.
    .note = Chaque capacité une fois. Puis les unités condamnées sont détruites ; les autres vont dans votre défausse et reviennent avec un mélange.
ask-effect =
    .kind = Choisissez
    .fact = La capacité { DE($unit) } s’applique. Front { $front } : attaque { $attack }, défense { $defence }.
    .note = Vous devez choisir. Un nombre sur un bouton est la force après ce choix.
ask-muster =
    .kind = Jouer une unité révélée ?
    .fact = { $unit } a révélé des cartes de votre pioche.
    .note = Elle combat ici aussitôt, gratuitement. Les autres vont dans votre défausse.
ask-harry =
    .kind = Défaussez une carte
    .fact = { $unit } vous y oblige.
    .note = Elle va face visible dans votre défausse et revient avec un mélange. Gardez ce qui gagne cette bataille.
ask-discard =
    .kind = Défaussez ce que vous ne gardez pas
    .fact = Vous avez { $hand ->
        [one] 1 carte
       *[other] { $hand } cartes
    } en main.
    .note = Puis vous complétez votre main à 5 cartes, pour vous défendre. Ce qui part revient avec un mélange.
ask-refill =
    .kind = Compléter votre main ?
    .fact = Le tour { DE($active) } est fini. Vous avez { $hand ->
        [one] 1 carte
       *[other] { $hand } cartes
    } en main.
    .note = Vous piochez jusqu’à avoir 5 cartes en main. « Passes automatiques » permet de répondre chaque fois à votre place.
ask-tap_claim =
    .kind = Choisissez un cristal
    .fact = Vous épuisez un territoire et prenez un cristal.
    .note = Il va dans votre défausse et paie chaque fois que vous le piochez ; aucun jeton ne vient cette fois.
wait-main = { $seats } joue son tour.
wait-place = { $seats } peut jouer une unité.
wait-refill = { $count ->
    [one] { $seats } peut compléter sa main.
   *[other] { $seats } peuvent compléter leur main.
}

## Réponses

resources-listed = { $mana ->
    [0] { "" }
    [one] { " · " }{ $mana } jeton de mana
   *[other] { " · " }{ $mana } jetons de mana
}{ $meat ->
    [0] { "" }
    [one] { " · " }{ $meat } jeton de viande
   *[other] { " · " }{ $meat } jetons de viande
}{ $plants ->
    [0] { "" }
    [one] { " · " }{ $plants } jeton de plantes
   *[other] { " · " }{ $plants } jetons de plantes
}{ $ores ->
    [0] { "" }
    [one] { " · " }{ $ores } jeton de minerai
   *[other] { " · " }{ $ores } jetons de minerai
}
option-faction = { $faction-name }, portail { $card }
option-tap = Épuiser { $card }
option-tap_all = Épuiser tous les territoires
option-tap_claim = Épuiser { $card } et prendre un cristal
option-reinforce = Appeler { $card } (coût { $price })
option-buy = Acheter { $card }{ resources-listed }{ $any ->
    [0] { "" }
    [one] { " · " }{ $any } jeton au choix
   *[other] { " · " }{ $any } jetons au choix
}
option-claim = Réclamer { $card } (coût { $price })
option-tap_claim-claim = Réclamer { $card }
option-attack_wild = Attaquer { $card }
option-attack = Attaquer { $target } : { $card }
option-end_turn = Finir le tour
option-pay_auto = Payer{ $crystals-count ->
    [0] { "" }
   *[other] { " · " }{ $crystals }
}{ resources-listed }
option-pay_crystal = Défausser { $card }
option-pay = { $number } { $number ->
    [one] jeton
   *[other] jetons
} { $resource ->
    [meat] de viande
    [plants] de plantes
    [ores] de minerai
   *[mana] de mana
} { DE($card) }
option-target = Attaquer aussi { $card }
option-target-done = Pas d’autre cible
option-surge = Élan sur le front { $front } : { $card }
option-surge-done = { $surges ->
    [none] Pas d’élan
   *[more] Pas d’autre élan
}
option-play = { $forecast ->
    [known] Jouer { $card } : attaque { $then-attack }, défense { $then-defence }
   *[none] Jouer { $card }
}
option-stop = { $forecast ->
    [known] Cesser ici : attaque { $then-attack }, défense { $then-defence }
   *[none] Cesser ici
}
option-use = { $forecast ->
    [known] Utiliser : attaque { $then-attack }, défense { $then-defence }
   *[none] Utiliser
}
option-delayed-use = Utiliser la capacité { DE($card) }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} sur le front { $front }{ $dooms ->
    [yes] { " " }(l’unité sera condamnée)
   *[no] { "" }
}
option-aftermath-use = Utiliser la capacité { DE($card) }{ $which ->
    [only] { "" }
   *[other] { " " }({ $which })
} sur le front { $front }
option-decline = { $forecast ->
    [known] Renoncer : attaque { $then-attack }, défense { $then-defence }
   *[none] Renoncer
}
option-done = Terminé
option-none = { $forecast ->
    [known] N’en jouer aucune : attaque { $then-attack }, défense { $then-defence }
   *[none] N’en jouer aucune
}
option-discard = Défausser { $card }
option-discard_crystals = Défausser tous les cristaux
option-discard_all = Défausser toute la main
option-refill = Compléter
option-keep = Garder ma main
option-crystal = { $forecast ->
    [known] Défausser { $card } : attaque { $then-attack }, défense { $then-defence }
   *[none] Défausser { $card }
}
option-unit = { $whose ->
    [own] Votre unité : { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, sur le front { $front }
   *[enemy] Adversaire : { $card }{ $which ->
        [only] { "" }
       *[other] { " " }({ $which })
    }, sur le front { $front }
}{ $to ->
    [0] { "" }
   *[other] , vers le front { $to }
}{ $forecast ->
    [known] . Front { $at } ensuite : attaque { $then-attack }, défense { $then-defence }
   *[none] { "" }
}
option-front = Vers le front { $front } : { $card }
option-land = { $card }
option-tokens = { $card } : { $resource-name }

## Ce qui s’est passé

event-faction = { $you ->
    [yes] Votre faction : { $faction-name }. Votre portail : { $card }.
   *[no] Faction { DE($seat) } : { $faction-name }. Son portail : { $card }.
}
event-round = Manche { $number } sur { $last }.
event-by-score = { $you ->
    [yes] Ordre des tours selon le score, ensuite : vous.
   *[no] Ordre des tours selon le score, ensuite : { $seat }.
}
event-turn = { $you ->
    [yes] À vous.
   *[no] Au tour { DE($seat) }.
}
event-untapped-all = { $you ->
    [yes] { $number ->
        [one] Vous redressez 1 territoire.
       *[other] Vous redressez { $number } territoires.
    }
   *[no] { $number ->
        [one] { $seat } redresse 1 territoire.
       *[other] { $seat } redresse { $number } territoires.
    }
}
event-row-passed = { $card } quitte la rangée et va sous la pioche centrale.
event-collapsed = { $you ->
    [yes] Votre portail s’effondre : { $card }.
   *[no] Le portail { DE($seat) } s’effondre : { $card }.
}{ " " }{ $ends ->
    [now] La partie s’achève avec ce combat.
   *[round] La partie s’achève avec cette manche.
}
    .deed = le portail s’effondre
event-scored = { $you ->
    [yes] Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } par les territoires
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } par les sceaux
    }{ $units ->
        [0] { "" }
       *[other] , { $units } par les unités
    }.
   *[no] { $seat } a { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $territories ->
        [0] { "" }
       *[other] , { $territories } par les territoires
    }{ $seals ->
        [0] { "" }
       *[other] , { $seals } par les sceaux
    }{ $units ->
        [0] { "" }
       *[other] , { $units } par les unités
    }.
}
event-won = { $you ->
    [yes] Vous gagnez avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } gagne avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-shared = { $you ->
    [yes] Avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, vous partagez la victoire.
   *[no] Avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, { $seat } partage la victoire.
}
event-drew = { $you ->
    [yes] { $number ->
        [one] Vous piochez 1 carte.
       *[other] Vous piochez { $number } cartes.
    }
   *[no] { $number ->
        [one] { $seat } pioche 1 carte.
       *[other] { $seat } pioche { $number } cartes.
    }
}
event-shuffled = { $you ->
    [yes] { $number ->
        [one] Votre défausse de 1 carte va sous votre pioche.
       *[other] Votre défausse de { $number } cartes est mélangée et va sous votre pioche.
    }
   *[no] { $number ->
        [one] La défausse { DE($seat) }, 1 carte, va sous sa pioche.
       *[other] La défausse { DE($seat) }, { $number } cartes, est mélangée et va sous sa pioche.
    }
}
event-discarded = { $you ->
    [yes] Vous défaussez : { $cards }.
   *[no] { $seat } défausse : { $cards }.
}
event-ended-turn = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
event-kept = { $you ->
    [yes] Vous gardez votre main.
   *[no] { $seat } garde sa main.
}
event-row-added = { $card } entre dans la rangée.
event-row-filled = { $card } entre dans la rangée.
event-tapped = { $you ->
    [yes] Vous épuisez { $card }.
   *[no] { $seat } épuise { $card }.
}
event-produced = { $card } produit { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} de { $resource-name }.
event-paid-crystal = { $you ->
    [yes] Vous payez avec { $card }.
   *[no] { $seat } paie avec { $card }.
}
event-paid-tokens = { $you ->
    [yes] Vous payez { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } pris sur { $card }.
   *[no] { $seat } paie { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } pris sur { $card }.
}
event-reinforced = { $you ->
    [yes] Vous appelez { $card }, qui va dans votre défausse.
   *[no] { $seat } appelle { $card }, qui va dans sa défausse.
}
    .deed = reçoit { $card } en renfort
event-bought = { $you ->
    [yes] Vous achetez { $card } dans la rangée.
   *[no] { $seat } achète { $card } dans la rangée.
}
event-ended-main = { $you ->
    [yes] Vous terminez la phase principale.
   *[no] { $seat } termine la phase principale.
}
event-claimed = { $you ->
    [yes] Vous réclamez { $card }.
   *[no] { $seat } réclame { $card }.
}
event-attacked-wild = { $you ->
    [yes] Vous attaquez les terres sauvages, front { $front } : { $card }.
   *[no] { $seat } attaque les terres sauvages, front { $front } : { $card }.
}
event-attacked = { $you ->
    [yes] Vous attaquez { $target }, front { $front } : { $card }.
   *[no] { $target-you ->
        [yes] { $seat } vous attaque, front { $front } : { $card }.
       *[no] { $seat } attaque { $target }, front { $front } : { $card }.
    }
}
event-designated = { $you ->
    [yes] { $number ->
        [one] Votre attaque porte sur 1 front.
       *[other] Votre attaque porte sur { $number } fronts.
    }
   *[no] { $number ->
        [one] L’attaque { DE($seat) } porte sur 1 front.
       *[other] L’attaque { DE($seat) } porte sur { $number } fronts.
    }
}
event-surged = { $you ->
    [yes] Votre élan sur le front { $front } : +{ $number } en force.
   *[no] Élan { DE($seat) } sur le front { $front } : +{ $number } en force.
}
event-no-surge = { $you ->
    [yes] Pour les élans, vous en restez là.
   *[no] Pour les élans, { $seat } en reste là.
}
event-played = { $you ->
    [yes] Vous jouez { $card } sur le front { $front }.
   *[no] { $seat } joue { $card } sur le front { $front }.
}
event-stopped = { $you ->
    [yes] Vous cessez sur le front { $front }.
   *[no] { $seat } cesse sur le front { $front }.
}
event-out-of-units = { $you ->
    [yes] Vous n’avez plus d’unité et cessez sur le front { $front }.
   *[no] { $seat } n’a plus d’unité et cesse sur le front { $front }.
}
event-triggered = { $you ->
    [yes] Vous utilisez { $card } sur le front { $front } ({ $trigger ->
        [immediate] capacité immédiate
        [delayed] capacité différée
        [aftermath] capacité du Lendemain
        [self_destroyed] réaction : cette unité est détruite
        [ally_destroyed] réaction : unité alliée détruite
        [enemy_destroyed] réaction : unité adverse détruite
        [ally_played] réaction : unité alliée jouée
       *[enemy_played] réaction : unité adverse jouée
    }).
   *[no] { $seat } utilise { $card } sur le front { $front } ({ $trigger ->
        [immediate] capacité immédiate
        [delayed] capacité différée
        [aftermath] capacité du Lendemain
        [self_destroyed] réaction : cette unité est détruite
        [ally_destroyed] réaction : unité alliée détruite
        [enemy_destroyed] réaction : unité adverse détruite
        [ally_played] réaction : unité alliée jouée
       *[enemy_played] réaction : unité adverse jouée
    }).
}
event-declined = { $you ->
    [yes] Vous n’utilisez pas { $card } sur le front { $front } ({ $trigger ->
        [immediate] capacité immédiate
        [delayed] capacité différée
        [aftermath] capacité du Lendemain
        [self_destroyed] réaction : cette unité est détruite
        [ally_destroyed] réaction : unité alliée détruite
        [enemy_destroyed] réaction : unité adverse détruite
        [ally_played] réaction : unité alliée jouée
       *[enemy_played] réaction : unité adverse jouée
    }).
   *[no] { $seat } n’utilise pas { $card } sur le front { $front } ({ $trigger ->
        [immediate] capacité immédiate
        [delayed] capacité différée
        [aftermath] capacité du Lendemain
        [self_destroyed] réaction : cette unité est détruite
        [ally_destroyed] réaction : unité alliée détruite
        [enemy_destroyed] réaction : unité adverse détruite
        [ally_played] réaction : unité alliée jouée
       *[enemy_played] réaction : unité adverse jouée
    }).
}
event-window-closed = { $you ->
    [yes] { $trigger ->
        [delayed] Vous n’utilisez plus de capacité différée.
       *[aftermath] Vous n’utilisez plus de capacité du Lendemain.
    }
   *[no] { $trigger ->
        [delayed] { $seat } n’utilise plus de capacité différée.
       *[aftermath] { $seat } n’utilise plus de capacité du Lendemain.
    }
}
event-strengths = Front { $front }, { $card } : attaque { $attack }, défense { $defence }.
event-took-wild = { $you ->
    [yes] Vous prenez le contrôle { DE($card) }.
   *[no] { $seat } prend le contrôle { DE($card) }.
}
event-stole = { $you ->
    [yes] Vous volez { $card } à { $target }.
   *[no] { $target-you ->
        [yes] { $seat } vous vole { $card }.
       *[no] { $seat } vole { $card } à { $target }.
    }
}
event-took-seal = { $you ->
    [yes] Vous prenez un sceau au portail { DE($target) }, { $card } ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
   *[no] { $target-you ->
        [yes] { $seat } prend un sceau à votre portail, { $card } ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
       *[no] { $seat } prend un sceau au portail { DE($target) }, { $card } ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
    }
}
event-held-wild = { $card } : toujours sauvage.
event-held = { $you ->
    [yes] Vous tenez { $card }.
   *[no] { $seat } tient { $card }.
}
event-cleared = { $you ->
    [yes] Dans votre défausse : { $cards }.
   *[no] Dans la défausse { DE($seat) } : { $cards }.
}
event-doomed = { $you ->
    [yes] Sur le front { $front }, votre unité est condamnée : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } est condamnée : { $card }.
}
event-doomed-instead = { $you ->
    [yes] Sur le front { $front }, votre unité tenace est condamnée au lieu d’être détruite : { $card }.
   *[no] Sur le front { $front }, l’unité tenace { DE($seat) } est condamnée au lieu d’être détruite : { $card }.
}
event-stays-doomed = { $you ->
    [yes] Sur le front { $front }, votre unité tenace est déjà condamnée, il ne lui arrive rien : { $card }.
   *[no] Sur le front { $front }, l’unité tenace { DE($seat) } est déjà condamnée, il ne lui arrive rien : { $card }.
}
event-went-home = { $you ->
    [yes] Sur le front { $front }, votre unité est détruite et revient dans votre monde natal : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } est détruite et revient dans son monde natal : { $card }.
}
event-went-wild = { $you ->
    [yes] Sur le front { $front }, votre unité est détruite et revient dans la rangée : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } est détruite et revient dans la rangée : { $card }.
}
event-fell-immortal = { $you ->
    [yes] Sur le front { $front }, votre unité immortelle est détruite et va dans votre défausse : { $card }.
   *[no] Sur le front { $front }, l’unité immortelle { DE($seat) } est détruite et va dans sa défausse : { $card }.
}
event-strengthened = { $you ->
    [yes] Sur le front { $front }, votre unité gagne { $number } en force : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } gagne { $number } en force : { $card }.
}
event-weakened = { $you ->
    [yes] Sur le front { $front }, votre unité perd { $number } en force : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } perd { $number } en force : { $card }.
}
event-repelled = { $you ->
    [yes] Sur le front { $front }, votre unité est repoussée dans votre défausse : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } est repoussée dans sa défausse : { $card }.
}
event-silenced = { $you ->
    [yes] Sur le front { $front }, votre unité est réduite au silence : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } est réduite au silence : { $card }.
}
event-moved = { $you ->
    [yes] Votre unité passe du front { $front } au front { $to } : { $card }.
   *[no] Une unité { DE($seat) } passe du front { $front } au front { $to } : { $card }.
}
event-retreated = { $you ->
    [yes] Sur le front { $front }, votre unité revient dans votre main : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } revient dans sa main : { $card }.
}
event-rescued = { $you ->
    [yes] Sur le front { $front }, votre unité n’est plus condamnée : { $card }.
   *[no] Sur le front { $front }, une unité { DE($seat) } n’est plus condamnée : { $card }.
}
event-revealed = { $you ->
    [yes] Vous révélez : { $cards }.
   *[no] { $seat } révèle : { $cards }.
}
event-mustered-nobody = { $you ->
    [yes] Vous ne jouez aucune des cartes révélées.
   *[no] { $seat } ne joue aucune des cartes révélées.
}
event-put-aside = { $you ->
    [yes] Révélé, non joué, dans votre défausse : { $cards }.
   *[no] Révélé, non joué, dans la défausse { DE($seat) } : { $cards }.
}
event-attuned = { $you ->
    [yes] Vous défaussez { $card } pour gagner sa valeur en force.
   *[no] { $seat } défausse { $card } pour gagner sa valeur en force.
}
event-harried = { $you ->
    [yes] Vous devez défausser { $card }.
   *[no] { $seat } doit défausser { $card }.
}
event-foraged = { $you ->
    [yes] Vous posez { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } sur { $card }.
   *[no] { $seat } pose { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } sur { $card }.
}
event-untapped = { $you ->
    [yes] Vous redressez { $card }.
   *[no] { $seat } redresse { $card }.
}
event-plundered = { $you ->
    [yes] Vous pillez { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } chez { $target } : { DE($card) } vers { $to }.
   *[no] { $target-you ->
        [yes] { $seat } pille { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } chez vous : { DE($card) } vers { $to }.
       *[no] { $seat } pille { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de { $resource-name } chez { $target } : { DE($card) } vers { $to }.
    }
}

## La page

faction-fangmoor = Clans de Crocmare
faction-verdant = Cour verdoyante
faction-deepforge = Bastions de Forgefond
faction-astral = Conclave astral
faction-caravan = Caravanes libres
table-rounds = Manches
table-round = Manche { $number }
table-last-round = Dernière manche : qui a le plus de points commence
table-front = front { $number }
table-fronts = { $number ->
    [one] 1 front
   *[other] { $number } fronts
}
table-seals = { $number ->
    [one] 1 sceau
   *[other] { $number } sceaux
}
table-realm = Portail et territoires : { $name }
table-may-attack = attaquable une fois
table-attacked = déjà attaqué ce tour
table-lies = { $number } { $number ->
    [one] jeton
   *[other] jetons
} { $what ->
    [meat] de viande
    [plants] de plantes
    [ores] de minerai
   *[mana] de mana
} dessus
table-wild-how = ce que chacun donne par tour, et ses points ; en rouge, la force à battre
table-crystals-how = payés en jetons, le mana compte double
table-amount = { $number } { $what ->
    [meat] viande
    [plants] { $number ->
        [one] plante
       *[other] plantes
    }
    [ores] minerai
   *[mana] mana
}
table-none-left = plus aucun
table-row-how = jetons seulement
table-row-passes = « { $card } » part à la fin de la manche
table-crystal-cost = coût { $number }
table-crystals-left = reste { $number }
table-world = Votre monde natal
table-world-how = l’unité appelée va dans votre défausse
table-open-own = Vos cartes visibles
table-pay-for = Ce que vous payez
table-worth = chacun paie { $amount }
table-pay-auto = Payer pour moi
table-pay-rest = Payer le reste pour moi
table-pay-this = Payer ainsi
table-paid-up = Le compte y est.
table-pay-forced = Le reste ne peut être payé que d’une façon et part avec :
table-all-goes = Toute votre main part.
table-nothing-sent = Rien n’est encore envoyé : vous pouvez changer.
table-back = Étape précédente
table-take-back = Retirer : { $what }
table-keep-all = Tout garder
table-draws = { $number ->
    [0] ne rien piocher
    [one] piocher 1 carte
   *[other] piocher { $number } cartes
}{ $shuffles ->
    [yes] , mélanger
   *[no] { "" }
}
table-drawn = { $shuffles ->
    [yes] { $deck ->
        [0] Votre pioche est vide
        [one] Votre pioche n’a qu’une carte
       *[other] Votre pioche n’a que { $deck } cartes
    } : votre défausse est mélangée et va dessous.
   *[no] { $number ->
        [0] Vous ne piochez rien.
        [one] Vous prenez 1 carte de votre pioche, sans rien mélanger.
       *[other] Vous prenez { $number } cartes de votre pioche, sans rien mélanger.
    }
}
table-may-draw = { $name } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
})
table-then-draw = { $how ->
    [asked] { $count ->
        [one] Peut encore piocher après vous : { $who }.
       *[other] Peuvent encore piocher après vous : { $who }.
    }
    [filled] Pioché après vous : { $who }.
   *[no] Personne d’autre ne complète sa main.
}
table-next = { $cards } en main : { $how ->
    [asked] question après vous
    [filled] main complétée après vous
   *[no] pas de question
}
table-discard-laid = { $number ->
    [one] Défausser 1 carte
   *[other] Défausser { $number } cartes
}
table-crystals = { $number ->
    [one] 1 cristal
   *[other] { $number } cristaux
}
table-goes = part
table-the-wild = Terres sauvages
table-still-placing = joue encore
table-no-unit = aucune unité
table-falls = { $who ->
    [you] vous gagnez
   *[other] tombe
}
table-holds = tient
table-short-by = { $number ->
    [one] l’égalité ne suffit pas
   *[other] il manque { $number } à l’attaque
}
table-takes-seal = { $who ->
    [you] vous perdez un sceau
   *[other] { $name } perd un sceau
}
table-standing = tient de lui-même avec
table-totals = attaque { $attack }, défense { $defence }
table-attacks-wild = { $who ->
    [you] Vous attaquez les terres sauvages
   *[other] { $name } attaque les terres sauvages
}
table-attacks = { $who ->
    [you] Vous attaquez { $target }
    [me] { $name } vous attaque
   *[other] { $name } attaque { $target }
}
table-waits = attend
table-stop = Cesser ici
table-use = L’utiliser
table-decline = Renoncer
table-done = { $question ->
    [target] Ouvrir la bataille
    [surge] { $surges ->
        [none] Pas d’élan
       *[more] Pas d’autre élan
    }
    [discard] Garder le reste
   *[other] Terminé
}
table-discard_crystals = Défausser les cristaux
table-discard_all = Tout défausser
table-dooms = sera condamnée
table-none = N’en jouer aucune
table-keep = Garder ma main
table-refill = Compléter
table-surge = élan
table-purse = Vous avez
table-as-it-stands = attaque : défense en ce moment
table-tap_all = Tout épuiser
table-end_turn = Finir le tour
table-strong = { $units ->
    [0] Vous n’avez aucune unité en main.
   *[other] La force de vos unités est de { $number } en tout.
}
table-empty-hand = aucune carte en main
table-ended-rounds = La dernière manche est finie.
table-ended-collapse = { $count ->
    [one] Un portail s’est effondré ({ $names }) : la partie s’achève avec la manche { $round }.
   *[other] Des portails se sont effondrés ({ $names }) : la partie s’achève avec la manche { $round }.
}
table-ended-sudden = { $count ->
    [one] Un portail s’est effondré ({ $names }) : la partie s’achève avec ce combat, à la manche { $round }.
   *[other] Des portails se sont effondrés ({ $names }) : la partie s’achève avec ce combat, à la manche { $round }.
}
table-ended-tamed = Il ne reste aucun territoire sauvage : la partie s’achève avec la manche { $round }.
table-decided-points = Les points décident : { $best } contre { $other } pour { $who ->
    [you] vous
   *[other] { $name }
}.
table-decided-territories = À égalité de points, les territoires décident : { $best } contre { $other } pour { $who ->
    [you] vous
   *[other] { $name }
}.
table-decided-tokens = À égalité de points et de territoires, les jetons décident : { $best } contre { $other } pour { $who ->
    [you] vous
   *[other] { $name }
}.
table-decided-nothing = Égalité de points, de territoires et de jetons : la victoire est partagée.
table-points-lands = Territoires
table-points-seals = Sceaux
table-points-units = Unités
table-points-sum = Points
table-reckoning = La bataille est finie
    .note = Attaque : défense. Il faut strictement plus pour gagner en attaque.
table-zones = Parties de la table
table-tab-wild = Sauvage
table-tab-row = Rangée
table-tab-world = Monde
table-tab-rivals = Rivaux
table-tab-hand = Main
table-gives = { $what } par tour, { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-gives-seal = un sceau, 2 points
table-at-stake = { $points ->
    [one] 1 point en jeu
   *[other] { $points } points en jeu
}
table-against = { $against ->
    [player] sans défense, force { $number }
   *[wild] force { $number }
}, votre main atteint { $reach }{ $wins ->
    [yes] { "" }
   *[no] , c’est trop peu
}
table-acquired = va dans votre défausse, vous la piocherez après le prochain mélange
table-needs = { $against ->
    [player] Front { $front }, { $name } : si personne ne défend, il faut plus de { $number } en force pour gagner.
   *[wild] Front { $front }, { $name } : il faut plus de { $number } en force pour gagner.
}
table-fought-out = Il ne reste rien à choisir : vos unités sont jouées et la bataille est décidée
table-then = front { $front } ensuite { $attack } : { $defence }

## Les verbes, comme le laboratoire les nomme

verb-attack = Attaquer
verb-attack_wild = Attaquer la nature
verb-buy = Acheter
verb-claim = Revendiquer
verb-crystal = User d’un cristal
verb-decline = Renoncer
verb-discard = Défausser
verb-discard_all = Tout défausser
verb-discard_crystals = Défausser les cristaux
verb-done = Terminer
verb-end_turn = Finir le tour
verb-faction = Choisir une faction
verb-front = Choisir un front
verb-keep = Garder
verb-land = Choisir un territoire
verb-none = Ne rien choisir
verb-pay = Payer
verb-pay_auto = Payer sans choisir
verb-pay_crystal = Payer d’un cristal
verb-play = Jouer
verb-refill = Compléter
verb-reinforce = Appeler
verb-stop = S’arrêter
verb-surge = Donner un élan
verb-tap = Épuiser
verb-tap_all = Tout épuiser
verb-tap_claim = Épuiser et prendre un cristal
verb-target = Attaquer aussi
verb-tokens = Poser des jetons
verb-unit = Choisir une unité
verb-use = Utiliser

## Champs des cartes, pour dire les cartes modifiées

field-cost = coût
field-strength = force
field-points = points
field-text = capacités
field-natural = force naturelle
field-produces = production
field-bulwark = rempart
