### Confluence

title = Confluence
pitch = Liez cinq courants en attaques et en remparts ; les effets se dénouent à rebours.

## Sortes de cartes

kind-folk = Peuple
kind-beast = Bête
kind-spirit = Esprit
kind-artefact = Artefact

figure-rank = rang
    .listed = { $number }
figure-attack-ember = Braise, attaque
    .listed = { stream-ember } { $number }
figure-attack-tide = Marée, attaque
    .listed = { stream-tide } { $number }
figure-attack-rock = Roche, attaque
    .listed = { stream-rock } { $number }
figure-attack-gale = Bise, attaque
    .listed = { stream-gale } { $number }
figure-attack-shade = Ombre, attaque
    .listed = { stream-shade } { $number }
figure-attack-blank = tout courant, attaque
    .listed = tout courant { $number }
figure-defence-ember = Braise, défense
    .listed = { stream-ember } { $number }
figure-defence-tide = Marée, défense
    .listed = { stream-tide } { $number }
figure-defence-rock = Roche, défense
    .listed = { stream-rock } { $number }
figure-defence-gale = Bise, défense
    .listed = { stream-gale } { $number }
figure-defence-shade = Ombre, défense
    .listed = { stream-shade } { $number }
figure-defence-blank = tout courant, défense
    .listed = tout courant { $number }

stream-ember = Braise
stream-tide = Marée
stream-rock = Roche
stream-gale = Bise
stream-shade = Ombre

## Ce que font les cartes : les textes imprimés

clause-standard = Effet standard : { $what }.
    .short = { $what }
clause-individual = Effet propre, { $cost } : { $what }.
    .short = { "" }
clause-common = Effet du bassin commun : { $what }.
    .short = { "" }
cost = { $number } { $number ->
    [one] point
   *[other] points
} { $letter ->
    [A] d’attaque
    [D] de défense
   *[F] d’attaque ou de défense
}

verb-sharpen = Affûtage
verb-fortify = Renfort
verb-rally-folk = Ralliement du Peuple
verb-rally-beast = Ralliement des Bêtes
verb-rally-spirit = Ralliement des Esprits
verb-blunt = Émoussement
verb-crack = Fissure
verb-cap-attack = Plafond d’attaque
verb-cap-defence = Plafond de rempart
verb-grant-flight = Vol
verb-grant-pierce = Percée
verb-grant-leech = Sangsue
verb-grant-erode = Érosion
verb-grant-watch = Guet
verb-grant-thorns = Épines
verb-grant-ward = Sauvegarde
verb-ground = Mise à terre
verb-divert = Dérivation
verb-surge-ember = Déferlante de Braise
verb-surge-tide = Déferlante de Marée
verb-surge-rock = Déferlante de Roche
verb-surge-gale = Déferlante de Bise
verb-surge-shade = Déferlante d’Ombre
verb-shelter-ember = Abri de Braise
verb-shelter-tide = Abri de Marée
verb-shelter-rock = Abri de Roche
verb-shelter-gale = Abri de Bise
verb-shelter-shade = Abri d’Ombre
verb-becalm = Calme plat
verb-drought = Sécheresse
verb-spate = Crue
verb-strike = Frappe
verb-scald = Vapeur brûlante
verb-smoulder = Feu couvant
verb-drain = Ponction
verb-heal = Soin
verb-mend = Convalescence
verb-all-lose = Fléau
verb-all-heal = Bienfait
verb-draw = Pioche
verb-all-draw = Aubaine
verb-sift = Tri
verb-rebate = Remise
verb-counter = Contre
verb-usurp = Usurpation
verb-echo = Écho
verb-hasten = Hâte
verb-delay = Retard
verb-channel = Captage
verb-salvage = Repêchage
verb-recall = Rappel
verb-graft = Greffe
verb-raid = Pillage
verb-uproot = Arrachage
verb-renew = Renouveau

amount = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
which = { $alike ->
    [0] { "" }
   *[other] { " " }nº { $alike }
}
effect-sharpen = { $word } { $number } (augmentez une de vos attaques de { amount })
    .short = Une attaque +{ $number }
effect-fortify = { $word } { $number } (augmentez un de vos remparts de { amount })
    .short = Un rempart +{ $number }
effect-rally = { $word } (augmentez une de vos combinaisons de 1 point par { $kind ->
    [folk] carte du Peuple
    [beast] Bête
   *[spirit] Esprit
} qu’elle contient, de { $number } { $number ->
    [one] point
   *[other] points
} au plus)
    .short = Une combinaison +1 par { $kind ->
        [folk] carte du Peuple
        [beast] Bête
       *[spirit] Esprit
    }
effect-blunt = { $word } { $number } (réduisez une attaque adverse de { amount })
    .short = Attaque adverse −{ $number }
effect-crack = { $word } { $number } (réduisez un rempart adverse de { amount })
    .short = Rempart adverse −{ $number }
effect-cap-attack = { $word } { $number } (une attaque adverse reçoit un plafond : { amount }, plus ceux dont elle a été augmentée)
    .short = Attaque adverse : { $number } au plus
effect-cap-defence = { $word } { $number } (un rempart adverse reçoit un plafond : { amount }, plus ceux dont il a été augmenté)
    .short = Rempart adverse : { $number } au plus
