### Zynalith : ce qui aide à l’apprendre

goal = Le plus de points après la manche 5, ou le dernier héros en vie
    .first = À votre tour : une action principale, par exemple jouer une créature. Qui passe ne joue plus de la manche.
    .second = Puis les lignes combattent : première contre première, deuxième contre deuxième. La plus haute ATK gagne.
    .third = Ce qui passe touche les héros. Chaque ligne gagnée rapporte 1 zynalithe. À la fin, les cartes en main ne valent rien.
table-goal-far = Points : vous { $points }, le meilleur des autres { $best }. Manche { $round } sur 5.

## Conseils

hint-draft = Vous prenez cinq cartes gratuitement, et tous voient ce que vous prenez sur l’étal.
    .do = Touchez une carte pour voir ce qu’elle fait.
hint-turn = Vous avez une action principale par tour.
    .do = Touchez une carte : une prévision dit ce qu’elle changerait.
hint-counter = La question est posée à tous ceux qui pourraient répondre.
    .do = Personne n’apprend ce que vous avez. « Passes automatiques » espace ces questions.
hint-attach = Une carte attachée à une créature y reste et part avec elle.
    .do = Choisissez la créature qui la portera.
hint-event = Un événement est résolu aussitôt, pour tous, peu importe qui l’a pioché.
    .do = Ce qu’il a fait se lit dans le journal.
hint-fight = Les lignes combattent d’elles-mêmes, et les dégâts restent d’une manche à l’autre.
    .do = Sous chaque ligne se lit ce qu’elle coûterait.

## Signes

sign-silver = Pièces d’argent
    .note = paient créatures, traits, équipements
sign-crystal = Zynalithe
    .note = paie sorts et contres ; 1 point chacune
sign-star = Points
    .note = comptent à la fin
sign-wing = INIT
    .note = qui se place et agit en premier
sign-sword = ATK
    .note = la plus haute gagne la ligne
sign-shield = DEF
    .note = réduit chaque coup
sign-heart = PV
    .note = à 0 PV, une créature meurt
sign-instant = Immédiat
    .note = aussitôt, quand la carte arrive
sign-death = Mort
    .note = quand cette créature est morte
sign-mourning = Deuil
    .note = quand une autre créature est morte
sign-greed = Avidité
    .note = quand une carte chère est jouée
sign-event = Événement
    .note = quand un événement a été résolu
sign-defence = Défense
    .note = héros frappé, ou en position de défense
sign-gameend = Fin de partie
    .note = après la manche 5
sign-spell = Sort
    .note = un sort, ou quand un sort est joué
sign-property = Trait
    .note = change ce qu’est une créature
sign-equipment = Équipement
    .note = ce que porte une créature
sign-leech = Sangsue
    .note = les dégâts aux héros soignent le vôtre
sign-pierce = Percée
    .note = la défense du héros ne compte pas
sign-charge = Assaut
    .note = un affrontement de plus pour sa ligne, aussitôt
sign-crown = Vainqueur
    .note = quand elle gagne, ou qui gagnerait
sign-skull = Détruite
    .note = meurt, ou mourrait
sign-claw = Dégâts
    .note = ôtent des PV à une créature, un héros
sign-flask = Soin
    .note = rend des PV à une créature
sign-lock = Hors d’atteinte
    .note = les adversaires ne peuvent pas la choisir pour cible
sign-paw = Bêtes
    .note = agit sur vos bêtes
sign-gear = Automates
    .note = agit sur vos automates
sign-cards = Cartes
    .note = plus de cartes, ou toutes vos créatures
sign-deck = Cartes attachées
    .note = compté par carte qu’elle porte
sign-undo = Remboursement
    .note = ce que rend une créature morte ou bannie
sign-swap = S’emparer de, détourner
    .note = la carte ou le remboursement vient à vous
sign-no = Annuler
    .note = la carte est défaussée sans effet

## Leçon

lesson-strongest = La plus haute ATK
    .fact = { $rival } a une créature avec une ATK de 2 dans la ligne 1. Jouez-en une qui gagne la ligne.
    .note = C’est le nombre à côté de l’épée qui décide.
    .done = Dans la ligne 1, votre créature a la plus haute ATK.
lesson-fight = Le combat
    .fact = Vous n’avez plus rien à faire. Laissez les lignes combattre.
    .note = Quand tout le monde a passé, le combat commence.
    .done = Votre créature a gagné sa ligne : cela rapporte 1 zynalithe.
lesson-order = La place d’une créature
    .fact = La ligne 1 est perdue. Gagnez la ligne 2.
    .note = Les créatures se rangent par INIT décroissante, le nombre à côté de l’aile.
    .done = Avec une INIT plus basse, elle se place deuxième, là où { $rival } est faible.
lesson-carry = Ce que porte une créature
    .fact = Dans la ligne 1, { $rival } a une ATK de 4 et vous une ATK de 3. Gagnez-la.
    .note = À ATK égale, la plus haute INIT gagne, et c’est celle { DE($rival) }.
    .fact-2 = Qui portera la lance ?
    .note-2 = Seule votre première créature a un adversaire dans sa ligne.
    .done = Une ATK de 5 contre une ATK de 4. Ce qui est attaché le reste.
lesson-guard = Défendre
    .fact = Votre héros a 2 PV, et deux lignes sont ouvertes. Survivez au combat.
    .note = Une créature en position de défense ne combat pas : elle protège son héros contre chaque coup.
    .done = Une défense du héros de 2 est retirée à chaque coup : rien ne passe.
lesson-counter = Un contre
    .fact = { $rival } joue un sort qui inflige 5 dégâts à votre héros. Il reste 5 PV à votre héros.
    .note = Un contre coûte des zynalithes et se joue pendant le tour des autres.
    .done = Le sort est annulé, et votre héros vit.
