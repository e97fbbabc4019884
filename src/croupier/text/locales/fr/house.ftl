### Les mots de la maison : ce que disent tous les jeux et toutes les pièces.

language = Français

list-and = { $most } et { $last }
list-times = { $number } × { $name }
list-effects = { $most } ; { $last }
    .short = { $most } · { $last }

# Une étiquette devant ce qu’elle nomme, là où il n’y a pas de phrase ; l’une ou l’autre peut être vide.
labelled = { $label } : { $value }

# Une carte qui a un nom à elle, dans une phrase.
named-card = « { $name } »

# Une carte que la personne qui lit ne connaît peut-être pas. Ses attributs sont les formes que chaque nom de carte
# possède dans cette langue ; « genre » sert aux accords.
card-unknown = carte
    .un = une carte
    .le = la carte
    .genre = f

seat-name = Place { $number }

# In place of the name of somebody whose data were deleted.
somebody = Quelqu’un
somebody-number = Quelqu’un { $number }
you = Vous

wait = { $count ->
    [one] { $seats } choisit.
   *[other] { $seats } choisissent.
}

## Les robots

bot-easy = Facile
    .note = Joue vite et laisse passer des choses.
bot-normal = Moyen
    .note = Réfléchit un instant et joue correctement.
bot-hard = Difficile
    .note = Réfléchit plus longtemps et voit plus loin.
bot-greedy = Avide
    .note = Prend ce qui paraît le mieux sur le moment.
bot-random = Au hasard
    .note = Joue tout ce que les règles permettent.
bot-name-0 = Ada
bot-name-1 = Tomas
bot-name-2 = Mara
bot-name-3 = Jonas
bot-name-4 = Béla
bot-name-5 = Ines
bot-name-6 = Oskar
bot-name-7 = Noor
bot-number = Robot { $number }

## La fin d’une partie

shown-to = Ce que voit { $seat }
shown-to-all = Ce que tous voient

won-match = { $you ->
    [yes] La victoire est à vous.
   *[no] { $count ->
        [one] { $seats } a gagné.
       *[other] { $seats } ont gagné.
    }
}
drawn-match = Personne n’a gagné.

## Ce qui peut mal tourner

error-not-offered = Ce n’est pas proposé pour l’instant.
error-forbidden = Règle { $rule } : { $text }
error-no-rule = Il n’y a pas de règle { $rule }.
error-no-reason = Aucune règle n’en parle ; ce n’est simplement pas proposé pour l’instant.
error-nothing-to-undo = Il n’y a pas de choix à annuler.
variant-chosen = { $variant } : { $value }
other-cards = Autres cartes que dans la boîte : { $cards }{ $more ->
    [0] {""}
   *[other] {""} et { $more } de plus
}.
changed-card = { $card } ({ $about })
changed-field = { $field } = { $written }
like-card = nouvelle, comme { $like }
field-copies = exemplaires
field-en = nom anglais
field-fr = nom français
field-de = nom allemand
recap-you = vous concerne
