### Le rapport du laboratoire : ce que vaut un jeu, et ce qu’on ne sait pas encore.

lab-report = Rapport du laboratoire
lab-setup = { $players } joueurs · bots : { $bots } · { $matches ->
    [one] une partie
   *[other] { $matches } parties
}
lab-players = À { $players } joueurs
lab-fine = Bien
lab-not-fine = Pas bien
lab-not-known = Pas connu
lab-empty = Rien.
lab-off = { $name } : { $value } { $unit }, il est sain d’avoir { $healthy }.
lab-off-figure = { $name } : { $value }, il est sain d’avoir { $healthy }.
lab-off-card = { $name } ({ $verb }) : { $value } { $unit }, il est sain d’avoir { $healthy }.
lab-and-more = { $count ->
    [one] Et un autre, plus bas.
   *[other] Et { $count } autres, plus bas.
}
lab-needs = { $count ->
    [one] Environ une partie de plus le dirait.
   *[other] Environ { $count } parties de plus le diraient.
}
lab-between = { $low } à { $high }
lab-at-most = au plus { $high }
lab-at-least = au moins { $low }
lab-healthy = sain
lab-even = { $value }, égal
lab-sure = Barre : sûr dans 95 cas sur 100. Point : sain, c’est sûr. Losange : pas sain, c’est sûr. Anneau : pas connu.
lab-corrected = { $count ->
    [one] Sans correction : une seule comparaison.
   *[other] Corrigé pour { $count } comparaisons (Holm).
}

lab-turn = Numéro { $number } dans l’ordre du tour

lab-unit-won = victoires sur 100
lab-unit-taken = la prennent sur 100 qui pouvaient
lab-unit-at-once = fois prise sur 100 offres

lab-seats = Places
    .fine = Peu importe où l’on est assis.
    .not-fine = La place compte : { $name } gagne { $value } fois sur 100.
    .not-known = Si la place compte, si peu de parties ne le disent pas.
    .source = Victoires sur 100. Sain : une part égale, à 2 points près (un but de Croupier).
lab-turns = Ordre du tour
    .fine = Peu importe qui commence.
    .not-fine = Commencer compte : { $name } gagne { $value } fois sur 100.
    .not-known = S’il compte de commencer, si peu de parties ne le disent pas.
    .source = Victoires sur 100, en comptant depuis la première place à répondre. Sain : une part égale, à 2 points près (un but de Croupier).
lab-roles = Rôles
    .fine = Peu importe le rôle : tous gagnent à peu près aussi souvent.
    .not-fine = Le rôle compte : { $name } gagne { $value } fois sur 100.
    .not-known = Si un rôle vaut mieux qu’un autre, si peu de parties ne le disent pas.
    .source = Victoires sur 100 de qui le joue. Sain : une part égale, à 4 points près (un but de Croupier).
lab-bots = Bots
    .none = Qui joue mieux gagne plus souvent : voilà la part de l’adresse.
    .source = Victoires sur 100 ; les bots changent de place avec les mêmes cartes.
lab-cards = Cartes : { $verb }
    .fine = Chaque carte est prise par quelqu’un, aucune toujours, et aucune ne fait gagner ou perdre.
    .not-fine = { $count ->
        [one] Une carte se distingue.
       *[other] { $count } cartes se distinguent.
    }
    .not-known = Si une carte se distingue, si peu de parties ne le disent pas.
    .source = Vers la droite : de 100 places qui pouvaient la prendre dans une partie, tant l’ont prise. Vers le haut : de 100 qui l’ont prise, tant ont gagné. Sain : 5 au moins la prennent, pas à chaque offre, et elles gagnent à peu près comme avec d’autres cartes, à un cinquième de la part égale près (buts de Croupier). Qui prend ce qui gagne n’a pas toujours gagné par là : « croupier lab forbid » dit les causes.
lab-length = Durée
    .fine = La moitié des parties dure { $low } à { $high } minutes.
    .not-fine = La moitié des parties dure { $low } à { $high } minutes, et quelque chose là n’est pas sain.
    .not-known = La moitié des parties dure { $low } à { $high } minutes ; si peu n’en disent pas plus.
    .none = La moitié des parties dure { $low } à { $high } minutes.
    .source = Minutes à 6 secondes par décision, de la plus lente place là où toutes jouent à la fois. Sain : au plus une fois et demie ce que dit le jeu, peu de parties de durée double, au plus 20 décisions sur 100 à choix unique (buts de Croupier).
    .longest = La plus longue question : { $question }, { $count } choix.