effect-grant = { $word }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $power ->
    [flight] seuls les remparts avec Guet, et la berge, peuvent arrêter une de vos attaques
    [pierce] les remparts comptent pour moitié contre une de vos attaques
    [leech] vous gagnez la moitié des dégâts d’une de vos attaques
    [erode] une de vos attaques use le rempart qui l’arrête
    [watch] un de vos remparts peut arrêter les attaques avec Vol
    [thorns] qui frappe un de vos remparts perd { $number } { $number ->
        [one] point
       *[other] points
    } de vie
   *[ward] les adversaires ne peuvent plus fissurer ni plafonner un de vos remparts
})
    .short = { $power ->
        [flight] Une attaque survole les remparts
        [pierce] Une attaque réduit les remparts de moitié
        [leech] Une attaque vous soigne
        [erode] Une attaque use les remparts
        [watch] Un rempart arrête le Vol
        [thorns] Qui frappe votre rempart perd { $number } PV
       *[ward] Un rempart ni fissuré ni plafonné
    }
effect-ground = { $word } (une attaque adverse est fermée à toute nouvelle propriété)
    .short = Attaque adverse sans nouvelle propriété
effect-divert = { $word } { $number } (vous pouvez déplacer jusqu’à { $number ->
    [one] { $number } point
   *[other] { $number } points
} d’une de vos combinaisons vers une autre)
    .short = Déplacez jusqu’à { $number } de vos points
effect-surge = { $word } { $number } (augmentez de { amount } chaque attaque de courant { $stream }, quel que soit le joueur)
    .short = Attaques du courant { $stream } +{ $number }
effect-shelter = { $word } { $number } (augmentez de { amount } chaque rempart de courant { $stream }, quel que soit le joueur)
    .short = Remparts du courant { $stream } +{ $number }
effect-becalm = { $word } (toutes les attaques sont fermées à toute nouvelle propriété)
    .short = Aucune attaque ne gagne de propriété
effect-drought = { $word } (chaque combinaison perd son bonus de longueur)
    .short = Aucun bonus de longueur
effect-spate = { $word } (chaque combinaison compte deux fois son bonus de longueur)
    .short = Bonus de longueur doublé
