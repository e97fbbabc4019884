### Three Perils : ce qui aide à l’apprendre

goal = Le plus de points après trois phases
    .first = À chaque tour, chacun joue, vend ou dépense une carte, puis passe sa main.
    .second = Éliminez les ennemis devant vous : leurs récompenses sont à vous.
    .third = Les survivants frappent à la fin de chaque phase. Les blessures coûtent des points.
table-goal-far = { $points ->
    [one] Vous avez { $points } point. Phase { ROMAN($phase) } sur III.
   *[other] Vous avez { $points } points. Phase { ROMAN($phase) } sur III.
}

## Conseils

hint-pick = Éliminé, un ennemi donne sa récompense ; en vie, il frappe en fin de phase.
    .do = Choisissez-en un à votre portée.
hint-gift = L’ennemi donné part pour de bon chez votre voisin.
    .do = Donnez-en un que vous ne pouvez pas toucher.
hint-turn = Une carte : jouez-la, vendez-la 3 pièces, ou dépensez-la pour un pouvoir.
    .do = Touchez-en une pour voir ce qu’elle apporterait.
hint-attack = Au corps à corps, un ennemi riposte, même éliminé ; à distance, non.
    .do = Touchez-en un pour voir ce qui en viendrait.
hint-life = À 0 PV, chaque perte de plus est une blessure, et chaque blessure coûte un point.
    .do = Achetez les potions qu’il vous faut : chacune donne 1 PV.
hint-confrontation = Tous les ennemis en vie frappent maintenant.
    .do = Gardez des pièces pour les potions : à 0 PV, chaque perte de plus est une blessure.

## Signes

sign-coin = Pièces
    .note = paient les cartes et les potions
sign-mana = Mana
    .note = paie les cartes de magie
sign-leafearth = Terre
    .note = niveau demandé par des coûts, jamais dépensé
sign-wave = Eau
    .note = niveau demandé par des coûts, jamais dépensé
sign-flame = Feu
    .note = niveau demandé par des coûts, jamais dépensé
sign-swirl = Élément libre
    .note = remplace n’importe quel élément dans chaque coût
sign-star = Points
    .note = comptent à la fin
sign-passleft = Phase
    .note = les cartes passent à gauche
sign-passright = Phase
    .note = les cartes passent à droite
sign-claw = Force d’un ennemi
    .note = les dégâts de son coup, moins votre Armure
sign-heart = PV
    .note = à 0 PV, un ennemi est éliminé
sign-max_hp = PV max
    .note = vous ne pouvez pas avoir plus de PV
sign-fist = Force
    .note = s’ajoute à chaque coup au corps à corps
sign-shield = Armure
    .note = réduit chaque coup reçu
sign-sword = Corps à corps
    .note = votre Force et ceci ; l’ennemi riposte
sign-arrow = À distance
    .note = ceci seulement, sans riposte
sign-life_price = Potions de vie
    .note = vous coûtent 1 pièce
sign-mana_price = Potions de mana
    .note = vous coûtent 1 pièce
sign-paw = Meute
    .note = plus fort pour chaque autre ennemi ayant Meute
sign-pierce = Perforant
    .note = votre Armure ne compte pas
sign-guard = Rempart
    .note = à attaquer avant les autres
sign-elusive = Insaisissable
    .note = ne se touche pas au corps à corps
sign-hollow = Creux
    .note = ne se touche pas à distance
sign-shell = Carapace
    .note = chaque attaque lui inflige moins de dégâts
sign-hourglass = Régénération
    .note = perd ses dégâts après chaque phase
sign-enrage = Rage
    .note = plus fort après chaque phase où il survit
sign-thief = Voleur
    .note = son coup prend aussi des pièces
sign-leech = Sangsue
    .note = son coup prend aussi du mana
sign-weaken_strength = Affaiblissant
    .note = votre Force baisse tant qu’il vit
sign-weaken_armour = Corrosif
    .note = votre Armure baisse tant qu’il vit
sign-skull = Crâne
    .note = malédiction d’un ennemi, ou compté par ennemi éliminé
sign-mountain = Affinité
    .note = compté par affinité que vous avez jouée
sign-slain_3 = Classe III
    .note = compté par ennemi éliminé de cette classe
sign-link = Chaîne
    .note = compté par catégorie dont vous avez les trois armes
sign-trinity = Les trois éléments
    .note = compté par série des trois
sign-unscathed = Sans blessure
    .note = compté si vous n’avez aucune blessure
sign-neighbour_wound = Blessures voisines
    .note = compté par blessure de vos voisins
sign-bolt = Pouvoir
    .note = compté par carte dépensée pour un pouvoir
sign-check = A choisi
    .note = cette personne a répondu

## Leçon

lesson-blow = Un coup qui élimine
    .fact = Éliminez un ennemi maintenant.
    .note = Jouez l’arme : elle inflige 3 dégâts au corps à corps. Vendue ou dépensée, une carte ne fait rien d’autre.
    .fact-2 = À qui infligez-vous 3 dégâts ?
    .note-2 = L’un des deux a 2 PV, l’autre 4 PV.
    .done = Éliminé, et la récompense est à vous aussitôt.
lesson-afar = À distance
    .fact = Éliminez l’ennemi insaisissable.
    .note = Un insaisissable ne se touche pas au corps à corps.
    .fact-2 = Tirez sur l’insaisissable.
    .note-2 = Un tir de 2 dégâts suffit tout juste, et personne ne riposte.
    .done = Il n’a pas pu riposter : tirer ne vous coûte aucun PV.
lesson-sell = À court de pièces
    .fact = Vous ne pouvez payer aucune carte. Gagnez 3 pièces.
    .note = Chaque carte a trois usages.
    .done = 3 pièces pour une carte, c’est toujours possible.
lesson-chain = La chaîne
    .fact = Éliminez les deux ennemis en un tour.
    .note = Les armes d’une catégorie frappent ensemble : vous avez déjà joué un marteau.
    .fact-2 = Quel marteau frappe le premier ?
    .note-2 = L’ennemi ayant Rempart a encore 6 PV et doit tomber d’abord. Le nouveau marteau inflige 6 dégâts, l’ancien 4 dégâts.
    .done = Deux armes, deux ennemis. L’ancien marteau a frappé gratuitement.
lesson-gift = Le cadeau
    .fact = Vous n’avez qu’un arc et un bâton. Donnez ce que vous ne pourrez jamais toucher.
    .note = L’un des quatre est creux.
    .done = C’est à { $rival } de s’en occuper.
lesson-thief = Avant le coup
    .fact = Un voleur va vous infliger 1 dégât et vous prendre 2 pièces. Vous avez 0 PV et 4 pièces.
    .note = Une potion coûte 2 pièces. Ce que prend le voleur est perdu de toute façon.
    .done = Aucune blessure, et plus rien à voler.
