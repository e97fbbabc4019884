### Jouer dans le terminal.

terminal-title = { $game } à { $players } joueurs
terminal-seed = Nombre du mélange : { $seed }
terminal-salt = Sel du sceau : { $salt }
terminal-chosen = Quelqu’un a choisi le nombre de ce mélange : il ne prouve rien sur le hasard.
terminal-commitment = Sceau du mélange (SHA-256) : { $commitment }
terminal-empty = rien
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-prompt = Votre choix (« ? » pour l’aide) :
terminal-over-prompt = s FICHIER écrit l’enregistrement, u revient en arrière, q quitte :
terminal-help =
    Tapez un numéro, ou la clé du choix.
    « ? » affiche cette aide
    « ? 3 » dit ce que ferait l’option 3
    r 6.4 affiche une règle
    c NOM affiche ce que fait une carte
    why CLÉ dit quelle règle interdit quelque chose
    u revient à votre dernière décision
    s FICHIER écrit l’enregistrement
    q quitte
terminal-numbers = Tapez un numéro de 1 à { $count }, ou « ? » pour l’aide.
terminal-confirm = Tapez { $number } une seconde fois pour le faire quand même.
terminal-saved = L’enregistrement est dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $reason }
terminal-needs = { $command ->
    [r] Dites quelle règle : r 6.4
    [c] Dites quelle carte : c { $example }
    [why] Dites quoi : why { $example }
   *[s] Dites où : s FICHIER
}
terminal-no-card = Il n’y a pas de carte { $name }. Il y a { $cards }.
terminal-offered = C’est proposé : choisissez le numéro { $number }.
terminal-foretold = { $label } : { $forecast }
terminal-nothing-changes = { $label } : aucun nombre ne change.
terminal-nothing-yet = { $label } : aucun nombre ne change avant que les autres n’aient choisi.
terminal-not-foretold = { $label } : la suite dépend de cartes cachées ou du hasard.
terminal-left = Vous avez quitté la table.
terminal-undone = Votre dernier choix est annulé.