effect-strike = { $word } { $number } (un adversaire perd { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Un adversaire perd { $number } PV
effect-scald = { $word } { $number } (chaque adversaire perd { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Chaque adversaire perd { $number } PV
effect-smoulder = { $word } { $number } (à la fin de la manche, un adversaire perd { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Fin de manche : un adversaire perd { $number } PV
effect-drain = { $word } { $number } (un adversaire perd { $number } { $number ->
    [one] point
   *[other] points
} de vie, puis vous en gagnez { $number })
    .short = Prenez { $number } PV à un adversaire
effect-heal = { $word } { $number } (vous gagnez { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Vous gagnez { $number } PV
effect-mend = { $word } { $number } (à la fin de la manche, vous gagnez { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Fin de manche : vous gagnez { $number } PV
effect-all-lose = { $word } { $number } (chaque joueur perd { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Tout le monde perd { $number } PV
effect-all-heal = { $word } { $number } (chaque joueur gagne { $number } { $number ->
    [one] point
   *[other] points
} de vie)
    .short = Tout le monde gagne { $number } PV
effect-draw = { $word } { $number } (piochez { $number } { $number ->
    [one] carte
   *[other] cartes
})
    .short = { $number ->
        [one] Piochez { $number } carte
       *[other] Piochez { $number } cartes
    }
effect-all-draw = { $word } { $number } (chaque joueur pioche { $number } { $number ->
    [one] carte
   *[other] cartes
})
    .short = { $number ->
        [one] Tout le monde pioche { $number } carte
       *[other] Tout le monde pioche { $number } cartes
    }
effect-sift = { $word } { $number } (piochez { $number } { $number ->
    [one] carte
   *[other] cartes
}, puis défaussez autant de cartes de votre main)
    .short = Piochez { $number }, défaussez { $number }
effect-rebate = { $word } { $number } (votre dette diminue de { amount })
    .short = Votre dette −{ $number }
effect-counter = { $word } (retirez de la pile principale un effet d’un adversaire)
    .short = Retirez un effet adverse
effect-usurp = { $word } (vous contrôlez désormais un effet adverse de la pile principale)
    .short = Emparez-vous d’un effet adverse
effect-echo = { $word } (copiez un de vos effets de la pile principale au sommet de celle-ci)
    .short = Copiez un de vos effets
effect-hasten = { $word } (vous pouvez placer un de vos effets de la pile principale à son sommet)
    .short = Votre effet passe en premier
effect-delay = { $word } (placez un effet adverse de la pile principale tout en bas)
    .short = Un effet adverse passe en dernier
effect-channel = { $word } (à la fin de la manche, vous pouvez prendre en main une carte du bassin commun)
    .short = Fin de manche : prenez une carte commune
effect-salvage = { $word } (à la fin de la manche, vous pouvez prendre en main une des 5 dernières cartes défaussées)
    .short = Fin de manche : prenez une carte défaussée
effect-recall = { $word } (à la fin de la manche, vous pouvez reprendre en main une carte de votre bassin)
    .short = Fin de manche : reprenez une carte posée
effect-graft = { $word } (à la fin de la manche, vous pouvez échanger une carte de votre bassin contre une du bassin commun)
    .short = Fin de manche : échangez une carte posée
effect-raid = { $word } (à la fin de la manche, un adversaire défausse une carte de sa main, à son choix)
    .short = Fin de manche : un adversaire défausse une carte
effect-uproot = { $word } { $number } (à la fin de la manche, défaussez une carte de rang { ROMAN($number) } ou moins du bassin d’un adversaire)
    .short = Un adversaire perd une carte de bassin ({ $number ->
        [1] rang I
       *[other] rang I ou II
    })
effect-renew = { $word } { $number } ({ $number ->
    [one] à la fin de la manche, la plus ancienne carte du bassin commun est remplacée
   *[other] à la fin de la manche, les { $number } plus anciennes cartes du bassin commun sont remplacées
} depuis la pioche)
    .short = { $number ->
        [one] Remplace la plus ancienne carte commune
       *[other] Remplace { $number } cartes communes
    }

# Quelques cartes à deux effets standard, en moins de mots qu’il n’en faudrait pour les deux.
short-phoenix = Vous gagnez 3 PV · +1 par Esprit
short-mountain_king = +1 par carte du Peuple · Vous gagnez 2 PV
short-world_tortoise = Un rempart +4 · Protège un rempart
short-roc = Une attaque vole · Une attaque +2
short-north_wind = Retirez un effet · Un rempart arrête le Vol
short-drowned_king = Prenez 1 PV · Une attaque vous soigne
short-eclipse_hound = +1 par Bête · Remparts de moitié
short-abyssal_anchor = Attaque sans nouvelle propriété · Rempart sûr

## Lieux et état

zone-hand = Main
zone-pool = Bassin
zone-common = Bassin commun
zone-discard = Défausse
zone-deck = Pioche
zone-life = Points de vie
zone-before = Points de vie au début de la manche
zone-debt = Dette (attaque, défense, l’un ou l’autre)
zone-combinations = Combinaisons
zone-instant = Pile des effets instantanés
zone-main = Pile principale
zone-ending = À la fin de la manche
zone-settling = En cours
zone-appointed = Courants attribués
zone-used = Effets propres utilisés
zone-hits = Coups
zone-lays = Cartes ajoutées
zone-stopped = A cessé
zone-passes = Passes d’affilée
zone-out = Éliminé
zone-fallen = Éliminés : manche, points de vie
zone-lead = Qui joue en premier
piece-lead = Marqueur pour qui joue en premier
zone-points = points
zone-length = longueur
zone-ceiling = plafond
zone-raised = augmenté de
zone-closed = fermée
zone-properties = propriétés
zone-thorns = épines
zone-side = côté
zone-stream = courant
zone-cards = cartes
zone-controller = contrôlé par
zone-source = carte
zone-force = force
zone-target = cible
zone-owner = propriétaire
state-phase = { $value ->
    [initial] Ouverture
    [basic] Combinaisons de base
    [additional] Combinaisons ajoutées
    [stacks] Piles
    [cost] Valeur et paiement
    [end] À la fin de la manche
    [combat] Dégâts de combat
    [laydown] Défausse du surplus
   *[results] Bilan de la manche
}
state-round = Manche { $number }
state-active = { $seat-you ->
    [yes] À vous
   *[no] Au tour { DE($seat) }
}

## Variantes

variant-additional_limit = Cartes ajoutées
    .note = Combien de cartes vous pouvez ajouter par manche.
variant-additional_limit-1 = 1 carte
variant-additional_limit-2 = 2 cartes
variant-additional_limit-3 = 3 cartes
variant-additional_limit-none = Sans limite
variant-high_water = Hautes eaux
    .note = La première manche où l’eau prend des points de vie ; trois manches plus tard, personne n’en gagne plus.
variant-high_water-4 = Dès la manche 4
variant-high_water-5 = Dès la manche 5
variant-high_water-6 = Dès la manche 6
variant-high_water-8 = Dès la manche 8
variant-bank = Berge
    .note = Face à plusieurs adversaires, une berge retient une partie de chaque coup.
variant-bank-on = Avec la berge
variant-bank-off = Sans berge
variant-hand_limit = Limite de main
    .note = À la fin de chaque manche, vous défaussez ce qui la dépasse.
variant-hand_limit-none = Sans limite
variant-hand_limit-5 = 5 cartes
variant-hand_limit-7 = 7 cartes
variant-open_activation = Activation libre
    .note = Un tour de base permet-il d’activer des effets propres même après une combinaison courte ?
variant-open_activation-off = Dès trois cartes
variant-open_activation-on = Toujours
variant-shared_common = Bassin commun partagé
    .note = Les cartes communes restent-elles libres quand d’autres les ont engagées ?
variant-shared_common-off = Au premier qui les engage
variant-shared_common-on = Libres pour tous
variant-hits_in_order = Ordre des coups
    .note = Dans quel ordre se calculent les coups portés à un joueur.
variant-hits_in_order-off = Le plus faible d’abord
variant-hits_in_order-on = Dans l’ordre d’annonce
variant-start_life = Points de vie
    .note = Avec combien de points de vie vous commencez.
variant-start_life-30 = 30 points de vie
variant-start_life-20 = 20 points de vie

## Questions

ask-lay =
    .kind = Posez une carte
    .fact = Manche { $round } : chacun pose une carte.
    .note = Chiffre rouge : l’attaque formée ; bleu : le rempart. Dès trois cartes, son effet vient aussi.
ask-turn =
    .kind = Manche { $round } : posez ou activez
    .fact = { $lays ->
        [0] Vous ne pouvez plus poser de carte.
        [1] Vous pouvez encore poser 1 carte.
        [any] Vous pouvez poser toutes les cartes qui se combinent.
       *[other] Vous pouvez encore poser { $lays } cartes.
    }{ $debt ->
        [0] { "" }
        [one] { " " }Vous devez 1 point.
       *[other] { " " }Vous devez { $debt } points.
    }
    .note = Une carte forme une attaque ou un rempart de plus. Un effet se paie plus tard, en points.
ask-activate =
    .kind = Vous pouvez activer des effets
    .fact = { $debt ->
        [0] Vous ne devez rien.
        [one] Vous devez 1 point.
       *[other] Vous devez { $debt } points.
    }{ $overrun ->
        [0] { "" }
        [one] { " " }En l’état, vous en paieriez 1 en points de vie.
       *[other] { " " }En l’état, vous en paieriez { $overrun } en points de vie.
    }
    .note = Chacun sert une fois par manche. Son prix est une dette, que vos combinaisons paient avant le combat.
ask-announce =
    .kind = Annoncez { $side ->
        [attack] une attaque
       *[defence] un rempart
    }
    .fact = Vous avez posé { $card }.
    .note = Chaque carte ajoute sa valeur ; dès trois, la longueur et l’effet de la carte posée comptent aussi.
ask-borrow =
    .kind = Vous pouvez emprunter une carte
    .fact = { $side ->
        [attack] L’attaque compte déjà
       *[defence] Le rempart compte déjà
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
    .note = Deux cartes au plus des combinaisons d’autres joueurs. Elles restent où elles sont et ajoutent leur valeur.
ask-pick =
    .kind = Choisissez une carte
    .fact = { $count ->
        [one] Vous commencez par { $card }.
       *[other] { $count } cartes, { $points } points.
    }
    .note = Chaque carte ajoute sa valeur. Dès trois cartes, la carte posée déclenche son effet.
ask-combination =
    .kind = { $question ->
        [gives] Vous pouvez choisir quelle combinaison donne des points
        [gets] Choisissez quelle combinaison reçoit les points
       *[one] Choisissez une combinaison
    }
    .fact = { $card } : { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.{ $question ->
        [gets] { " " }{ $side ->
            [attack] Votre attaque { DE($stream-name) }{ which } donne
           *[defence] Votre rempart { DE($stream-name) }{ which } donne
        } ; cette combinaison compte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] { "" }
    }
    .note = { $question ->
        [gives] Vous choisirez ensuite laquelle des vôtres les reçoit, dans la limite de son plafond.
        [gets] Celle qui donne en a autant de moins.
       *[one] Ce qui a été accordé avant reste acquis.
    }
ask-effect =
    .kind = Choisissez un effet
    .fact = { $card } : { $verb-name }.
    .note = De celui qui vient ensuite au tout dernier.
ask-opponent =
    .kind = Choisissez un adversaire
    .fact = { $card } : { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }.
    .note = L’effet est immédiat.
ask-take =
    .kind = Vous pouvez choisir une carte
    .fact = { $card } : { $verb-name }.
    .note = Elle vient dans votre main ; tout le monde voit laquelle.
ask-exchange =
    .kind = Choisissez une carte commune
    .fact = { $card } : { $verb-name }.
    .note = Elle vient dans votre bassin ; la vôtre prend sa place et son âge.
ask-uproot =
    .kind = Choisissez une carte à arracher
    .fact = { $card } : { $verb-name } { $amount }.
    .note = De rang { ROMAN($amount) } ou moins. Elle va à la défausse ; plus personne ne peut la lier.
ask-discard_hand =
    .kind = Défaussez une carte
    .fact = { $cause ->
        [limit] Vous avez plus de cartes en main que la limite.
        [theirs] { $controller }, { $card } : { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
       *[own] { $card } : { $verb-name }{ $amount ->
            [0] { "" }
           *[other] { " " }{ $amount }
        }.
    }
    .note = Elle va, visible, à la défausse. Ce que vous gardez, vous pourrez le poser plus tard.
owed-attack = { $owed-attack } { $owed-attack ->
    [one] point
   *[other] points
} d’attaque
owed-defence = { $owed-defence } { $owed-defence ->
    [one] point
   *[other] points
} de défense
owed-either = { $owed-either } { $owed-either ->
    [one] point
   *[other] points
} d’attaque ou de défense
ask-pay =
    .kind = Payez votre dette
    .fact = Vous devez { $letters ->
        [A] { owed-attack }
        [D] { owed-defence }
        [F] { owed-either }
        [AD] { owed-attack } et { $owed-defence } de défense
        [AF] { owed-attack } et { $owed-either } au choix
        [DF] { owed-defence } et { $owed-either } au choix
       *[ADF] { $owed-attack } { $owed-attack ->
            [one] point
           *[other] points
        } d’attaque, { $owed-defence } de défense et { $owed-either } au choix
    }.
    .note = Les points payés manqueront au combat. De chaque côté, la combinaison la plus faible paie d’abord.
ask-amount =
    .kind = { $purpose ->
        [aim] Quelle part de l’attaque ?
       *[other] Combien cette combinaison paie‑t‑elle ?
    }
    .fact = { $purpose ->
        [aim] Attaque { DE($stream-name) }{ which }, { $left ->
            [one] { $left } point restant
           *[other] { $left } points restants
        }. Pour { $target } :
       *[other] { $side ->
            [attack] Attaque { DE($stream-name) }{ which }
           *[defence] Rempart { DE($stream-name) }{ which }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Reste à payer : { $left ->
            [one] { $left } point
           *[other] { $left } points
        }.
    }
    .note = { $purpose ->
        [aim] Le dernier adversaire reçoit le reste.
       *[other] La dernière combinaison paie le reste.
    }
ask-event =
    .kind = Choisissez ce qui vient d’abord
    .fact = Plusieurs de vos effets attendent la fin de la manche.
    .note = Ce qui vient d’abord peut changer ce que trouve la suite.
ask-aim =
    .kind = Qui frappez-vous ?
    .fact = Attaque { DE($stream-name) }{ which }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .note = Toute sur un adversaire, ou divisée. Chaque bouton dit ce qu’elle rencontre et ce qui passe.
ask-discard_pool =
    .kind = Défaussez une carte de votre bassin
    .fact = { $over ->
        [one] 1 carte de trop.
       *[other] { $over } cartes de trop.
    }
    .note = Cinq restent ; vous pourrez les lier de nouveau à la manche suivante.

## Réponses

option-lay = Poser { $card }{ $sums ->
    [both] : attaque { $attack }, rempart { $defence }
    [attack] : attaque { $attack }
    [defence] : rempart { $defence }
   *[none] { "" }
}
option-compose = Composer avec { $card }
option-pass = Passer
option-stop = Cesser pour cette phase
option-done = Terminé
option-activate = Activer { $card } : { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
} (coûte { $price } { $price ->
    [one] point
   *[other] points
} { $cost ->
    [A] d’attaque
    [D] de défense
   *[F] d’attaque ou de défense
})
option-none = Rien de ce côté
option-all = Toutes les cartes { DE($stream-name) }
option-pick = Choisir les cartes { DE($stream-name) }
option-card = { $zone ->
    [common] { $card }, bassin commun
    [discard] { $card }, défausse
   *[pool] { $owner-you ->
        [yes] { $card }, votre bassin
       *[no] { $card }, bassin { DE($owner) }
    }
}
option-decline = Renoncer
option-comb = { $owner-you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] Attaque { DE($stream-name) }{ which }, { $owner }
       *[defence] Rempart { DE($stream-name) }{ which }, { $owner }
    }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $then ->
    [gives] { " ;" } peut en donner { $gives }
   *[after] , ensuite { $after }
})
option-effect = { $controller-you ->
    [yes] { $card } : { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    } (à vous)
   *[no] { $card } : { $verb-name }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    } ({ $controller })
}
option-opponent-player = Choisir { $target }
option-aim-player = Frapper { $target } : { $meets ->
    [wall] rempart { $wall }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
    [bank] berge { $wall }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
   *[none] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
}
option-split = Partager
option-attacks = Les attaques paient d’abord
option-walls = Les remparts paient d’abord
option-weakest = La combinaison la plus faible paie d’abord
option-choose = Choisir pour chaque combinaison
option-event = { $card } : { $verb-name }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
option-in_order = Tous, dans l’ordre de leur activation
option-discard = Défausser { $card }
option-amount = { $number } { $number ->
    [one] point
   *[other] points
}

## Ce qui s’est passé

event-round = { $you ->
    [yes] Manche { $number }. Vous jouez en premier.
   *[no] Manche { $number }. { $seat } joue en premier.
}
event-phase = { $phase ->
    [basic] Combinaisons de base
    [additional] Combinaisons ajoutées
    [stacks] Piles
    [cost] Valeur des combinaisons et paiement
    [end] À la fin de la manche
    [combat] Dégâts de combat
    [laydown] Défausse du surplus
   *[results] Bilan de la manche
}.
event-first-card = Première carte du bassin commun : { $card }.
event-no-first-card = La pioche et la défausse sont vides : pas de nouvelle carte pour le bassin commun.
event-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $seat } pioche une carte.
}
event-nothing-left = { $you ->
    [yes] La pioche et la défausse sont vides : vous ne piochez rien.
   *[no] La pioche et la défausse sont vides : { $seat } ne pioche rien.
}
event-reshuffled = La défausse, mélangée, devient une pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-stopped = { $you ->
    [yes] Vous cessez pour cette phase.
   *[no] { $seat } cesse pour cette phase.
}
event-done = { $you ->
    [yes] Votre tour est terminé.
   *[no] Le tour { DE($seat) } est terminé.
}
event-empty-hand = { $you ->
    [yes] Vous n’avez pas de carte à poser.
   *[no] { $seat } n’a pas de carte à poser.
}
event-laid = { $you ->
    [yes] Vous posez { $card }.
   *[no] { $seat } pose { $card }.
}
event-appointed = Courant attribué ({ $stream-name }) : le côté { $side ->
    [attack] attaque
   *[defence] défense
} { DE($card) }.
event-announced-attack = { $you ->
    [yes] Vous annoncez
   *[no] { $seat } annonce
} une attaque { DE($stream-name) } de { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }.
    .deed = attaque { DE($stream-name) }, { $points }
event-announced-defence = { $you ->
    [yes] Vous annoncez
   *[no] { $seat } annonce
} un rempart { DE($stream-name) } de { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }.
    .deed = rempart { DE($stream-name) }, { $points }
event-set-off = { $trigger ->
    [common] Effet du bassin commun, { $card }
   *[standard] Effet standard, { $card }
} : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $you ->
    [yes] à vous
   *[no] { $seat }
}).
    .deed = { $card } : { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-activated = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
} { $card } : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}, à crédit pour { $price } { $price ->
    [one] point
   *[other] points
} { $cost ->
    [A] d’attaque
    [D] de défense
   *[F] d’attaque ou de défense
}.
    .deed = { $card } : { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-settled = { $you ->
    [yes] Votre { $card }
   *[no] { $seat }, { $card }
} : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $card } : { $verb-name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
event-nothing = Aucun effet : { $why ->
    [combination] aucune combinaison ne convient
    [effect] aucun effet de la pile principale ne convient
    [opponent] aucun adversaire n’a de carte en main
    [full] les points de vie sont au maximum
    [late] plus personne ne gagne de points de vie
    [debt] il n’y a pas de dette
   *[card] aucune carte ne convient
}.
event-declined = { $you ->
    [yes] Vous renoncez.
   *[no] { $seat } renonce.
}
event-removed = { $target-you ->
    [yes] Votre effet { $card } est retiré de la pile principale
   *[no] L’effet { $card } { DE($target) } est retiré de la pile principale
} : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] retire votre effet { $card }
       *[no] retire l’effet { $card } { DE($target) }
    }
event-taken-over = { $you ->
    [yes] Vous contrôlez désormais l’effet { $card } { DE($target) }
   *[no] { $target-you ->
        [yes] { $seat } contrôle désormais votre effet { $card }
       *[no] { $seat } contrôle désormais l’effet { $card } { DE($target) }
    }
} : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-copied = { $you ->
    [yes] Vous copiez
   *[no] { $seat } copie
} { $card } au sommet de la pile principale : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
event-moved = { $target-you ->
    [yes] Votre effet { $card }
   *[no] L’effet { $card } { DE($target) }
} va { $way ->
    [top] au sommet
   *[bottom] tout en bas
} de la pile principale : { $verb-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}.
    .deed = { $target-you ->
        [yes] déplace votre effet { $card } dans la pile
       *[no] déplace l’effet { $card } { DE($target) } dans la pile
    }
event-changed = { $you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] L’attaque { DE($stream-name) }{ which } { DE($seat) }
       *[defence] Le rempart { DE($stream-name) }{ which } { DE($seat) }
    }
} passe de { $before } à { $points } { $points ->
    [one] point
   *[other] points
}.
event-stayed = { $you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] L’attaque { DE($stream-name) }{ which } { DE($seat) }
       *[defence] Le rempart { DE($stream-name) }{ which } { DE($seat) }
    }
} { $why ->
    [ceiling] se heurte au plafond et reste à
   *[other] reste à
} { $points } { $points ->
    [one] point
   *[other] points
}.
event-capped = { $you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] L’attaque { DE($stream-name) }{ which } { DE($seat) }
       *[defence] Le rempart { DE($stream-name) }{ which } { DE($seat) }
    }
} a désormais un plafond de { $ceiling } et compte { $points } { $points ->
    [one] point
   *[other] points
}.
event-closed = { $you ->
    [yes] Votre attaque { DE($stream-name) }{ which } est fermée à toute nouvelle propriété.
   *[no] L’attaque { DE($stream-name) }{ which } { DE($seat) } est fermée à toute nouvelle propriété.
}
event-granted = { $you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] L’attaque { DE($stream-name) }{ which } { DE($seat) }
       *[defence] Le rempart { DE($stream-name) }{ which } { DE($seat) }
    }
} reçoit { $power ->
    [flight] Vol
    [pierce] Percée
    [leech] Sangsue
    [erode] Érosion
    [watch] Guet
    [thorns] Épines { $number }
   *[ward] Sauvegarde
}.
event-relieved = { $you ->
    [yes] Votre dette diminue de { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] La dette { DE($seat) } diminue de { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-lost-life = { $you ->
    [yes] Vous perdez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez désormais { $left }.
   *[no] { $seat } perd { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a désormais { $left }.
}
event-gained-nothing = { $why ->
    [late] Plus personne ne gagne de points de vie.
   *[full] { $you ->
        [yes] Vos points de vie sont au maximum : vous n’en gagnez pas.
       *[no] Les points de vie { DE($seat) } sont au maximum : aucun gain.
    }
}
event-gained-life = { $you ->
    [yes] Vous gagnez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez { $left }.
   *[no] { $seat } gagne { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a { $left }.
}
event-took = { $you ->
    [yes] Vous prenez en main une carte
   *[no] { $seat } prend en main une carte
} { $source ->
    [common] du bassin commun
    [discard] de la défausse
   *[pool] { $you ->
        [yes] de votre bassin
       *[no] de son bassin
    }
} : { $card }.
event-swapped = { $you ->
    [yes] Vous échangez votre { $card } contre { $other } du bassin commun.
   *[no] { $seat } échange { $card } contre { $other } du bassin commun.
}
event-thrown = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
}
event-uprooted = { $target-you ->
    [yes] Votre carte { $card } est défaussée de votre bassin.
   *[no] La carte { $card } est défaussée du bassin { DE($target) }.
}
    .deed = { $target-you ->
        [yes] { $card } quitte votre bassin
       *[no] { $card } quitte le bassin { DE($target) }
    }
event-left-common = Du bassin commun à la défausse : { $card }.
event-came-to-common = Nouveau dans le bassin commun : { $card }.
event-earned = { $you ->
    [yes] Vous avez { $attack ->
        [one] { $attack } point d’attaque
       *[other] { $attack } points d’attaque
    } et { $defence } de défense.
   *[no] { $seat } a { $attack ->
        [one] { $attack } point d’attaque
       *[other] { $attack } points d’attaque
    } et { $defence } de défense.
}
event-paid = { $you ->
    [yes] { $side ->
        [attack] Votre attaque { DE($stream-name) }{ which }
       *[defence] Votre rempart { DE($stream-name) }{ which }
    }
   *[no] { $side ->
        [attack] L’attaque { DE($stream-name) }{ which } { DE($seat) }
       *[defence] Le rempart { DE($stream-name) }{ which } { DE($seat) }
    }
} paie { $number } { $number ->
    [one] point
   *[other] points
}, il lui en reste { $left }.
event-overrun = { $you ->
    [yes] Vos points ne suffisent pas : vous payez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez désormais { $left }.
   *[no] Les points { DE($seat) } ne suffisent pas : { $seat } paie { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a désormais { $left }.
}
event-aimed = { $you ->
    [yes] Vous dirigez { $number } { $number ->
        [one] point
       *[other] points
    } de votre attaque { DE($stream-name) }{ which } contre { $target }.
   *[no] { $target-you ->
        [yes] { $seat } dirige contre vous { $number } { $number ->
            [one] point
           *[other] points
        } d’une attaque { DE($stream-name) }{ which }.
       *[no] { $seat } dirige contre { $target } { $number } { $number ->
            [one] point
           *[other] points
        } d’une attaque { DE($stream-name) }{ which }.
    }
}
event-met-wall = { $you ->
    [yes] Votre coup (force { $force })
   *[no] Le coup { DE($seat) } (force { $force })
} rencontre { $target-you ->
    [yes] votre rempart { DE($stream-name) }{ which }
   *[no] le rempart { DE($stream-name) }{ which } { DE($target) }
}, force { $wall }{ $whole ->
    [0] {""}
   *[other] {" "}(la moitié de { $whole } : Percée)
}{ $flown ->
    [yes] {" "}(en survolant les autres : Vol)
   *[no] {""}
} : { $damage ->
    [0] arrêté.
    [one] { $damage } dégât.
   *[other] { $damage } dégâts.
}
    .deed = { $target-you ->
        [yes] coup de { $force } contre votre rempart
       *[no] coup de { $force } contre le rempart { DE($target) }
    }
event-met-bank = { $you ->
    [yes] Votre coup (force { $force })
   *[no] Le coup { DE($seat) } (force { $force })
} rencontre { $target-you ->
    [yes] votre berge
   *[no] la berge { DE($target) }
}, force { $wall }{ $flown ->
    [yes] {" "}(en survolant les remparts : Vol)
   *[no] {""}
} : { $damage ->
    [0] arrêté.
    [one] { $damage } dégât.
   *[other] { $damage } dégâts.
}
    .deed = { $target-you ->
        [yes] coup de { $force } contre votre berge
       *[no] coup de { $force } contre la berge { DE($target) }
    }
event-met-nothing = { $you ->
    [yes] Rien n’arrête votre coup
   *[no] Rien n’arrête le coup { DE($seat) }
}{ $flown ->
    [yes] {" "}(qui survole les remparts : Vol)
   *[no] {""}
} : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
    .deed = { $target-you ->
        [yes] coup de { $damage } contre vous
       *[no] coup de { $damage } contre { $target }
    }
event-combat-damage = { $you ->
    [yes] Vous perdez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez désormais { $left }.
   *[no] { $seat } perd { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a désormais { $left }.
}
event-eroded = { $you ->
    [yes] Érosion : votre rempart { DE($stream-name) }{ which } a maintenant une force de { $points }.
   *[no] Érosion : le rempart { DE($stream-name) }{ which } { DE($seat) } a maintenant une force de { $points }.
}
event-leeched = { $you ->
    [yes] Sangsue : vous gagnez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez { $left }.
   *[no] Sangsue : { $seat } gagne { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a { $left }.
}
event-pricked = { $you ->
    [yes] Épines : vous perdez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez désormais { $left }.
   *[no] Épines : { $seat } perd { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a désormais { $left }.
}
event-dissolved = Toutes les combinaisons sont dissoutes.
event-high-water = { $you ->
    [yes] Hautes eaux : vous perdez { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }, vous en avez désormais { $left }.
   *[no] Hautes eaux : { $seat } perd { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    } et en a désormais { $left }.
}
event-eliminated = { $you ->
    [yes] Vous êtes éliminé, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }.
   *[no] Élimination { DE($seat) }, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }.
}
event-hand-lost = { $cards-count ->
    [0] { $you ->
        [yes] Votre bassin est défaussé ; votre main était vide.
       *[no] Le bassin { DE($seat) } est défaussé ; sa main était vide.
    }
   *[other] { $you ->
        [yes] Votre bassin est défaussé, ainsi que votre main : { $cards }.
       *[no] Le bassin { DE($seat) } est défaussé, ainsi que sa main : { $cards }.
    }
}
event-won = { $you ->
    [yes] Tous vos adversaires sont éliminés : vous gagnez, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }.
   *[no] Tous les adversaires { DE($seat) } sont éliminés : { $seat } gagne, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }.
}
event-won-among-fallen = { $you ->
    [yes] Il ne reste personne. Vous finissez le moins bas, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }, et gagnez.
   *[no] Il ne reste personne. { $seat } finit le moins bas, avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }, et gagne.
}
event-shared = { $you ->
    [yes] Il ne reste personne. Avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }, vous partagez la victoire.
   *[no] Il ne reste personne. Avec { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }, { $seat } partage la victoire.
}

