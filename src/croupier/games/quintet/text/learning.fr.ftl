### Quintette : ce qui aide à l’apprendre

goal = Réunir les cinq
    .first = À votre tour : piochez une carte, jouez-en une.
    .second = Chaque personnage agit une fois, à son arrivée.
    .third = Un Magicien joué en réaction l’arrête.
table-goal-far = Vous avez { $kinds } des 5 types. Il manque : { $missing }.

table-why-play = { $told ->
    [pass] Aucune carte de votre main ne vaut mieux sur le champ de bataille que dans la main.
    [again] Vous avez déjà ce personnage ({ $card }) : ce qui compte, c’est ce qu’il fait en arrivant.
    [idle] Vous avez déjà ce personnage ({ $card }), et à votre tour il n’arrête personne.
   *[new] Cela vous fait { $kinds } des 5 types.
}
table-why-react = { $told ->
    [pass] { $name } aurait ainsi { $kinds } des 5 types ; un Magicien et une carte de plus, c’est cher.
    [wins] S’il s’installe, vous avez les 5 types : vous gagnez sans rien payer.
   *[other] S’il s’installe, { $name } aura { $kinds } des 5 types. Cela vous coûte une carte de plus.
}

## Conseils

hint-play = Cinq types différents sur votre champ de bataille, et c’est gagné.
    .do = Jouez-en un que vous n’avez pas encore.
hint-ability = Un personnage agit quand il arrive, puis plus jamais.
    .do = Vous pouvez utiliser sa capacité ; rien ne vous y oblige.
hint-react = On vous le demande, Magicien en main ou non.
    .do = Prenez votre temps : personne n’apprend ce que vous avez.
hint-wizard-cost = Le Magicien coûte une carte de votre main, puis s’installe chez vous.
    .do = Défaussez-vous de celle dont vous avez le moins besoin.
hint-overflow = Vous avez plus de cartes qu’une main n’en tient.
    .do = Défaussez-vous d’un personnage dont vous avez déjà le type.
hint-countered = Ce qui est contrecarré va au cimetière.
    .do = Un Nécromancien peut le ressusciter.

## Signes

sign-trumpet = Héraut
    .note = en arrivant, permet de piocher une carte
sign-dagger = Assassin
    .note = en arrivant, assassine un personnage au choix
sign-cauldron = Sorcière
    .note = en arrivant, fait défausser une carte au joueur ciblé
sign-skull = Nécromancien
    .note = en arrivant, ressuscite un personnage de votre cimetière
sign-hat = Magicien
    .note = contrecarre un personnage qui arrive, pour une carte

## Leçon

lesson-kinds = Un nouveau type
    .fact = Vous avez 2 des 5 types. Ajoutez-en un troisième.
    .note = Vous pouvez jouer un personnage par tour.
    .fact-2 = Votre Héraut s’installe. Faites-le agir.
    .note-2 = Chaque personnage agit une fois, à son arrivée.
    .done = Trois types, et une nouvelle carte en main.
lesson-return = Retour du cimetière
    .fact = Le Magicien qu’il vous faut est au cimetière. Ressuscitez-le.
    .note = Un personnage peut en ressusciter un autre.
    .fact-2 = Votre Nécromancien s’installe. Choisissez qui revient.
    .note-2 = Vous avez déjà un Héraut et un Assassin.
    .done = Vous avez le Magicien, et tout le monde l’a vu.
lesson-break = Empêcher le cinquième
    .fact = { $rival } a 4 des 5 types et pioche ensuite. Brisez la série.
    .note = Une carte de votre main retire un personnage d’un champ de bataille.
    .fact-2 = Votre Assassin s’installe. Choisissez la victime dont la perte fera le plus mal.
    .note-2 = { $rival } a deux Magiciens.
    .done = { $rival } n’a plus que trois types : il en manque de nouveau deux.
lesson-answer = Réagir avec un Magicien
    .fact = { $rival } joue le cinquième type. Arrêtez-le.
    .note = Un Magicien contrecarre un personnage qui arrive.
    .fact-2 = Votre Magicien s’installe. Payez d’une carte.
    .note-2 = Il ne vous manque que la Sorcière : de quelle carte pouvez-vous vous passer ?
    .done = { $rival } ne gagne pas, et vous avez 4 des 5 types.
lesson-sixth = La sixième carte
    .fact = Vous avez pioché une sixième carte. L’une d’elles doit partir.
    .note = Il vous manque un Nécromancien et un Magicien.
    .done = Vous gardez les types qui vous manquent.
lesson-win = Gagner
    .fact = Vous avez 4 des 5 types, et { $rival } n’a qu’une carte en main. Gagnez.
    .note = À qui a moins de 2 cartes en main, on ne demande rien.
    .done = Les cinq sont là : vous gagnez aussitôt.