lab-tension = Tension
    .fine = Mener à mi-partie aide et ne décide pas : qui mène gagne { $value } fois sur 100.
    .not-fine = Qui mène à mi-partie gagne { $value } fois sur 100, et quelque chose dans le cours des parties n’est pas sain.
    .not-known = Qui mène à mi-partie gagne { $value } fois sur 100 ; si peu de parties n’en disent pas plus.
    .source = Combien de fois gagne qui mène à l’instant, sur 100, du début à la fin, selon ce que chaque place peut attendre. Sain : à mi-partie, de 10 points au-dessus de la part égale à 80, au plus 20 parties déjà sûres, au moins 2 changements de tête (buts de Croupier).
lab-out = Hors du jeu
    .fine = Presque personne ne doit regarder longtemps.
    .not-fine = Trop souvent quelqu’un doit regarder le dernier tiers.
    .not-known = Combien de fois quelqu’un doit regarder, si peu de parties ne le disent pas.
    .source = Parties où quelqu’un ne répond plus dans le dernier tiers. Sain : au plus 10 sur 100 (un but de Croupier).
lab-interaction = Entre joueurs
    .none = Tant de décisions visent quelqu’un.
    .source = Décisions qui nomment une autre place.
lab-variety = Variété
    .none = Ce que les gagnants font plus ou moins souvent que les autres à leur table.
    .source = Fois par partie, les gagnants moins les autres : cela va avec la victoire et n’en est pas forcément la cause.

lab-figure-minutes = minutes par partie
lab-figure-long = parties de durée double, sur 100
lab-figure-decisions = décisions par place et partie
lab-figure-forced = décisions à choix unique, sur 100
lab-figure-equal = décisions égales pour le conseiller, sur 100
lab-figure-leader = victoires de qui mène à mi-partie, sur 100
lab-figure-sure = parties sûres avant la moitié, sur 100
lab-figure-changes = changements de tête par partie
lab-figure-out = parties qui durent longtemps sans quelqu’un, sur 100
lab-figure-aimed = décisions qui nomment une autre place, sur 100
lab-figure-kin = cartes d’un de deux gagnants que les deux ont prises, sur 100

lab-corner-strong = prise et gagnante : trop forte
lab-corner-overlooked = laissée et gagnante : méconnue
lab-corner-trap = prise et perdante : un piège
lab-corner-weak = laissée et perdante : trop faible
lab-corner-unwanted = laissée par tous : personne n’en veut
lab-corner-always = prise aussitôt : pas un choix
lab-corner-text = { $taken } sur 100 la prennent ; { $won } sur 100 gagnent avec elle, { $usual } d’habitude.
lab-corner-rare = { $taken } sur 100 la prennent.
lab-fine-cards = { $count ->
    [one] Une autre va bien
   *[other] { $count } autres vont bien
}
lab-unknown-cards = { $count ->
    [one] D’une autre on ne sait rien
   *[other] De { $count } autres on ne sait rien
}
lab-off-cards = { $count ->
    [one] Une autre se distingue
   *[other] { $count } autres se distinguent
}
lab-axis-taken = prise si offerte, sur 100
lab-axis-won = gagnée si prise, sur 100
lab-axis-minutes = minutes
lab-axis-begin = début
lab-axis-half = mi-partie
lab-axis-end = fin
lab-asked = Nombre du mélange { $seed }, règles { $version }, Croupier { $croupier }. La même commande donne les mêmes chiffres.
lab-variants = Variantes : { $variants }.

