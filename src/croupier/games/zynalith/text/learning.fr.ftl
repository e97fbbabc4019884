### Zynalith : ce qui aide à l’apprendre

goal = Le plus de points après la manche 5, ou le dernier héros en vie
    .first = À votre tour : une action principale, par exemple jouer une créature. Qui passe ne joue plus.
    .second = Puis les lignes combattent : première contre première, deuxième contre deuxième. L’attaque la plus haute gagne.
    .third = Ce qui passe touche les héros. Chaque ligne gagnée rapporte 1 zynalithe.
table-goal-far = Points : vous { $points }, le meilleur rival { $best }. Manche { $round } sur 5.

## Conseils

hint-draft = Prenez cinq cartes gratuitement. Ce que vous prenez à l’étal, tout le monde l’a vu.
hint-turn = Une action principale par tour. Avant d’agir, une prévision dit ce qu’elle changerait.
hint-counter = Tous ceux qui pourraient répondre sont interrogés. Personne n’apprend ce que vous avez : prenez votre temps.
hint-attach = Une carte attachée à une créature y reste pour de bon et tombe avec elle.
hint-event = Un événement a lieu aussitôt, pour tous, peu importe qui l’a retourné.
hint-fight = Les lignes combattent d’elles-mêmes, l’une après l’autre. Les dégâts restent d’une manche à l’autre.

## Signes

sign-silver = Argent
    .note = paie créatures, propriétés, équipements
sign-crystal = Zynalithe
    .note = paie sorts et contres ; 1 point chacune
sign-star = Points
    .note = comptent à la fin
sign-wing = Initiative
    .note = qui se place et agit en premier
sign-sword = Attaque
    .note = la plus haute gagne la ligne
sign-shield = Défense
    .note = réduit chaque coup
sign-heart = Vie
    .note = à 0, elle tombe
sign-instant = Instant
    .note = aussitôt, quand la carte arrive
sign-death = Mort
    .note = quand cette créature tombe
sign-mourning = Deuil
    .note = quand une autre créature tombe
sign-greed = Avidité
    .note = quand une carte chère est jouée
sign-event = Événement
    .note = quand un événement survient
sign-defence = Défense (effet)
    .note = quand votre héros est touché pendant qu’elle défend
sign-gameend = Fin de partie
    .note = après la manche 5
sign-spell = Sort
    .note = reste à sa place, agit une fois
sign-property = Propriété
    .note = change ce qu’est une créature
sign-equipment = Équipement
    .note = ce que porte une créature
sign-leech = Sangsue
    .note = les dégâts aux héros soignent le vôtre
sign-pierce = Percée
    .note = la défense du héros ne compte pas
sign-charge = Assaut
    .note = combat sa ligne aussitôt, hors du combat
sign-crown = Vainqueur
    .note = quand elle gagne, ou qui gagnerait
sign-skull = Détruit
    .note = tombe, ou tomberait
sign-claw = Dégâts
    .note = ôtent de la vie à créature ou héros
sign-flask = Soin
    .note = rend de la vie à une créature
sign-lock = Hors d’atteinte
    .note = les rivaux ne peuvent pas la cibler
sign-paw = Bêtes
    .note = agit sur vos bêtes
sign-gear = Automates
    .note = agit sur vos automates
sign-cards = Cartes
    .note = plus de cartes, ou toutes vos créatures
sign-deck = Cartes attachées
    .note = compté par carte qu’elle porte
sign-undo = Remboursement
    .note = ce que vous en récupérez
sign-swap = Saisie
    .note = la carte vient à vous
sign-no = Contre
    .note = arrête ce que fait un rival

## Leçon

lesson-strongest = L’attaque la plus haute
    .fact = { $rival } a une créature à 2 d’attaque en ligne 1. Jouez-en une qui gagne la ligne.
    .note = C’est le nombre à côté de l’épée qui décide.
    .done = En ligne 1, votre créature a l’attaque la plus haute.
lesson-fight = Le combat
    .fact = Vous n’avez plus rien à faire. Laissez les lignes combattre.
    .note = Quand tout le monde a passé, le combat commence.
    .done = Votre créature a gagné sa ligne : cela rapporte 1 zynalithe.
lesson-order = La place d’une créature
    .fact = La ligne 1 est perdue. Gagnez la ligne 2.
    .note = Les créatures se rangent par initiative décroissante, le nombre à côté de l’aile.
    .done = Avec moins d’initiative, elle se place deuxième, là où { $rival } est faible.
lesson-carry = Ce que porte une créature
    .fact = En ligne 1, { $rival } a 4 d’attaque et vous 3. Gagnez-la.
    .note = À attaque égale, la plus haute initiative gagne, et c’est celle de { $rival }.
    .fact-2 = Qui portera la lance ?
    .note-2 = Seule votre première créature a un rival dans sa ligne.
    .done = 5 contre 4. Ce qui est attaché reste pour de bon.
lesson-guard = Défendre
    .fact = Votre héros a 2 points de vie, et deux lignes sont ouvertes. Survivez au combat.
    .note = Une créature en défense ne combat pas : elle protège son héros contre chaque coup.
    .done = Chaque coup à votre héros est réduit de 2 : rien ne passe.
lesson-counter = Une réponse
    .fact = { $rival } joue un sort qui inflige 5 dégâts à votre héros. Il vous reste 5 points de vie.
    .note = Un contre coûte de la zynalithe et se joue pendant le tour des autres.
    .done = Le sort est annulé, et votre héros vit.