## La table

table-water-from = Hautes eaux dès la manche { $round }
table-water-takes = Les hautes eaux prennent { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
} à la fin de la manche
table-phases = Phases de la manche
table-debt = Dette
table-points = Points
table-attack = attaque
table-wall = rempart
table-lays = Cartes à poser
table-bank = Berge
table-own = Votre place
table-lead = premier
table-used = utilisé
table-overrun = en l’état, vous payez { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
}
table-known = Cartes connues de tous
table-slip = { $side ->
    [attack] attaque { DE($stream) }{ which }
   *[defence] rempart { DE($stream) }{ which }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
})
table-closed = combinaison fermée
table-ceiling = plafond { $number }
table-in-attack = dans une attaque : { $name }
table-in-wall = dans un rempart : { $name }
table-common-how = { $shared ->
    [on] Libre pour tous, même si d’autres ont engagé une carte.
   *[off] Libre tant que personne ne l’engage ; ensuite, seulement en prêt.
}
    .short = à tous
    .tab = Commun
table-first-card = carte la plus récente
table-oldest = doyenne
    .note = part à la fin de la manche
table-stacks = Piles
table-stacks-how = dernier entré, premier sorti
table-settled = Exécutés
table-settling = En cours
table-instant = Instantanés, d’abord
table-main = Pile principale, ensuite
table-nothing-waits = Aucun effet en attente.
table-more-wait = Encore { $number }{ $mine ->
    [0] { "" }
    [one] , dont un à vous
   *[other] , dont { $mine } à vous
}
table-of-cards = { $stream }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-sets-off = Déclenche : { $effects }
table-too-short = Trois cartes liées déclencheraient son effet standard.
table-no-link = aucun lien
table-laid-enough = assez de cartes posées
table-pass = Passer
    .note = ce tour