lab-compare = Deux versions comparées
lab-compare-what = Ce qui diffère
lab-compare-pairs = { $matches ->
    [one] Une partie de chaque côté, avec le même mélange.
   *[other] { $matches } parties de chaque côté, avec les mêmes mélanges.
}
lab-compare-mirrored = Chacune a été rejouée avec les mêmes rôles échangés ; c’est compté.
lab-compare-known = La comparaison s’est arrêtée quand tout ce qui était demandé était connu.
lab-compare-enough = Elle s’est arrêtée là, bien que tout ce qui était demandé ne soit pas connu.
lab-compare-differ = { $differ } sur { $matches } se sont déroulées autrement.
lab-compare-sure = Dans 5 comparaisons sur 100 au plus, l’un des chiffres est faux, quel que soit le moment où l’on s’arrête.
lab-compare-tune = Ces mélanges sont faits pour essayer : une version choisie sur eux paraît meilleure qu’elle n’est.
lab-compare-decide = Les mélanges sont neufs : personne n’a rien essayé sur eux.
lab-compare-matters = Compte
lab-compare-moves = Bouge un peu
lab-compare-none = Aucun effet vu
lab-compare-is-matters = compte
lab-compare-is-moves = bouge un peu
lab-compare-is-none = aucun effet vu
lab-compare-is-not-known = on ne sait pas
lab-compare-effect = { $name } : { $a } → { $b } ({ $low } à { $high })
lab-compare-unseen = { $count ->
    [one] Un chiffre : s’il y a un effet, il est moindre que ce qui est permis.
   *[other] { $count } chiffres : s’il y a un effet, il est moindre que ce qui est permis.
}
lab-compare-unknown = { $count ->
    [one] D’un chiffre on sait trop peu.
   *[other] De { $count } chiffres on sait trop peu.
}
lab-compare-others = { $count ->
    [one] Un autre chiffre
   *[other] { $count } autres chiffres
}
lab-compare-cards = Les cartes changées
lab-compare-largest = Les plus grands effets d’abord
lab-compare-scale = Une échelle pour tous : de combien un chiffre bouge, mesuré à ce qu’il peut bouger. Une part peut bouger de la moitié de son intervalle sain, et de 10 sur 100 au plus ; tout autre chiffre d’un dixième.
lab-compare-legend = Barré : avec A. Gras : avec B. Barre : où l’effet se trouve sûrement. Un losange compte sûrement, un anneau peut être le hasard.
lab-compare-lower = moins, encore sain
lab-compare-still = inchangé
lab-compare-higher = plus, encore sain
lab-compare-field = { $card }, { $field } : { $before } → { $after }
lab-compare-new = Seulement avec B : { $names }.
lab-compare-gone = Seulement avec A : { $names }.

lab-unit-more = fois de plus par les gagnants, par partie

lab-taker = { $card } ({ $bot })
lab-spurned = Cartes qu’un bot laisse : { $verb }
    .none = Ce qu’un bot prend et qu’un autre laisse est la faute du bot, pas de la carte.
    .source = Prises par tant de joueurs sur 100 qui le pouvaient. Sont citées : les cartes qu’un bot laisse sûrement (moins de 5) et qu’un autre prend sûrement.

lab-unit-rating = cote
lab-depth = Profondeur
    .none = Ce qu’on peut mieux jouer : chaque échelon laisse derrière lui ceux d’en dessous.
    .source = Cotes selon openskill (Plackett et Luce) d’après qui devance qui, en moyenne de mélanges tirés à nouveau. À deux, celui dont la cote est supérieure de 6 gagne environ 3 parties sur 4. « normal*10 » réfléchit dix fois autant que « normal ».

lab-pair = { $bot } devant { $other }
lab-unit-ahead = fois devant sur 100
lab-duels = Bot contre bot
    .none = Combien de fois l’un de deux bots devance l’autre ; 50 serait la même force.
    .source = Entre deux de leurs places d’une partie, une égalité comptant pour moitié.

lab-reports = Rapports du laboratoire
    .note = Des robots jouent beaucoup de parties d’un jeu ; un rapport dit ce qui y est sain et ce qui ne l’est pas.
lab-reports-none = Il n’y en a pas encore.
lab-verdict = À { $players } joueurs : { $fine } sains, { $off } malsains, { $unknown } inconnus.
lab-compare-verdict = À { $players } joueurs : { $matters } comptent, { $moves } bougent un peu.

lab-part = Cinquième { $number } d’une partie
lab-unit-explained = expliqué : 1 prédit l’issue, 0 autant que sa moyenne
lab-unit-slope = pente : ce qu’une différence de 1 signifie pour l’issue
lab-unit-asked = de tant celui qui doit choisir est cru mieux placé
lab-foresight = Prévoyance du conseiller
    .none = À quel point ce que chacun devait attendre s’avère.
    .source = Par parties de la partie, d’après ce que chacun devait attendre et ce qu’il a obtenu.
