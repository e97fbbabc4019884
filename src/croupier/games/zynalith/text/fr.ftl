
## La table dans le navigateur

table-phase = { $phase ->
    [draft] Sélection
    [combat] Combat
   *[turns] Actions
}
table-whose-turn = { $you ->
    [yes] à vous de jouer
   *[no] tour { DE($seat) }
}
table-rounds = Manches
table-round = Manche { $number }
table-market = Marché
table-market-how = 1 argent pour prendre, ou jouez directement d’ici
table-creature-cards = Créatures
table-extra-cards = Ajouts
table-deck = { $deck ->
    [creature] Pioche des créatures
   *[extra] Pioche des ajouts
}
table-discard = { $deck ->
    [creature] Défausse des créatures
   *[extra] Défausse des ajouts
}
table-empty-place = Place vide
table-set-aside = mise de côté
table-redraw = Renouveler
    .note = contre une carte de la main
table-redraw-row = Renouveler { $row ->
    [creature] les créatures
   *[extra] les ajouts
}
    .note = Les cartes qui restent dans cette rangée sont défaussées et cinq nouvelles sont tirées. Vous défaussez pour cela une carte de votre main.
table-fronts = Fronts
table-line = Ligne { $number }
table-line-of = { $front ->
    [east] Est { $number }
   *[west] Ouest { $number }
}
table-lines-shown = Ligne affichée
table-guards = En garde
table-if-now = Si le combat avait lieu maintenant
table-nobody-here = aucun attaquant
table-verdict-wins = { $card } gagne
table-verdict-hit = { $you ->
    [yes] { $number } pour vous
   *[no] { $number } pour { $seat }
}
table-verdict-lose = vous perdez { $card }
table-verdict-lot = tirage au sort entre { $cards }
table-verdict-nobody = Personne ne gagne.
table-would-win = gagnerait
table-would-fall = tomberait
table-defends = en garde
table-shield = défense du héros
table-places = { $used } places sur { $number }
table-of = { $now } sur { $most }
table-passed = a passé
table-declines = décline
    .note = Ne joue pas de contre pour l’instant
table-first-player = commence
table-out = hors jeu
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
table-switched = a changé de position
table-entering = { $card } entrerait ici
table-take = Prendre
table-play = Jouer
table-counter = Jouer en contre
table-pass = Passer
    .note = pour cette manche
table-end = Finir le tour
table-sell = Vendre
    .note = 1 zynalith pour 2 argent
table-banish = Bannir
table-guard = En garde
    .note = quitte l’attaque
table-attack = Attaquer
    .note = rejoint une ligne
table-swap = Échanger { $card } avec sa voisine de droite
table-look = Regarder de près
table-free = gratuit
table-money-left = reste { $number }
table-answers-rivals = répond aux rivaux
table-front-full = front complet
table-no-slot = pas d’emplacement
table-short = { $currency ->
    [silver] il manque { $number } argent
   *[crystal] il manque { $number } zynalith
}
table-printed-now = Imprimé et actuel
table-printed = imprimé
table-now = actuel
table-points-printed = Points du front
table-points-silver = Argent, 10 pour 1
table-points-sum = Points
table-open-fight = Dernier combat
table-film = Ce qui vient de se passer
table-film-soft = { $east ->
    [east] La ligne est { $number } se bat. Rien n’est demandé.
   *[west] La ligne { $number } se bat. Rien n’est demandé.
}
table-film-shown = Rien n’est demandé.
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
table-film-life = vie
table-film-armour = armure
table-film-overflow = en trop
table-film-defence = défense
table-film-blocked = tient bon
table-film-back = rendu pour les morts
table-film-for-win = pour la victoire
table-film-bounty = de prime
table-film-healed = vie rendue à { $seat }
table-film-again = Revoir
table-film-next = Étape suivante
table-film-skip = Aller à la fin
table-film-close = À la table