table-done = Terminé
    .note = pour ce tour
table-stop = Cesser
    .note = cette phase
table-lay = Poser
table-compose = Composer
    .note = choisir les cartes
table-one-by-one = une à une
table-activate = Activer
table-loan = prêt { $number }
table-take-off = Retirer { $card } ({ $where })
table-back = Étape précédente
table-set-none = { $side ->
    [attack] Fixer : pas d’attaque
   *[defence] Fixer : pas de rempart
}
table-set-two = Deux cartes au moins
table-stick = La combinaison que vous composez
table-amount-set = Valider
table-laid-amount = Fixer ainsi
table-laid-discard_pool = Défausser { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
table-laid-out = { $question ->
    [discard_pool] Choix :
   *[other] Jusqu’ici :
}
table-all-laid = { $question ->
    [discard_pool] Cinq cartes restent dans votre bassin.
    [aim] L’attaque est répartie.
   *[other] La dette est payée.
}
table-nothing-sent = Rien n’est encore envoyé : vous pouvez changer.
table-length = longueur
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-set = { $side ->
    [attack] Fixer : attaque { $points }
   *[defence] Fixer : rempart { $points }
}
table-water-now = Les hautes eaux prennent { $number } { $number ->
    [one] point de vie
   *[other] points de vie
} à chacun
table-water-how = À chaque manche, elles en prennent un de plus.
table-held = tenu
table-open = rien
table-hits-on-you = Coups sur vous
table-hits-on = Coups sur { $name }
table-would-lose = vous perdriez { $number }
table-hits-would = Si tout vous frappait
table-hits-none = Rien ne vous frappe encore.
table-hits-sum = Le combat { $number ->
    [0] ne prend pas de point de vie
    [one] prend { $number } point de vie
   *[other] prend { $number } points de vie
}{ $gained ->
    [0] { "" }
   *[other] { " " }et en rend { $gained }
} ; ensuite { $left }.
table-hits-water = Les hautes eaux prennent encore { $number } { $number ->
    [one] point
   *[other] points
} de vie.
table-against = contre
table-combat-how = { $order ->
    [on] Les coups viennent dans l’ordre où ils ont été annoncés.
   *[off] Le coup le plus faible sur un joueur vient d’abord.
} Un rempart qui tient reste debout ; celui qui cède disparaît.
table-ended-one = Après la manche { $round }, une seule personne reste en jeu.
table-ended-none = { $how ->
    [shared] La manche { $round } a emporté tous ceux qui restaient. Plusieurs ont le même nombre de points de vie, le plus élevé, { $best } : ils partagent la victoire.
   *[life] La manche { $round } a emporté tous ceux qui restaient ; les points de vie décident : { $best } contre { $other }.
}
table-lost-to = { $cause ->
    [sword] perdus au combat
    [bolt] perdus par les effets
    [debt] perdus par la dette
   *[highwater] perdus par les hautes eaux
}
table-lasted = Dans la partie
table-left-in = jusqu’à la manche { $round }
table-stayed = jusqu’au bout
table-effects = Effets de votre bassin
    .note = prix à droite, à crédit
table-choose-from = Où choisir
table-yours = Votre bassin
    .note = touchez : prise ou laissée
table-borrow = Emprunter
    .note = deux au plus ; elles restent où elles sont
table-joined = prise : valeur { $number }
    .effect = { "" } ; à trois cartes, son effet vient
table-joins = ajoute { $number }{ $more ->
    [0] { "" }
   *[other] , et +{ $more } de longueur
}
table-lay-card = Poser { $card }
table-why-wall = Nouveau rempart { $points }
table-why-wall-against = Rempart { $points } { $holds ->
    [yes] arrête l’attaque { $theirs } { DE($name) }
   *[no] contre l’attaque { $theirs } { DE($name) }
}
table-why-attack = Nouvelle attaque { $points }
table-why-attack-against = { $over ->
    [yes] Attaque { $points }, rempart { $theirs } { DE($name) } franchi
   *[no] Attaque { $points }, contre { $name } il faut { $need }
}
table-why-effect = Effet : { $effect }

## Les verbes, comme le laboratoire les nomme

verb-activate = Activer
verb-all = Tout prendre
verb-attacks = Attaques d’abord
verb-card = Choisir une carte
verb-choose = Choisir soi-même
verb-comb = Choisir une combinaison
verb-compose = Composer
verb-decline = Renoncer
verb-discard = Défausser
verb-done = Terminer
verb-effect = Choisir un effet
verb-event = Choisir un événement
verb-in_order = Dans l’ordre
verb-lay = Poser
verb-none = Ne rien prendre
verb-pass = Passer
verb-pick = Choisir une à une
verb-player = Choisir un joueur
verb-split = Répartir
verb-stop = S’arrêter
verb-walls = Remparts d’abord
verb-weakest = La plus faible d’abord

## Champs des cartes, pour dire les cartes modifiées

field-rank = rang
field-class = sorte
field-attack = attaque
field-defence = défense
field-standard = effets standards
field-individual = effet propre
field-common = effet du bassin commun
