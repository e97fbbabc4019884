### Ce que disent les pages du navigateur, en plus des mots des jeux.

## Partout

skip = Aller au contenu
go-home = Accueil
go-back = Retour à la table
close = Fermer
keep = Garder
guest = Invité
game = Jeu
players = Joueurs
minutes = { $number } min
noscript = Sans scripts la table fonctionne, mais elle n’avance pas d’elle-même : rechargez-la pour voir la suite.
unscripted = Les scripts de cette page n’ont pas pu être chargés. Ses boutons marchent tout de même ; rechargez-la pour voir ce que font les autres.
noscript-reload = Recharger
cookies-refused = Votre navigateur n’a pas gardé le cookie qui vous réserve cette place : vous ne pouvez que regarder. Autorisez les cookies pour ce site, puis reprenez une place.
language-choose = Langue
language-each = À la table, chacun lit dans sa langue.
settings = Réglages
theme = Clair ou sombre
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des films et des robots
    .note = Calme : les actions des autres arrivent l’une après l’autre ; une première partie est calme. Immédiat : rien ne bouge, et aucun film ne commence de lui-même.
speed-calm = Calme
speed-brisk = Vif
speed-instant = Immédiat
sound = Sons
    .note = Papier, bois et métal, tout doucement. Coupés tant que vous ne les activez pas.
keys = Touches
keys-tab = d’une zone à l’autre
keys-arrows = à l’intérieur d’une zone
keys-enter = choisir
keys-inspect = regarder une carte
keys-log = journal
keys-chat = discussion
keys-ask = aller à la question
keys-rules = règles
keys-escape = fermer

## Accueil

home-title = Croupier : des jeux de cartes et une table qui connaît les règles
home-what = De nouveaux jeux de cartes. Prenez place, la table connaît les règles.
home-ways = Pour commencer
home-join = Rejoindre une table
home-new = Créer une table
home-open = Ouvrir un enregistrement
home-mine = Vos tables
home-listed = Tables publiques
listed-waiting = { $count ->
    [one] attend encore un joueur
   *[other] attend encore { $count } joueurs
}
listed-room = { $count ->
    [one] encore une place
   *[other] encore { $count } places
}
home-listed-none = Personne ne joue en public pour l’instant. Une table reste privée, sauf si son hôte en décide autrement.
play-now = Jouer tout de suite
    .note = vous et { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
    }
set-up = Créer une table
watch = Regarder
status-waiting = en attente de joueurs
status-running = en cours
status-over = terminée
status-adjourned = ajournée
status-ended = fermée
mine-won = Vous avez gagné
mine-winner = Victoire { DE($names) }
mine-drawn = Personne n’a gagné
mine-older = { $count ->
    [one] 1 partie plus ancienne
   *[other] { $count } parties plus anciennes
}
day-today = aujourd’hui
day-yesterday = hier
day-on = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}{ $year }

## Préparer et rejoindre

new-title = Une table { DE($game) }
new-table = Rythme et visibilité
new-name = Nom de la table (facultatif)
new-pace = Rythme des réactions
new-pace-floor = Détendu
    .note = Chacun réfléchit autant qu’il veut ; une réponse n’est montrée qu’après une courte pause.
new-pace-fixed = Égal
    .note = Chaque réponse est montrée après le même délai, et qui se tait passe. Votre rythme ne trahit rien.
new-go = Créer la table
how-many = Combien ?
new-others = Contre qui
new-bots = Contre des robots
with-friends = Avec des amis
new-guests = La page suivante donne un lien et un code QR pour les invités. Ils n’ont besoin d’aucun compte.
dock-seats = { $game } à { $count } : { $who }.
dock-you = vous
dock-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
dock-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} environ.
dock-room = { $game } avec des amis, de { $low } à { $high }. Vous commencez quand tout le monde est là.
dock-time-range = Environ { $least } minutes à { $low }, { $most } à { $high }.
new-your-guests = Vos invités lisent ce nom sur l’invitation.
mode = Durée
mode-usual = Habituelle
    .note = Tout comme dans les règles.
mode-short = Courte
mode-time = { $players ->
    [one] { $minutes } min en solitaire
   *[other] { $minutes } min à { $players }
}
table-takeover = Un retardataire peut remplacer un robot
    .note = Pendant la partie, un invité qui a l’invitation peut jouer à la place d’un robot.
seat-kind-me = Vous
seat-kind-bot = Robot
variants = Variantes
variants-usual = Comme dans les règles
your-name = Votre nom
join-title = Rejoindre une table
join-code = Code ou lien de l’invitation
join-go = Rejoindre
join-to = { $host } vous invite à jouer à { $game }. La place { $number } est à vous.
join-table = { $host } vous invite à jouer à { $game }. Vous aurez la première place libre.
join-sits = Dans ce navigateur, { $name } est déjà à cette table. Les deux places restent à vous.
join-sit = S’asseoir

## Salle d’attente

lobby-title = Une table { DE($game) }
lobby-here = { $here ->
    [one] { $here } personne sur { $all } est là
   *[other] { $here } personnes sur { $all } sont là
}. La partie commence dès que toutes les places sont prises.
lobby-join = Il reste une place pour vous.
room-seats = À la table
room-count = { $here } sur { $least } à { $most }
room-host = hôte
room-begins = hôte, commence
room-ready = c’est bon
room-learns = apprend : { $task } sur { $tasks }
room-free = libre
    .note = pour qui viendra
room-scan = Visez ce code, ou tapez
room-rules = Tout comme dans les règles
room-time = Environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} à { $count }. Les places libres restent vides, sauf si l’hôte y ajoute un robot.
room-begin = Commencer à { $count }
room-begins-for = Commence à { $count } : { $names }. Les retardataires regardent ou jouent la suivante.
room-alone = Il faut d’abord que quelqu’un vienne. Donnez le code, ou ajoutez un robot.
room-not-for = Avec ces règles, on joue à { $numbers }.
room-when-ready = Dès que c’est bon pour tous
room-when-ready-off = Attendre mon signal
room-i-am-ready = C’est bon pour moi
room-i-am-not = Attendez-moi
room-waits-for = { $host } commence quand tout le monde est là.
room-waits-ready = C’est noté. La partie commence quand { $host } le veut, ou dès que c’est bon pour tous.
room-invite = Inviter
room-came = { $name } vient d’arriver.
room-learn = Apprendre en 3 minutes
    .note = De petits problèmes avec de vraies cartes. Dès que { $host } commence, on vous amène à table.
room-learn-go = { $place ->
    [one] Commencer la leçon
   *[other] Continuer : { $place } sur { $tasks }
}
room-goal = Le jeu en une ligne
room-expected = Retour à la table qui attend
late-full = Toutes les places sont prises.
    .note = Chaque place de cette invitation a trouvé quelqu’un.
late-begun = La partie a commencé.
    .note = { $names } sont en train de jouer{ $where ->
        [none] .
       *[other]  : { $where }.
    }{ $minutes ->
        [0] { "" }
        [one] { " " }Encore une minute environ.
       *[other] { " " }Encore { $minutes } minutes environ.
    }
late-over = Cette partie est terminée.
    .note = Demandez à { $host } le code de la suivante, ou créez votre propre table.
late-ended = Cette table est fermée.
    .note = Demandez le code de la suivante, ou créez votre propre table.
late-next = Prochaine partie
late-wait = Jouer la prochaine partie
    .note = Votre place est gardée. Vous regardez en attendant.
late-waits = Vous attendez la prochaine partie : { $place ->
    [one] vous passez en premier
   *[other] numéro { $place } dans la file
}.
late-leave = Ne plus attendre
late-seat = Votre place à la prochaine partie
late-bots = Jouer à la place d’un robot
late-bot = Prendre la place { DE($name) }
late-go-back = À votre place
late-watch-note = Vous voyez la table comme tout le monde : aucune main.
late-own = Créer ma propre table
invited-to = { $host } vous invite à jouer à { $game }
invited-to-note = { $title } : ouvrez le lien, tapez un nom, prenez place. Sans compte.
seat-free = Place libre
seat-number = Place { $number }
seat-you = vous
seat-here = est là
seat-away = n’est pas là
seat-handed = un robot joue
seat-bot = Ajouter un robot
seat-reopen = Libérer cette place
bot-strength = Niveau du robot
invite-code = Ou dictez ce code :
invite-all = Un lien pour tout le monde
invite-all-qr = Code QR du lien vers cette table
invite-link-all = Lien vers cette table
invite-seats = Liens pour une seule place
    .note = pour qui doit s’asseoir à un endroit précis
invite-text = Jouez à { $game } avec moi :
copy-link = Copier le lien
copied = Le lien est copié.
only-here = Cette adresse ne vaut que sur cette machine.
    .note = Démarrez le serveur avec make play, ou croupier serve --home : les téléphones de la maison l’atteignent alors aussi.
share = Partager
start-with-bots = Commencer avec { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
    .note = Des robots prennent les places encore libres.
shuffle-words = Participer au mélange
    .note = Vos mots entrent dans le mélange. Personne, pas même le serveur, ne peut alors avoir choisi les cartes.
    .label = Des mots quelconques
commitment = Sceau du mélange (SHA-256)

## À table

table-turn = à jouer
table-is-asked = { $you ->
    [yes] devez répondre
   *[no] doit répondre
}
table-held = Votre réponse est donnée.
table-waiting = On attend
table-watching = Vous regardez
recap = { $begun ->
    [yes] Avant votre premier choix
   *[no] Depuis votre dernier choix
}
recap-nothing = rien pour vous
recap-more = et { $count } de plus
recap-rest = La suite dans le journal
table-log = Journal
log-who = Lignes de
log-all = Tous
table-hand = Votre main
table-arriving = Qui arrive
table-in-hand = { $count } en main
table-slot-empty = { $card } : aucune carte
table-kinds-of-five = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
} sur 5
table-click = Cliquez sur une carte ou une place.
table-common = Le milieu de la table
film = Ce qui vient de se passer
film-again = Revoir
film-pace = { $pace ->
    [fast] Vitesse : rapide
    [slow] Vitesse : lente
   *[usual] Vitesse : normale
}
film-mine = Moi seulement
film-next = Étape suivante
film-skip = Aller à la fin
film-close = À la table
table-has-chosen = { $you ->
    [yes] avez choisi
   *[no] a choisi
}
table-kinds = Types
table-cannot-react = réaction impossible
    .note = Avec moins de deux cartes en main, on ne peut pas réagir.
table-open-of = Cartes visibles : { $name }
table-hidden-copies = Encore cachées
rule-number = Règle { $rule }
rules = Règles
card-large = La carte en grand
retract = Changer mon choix
retract-chosen = Votre choix : { $choice }.
stepper-less = Un de moins
stepper-more = Un de plus
undo-ask = Revenir en arrière
undo-asked = { $name } voudrait revenir en arrière d’un choix.
undo-waiting = Vous voudriez revenir en arrière d’un choix. Accord encore attendu : { $names }.
undo-done = { $you ->
    [yes] Votre dernier choix est annulé.
   *[no] { $name } annule son dernier choix.
}
undo-agree = Accepter
undo-refuse = Refuser
presets = Passes automatiques
    .note = Personne d’autre ne le voit. Cela dépend de ce qui est visible, jamais de votre main ; vous pouvez le changer quand on ne vous demande rien.
seats = Places
nudge = Faire signe à { $name }
nudge-done = Rappel envoyé à { $name }, sur chaque page ouverte.
nudged = Les autres attendent votre réponse.
away-fact = { $name } n’est pas là.
away-line = { $names } { $count ->
    [one] n’est pas là.
   *[other] ne sont pas là.
}
away-help = Que faire
away-later = La table attend cette réponse. Un robot peut prendre le relais dans { $time } ; { $name } retrouve sa place à son retour.
away-now = La table attend cette réponse. Un robot peut prendre le relais ; { $name } retrouve sa place à son retour.
away-bot = Laisser répondre un robot
away-bot-from = dans { $time }
bot-answers = Un robot répond pour { $name }, qui retrouve sa place à son retour.
plays-again = { $name } joue de nouveau.
relieved = Un robot répond pour vous.
    .note = La place est à vous. Reprenez-la quand vous voulez.
host-ends = Quand la partie ne peut pas continuer
    .note = Vous avez créé cette table : à vous de décider comment elle finit.
host-finish = Laisser finir les robots
    .note = Des robots jouent pour vous et pour qui est absent depuis une minute. Ceux qui sont là continuent.
host-end = Fermer la table
    .note = La partie finit pour tout le monde, sans résultat. Personne ne peut la continuer.
ended = Cette table est fermée.
    .note = La partie reste sans résultat.
ended-again = Créer une autre table
seat-take-back = Jouer de nouveau moi-même
seat-hand-over = Laisser un robot jouer pour moi
watchers = Spectateurs
    .note = Avec ce lien on voit ce qui est visible sur la table, et aucune main.
watch-link = Lien pour les spectateurs
table-listed = Table publique
    .note = L’accueil la propose : aux invités tant qu’il reste des places, puis aux spectateurs.
table-unlisted = pas publique
leave = Quitter la table
    .note = Votre place vous reste. Vous la retrouvez à l’accueil.
adjourned = Cette table est ajournée.
adjourned-ended = Cette partie ajournée est terminée.
adjourned-version = La partie a commencé avec la version { $then } des règles ; la version { $now } est installée ici. Ses choix sont conservés.
adjourned-log = Les règles installées ici n’acceptent plus ses choix tels quels. Ils sont conservés.
adjourned-fit = { $choices ->
    [one] Son seul choix convient aux nouvelles règles.
   *[other] { $fit ->
        [one] 1 choix sur { $choices } convient aux nouvelles règles.
       *[other] { $fit } choix sur { $choices } conviennent aux nouvelles règles.
    }
}
adjourned-anew = { $choices ->
    [0] Aucun choix n’a encore été fait : si vous continuez, elle recommence.
    [one] Son seul choix ne convient pas aux nouvelles règles : si vous continuez, elle recommence.
   *[other] Dès le premier, ses { $choices } choix ne conviennent pas aux nouvelles règles : si vous continuez, elle recommence.
}
adjourned-never = Les nouvelles règles ne permettent même pas de commencer cette partie : elle ne peut pas continuer ici.
adjourned-same = Les joueurs, les places et le mélange restent les mêmes. Qui a vu la suite des cartes la connaît.
adjourned-play-on = Continuer avec les nouvelles règles
adjourned-begin = Recommencer avec les nouvelles règles
adjourned-waits = C’est à l’hôte de décider de la suite ; s’il est absent depuis une minute, à toute personne assise ici.
adjourned-replay = L’enregistrement montre toutes les cartes : vous pourrez le télécharger ici quand plus personne ne pourra continuer.
adjourned-goes-on = Elle continue à une autre table.
adjourned-come = À ma place à cette table
adjourned-watch = Regarder cette table
other-rules = Cette partie a été jouée avec d’autres règles que celles installées ici. Son enregistrement est conservé.
caution = Voulez-vous vraiment cela ?
caution-yes = Oui
caution-no = Annuler
away-title = Pendant votre absence
away-go-on = Continuer
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-watchers = Les spectateurs lisent aussi.
chat-mute = Ne me montrer aucun message
js-lost = Reconnexion. La table attend.
js-lost-try = Essayer
js-back = La connexion est rétablie.
js-select-copy = Le lien est sélectionné : copiez-le à cet endroit.
js-not-sent = Votre choix n’a pas été transmis. Rien n’a changé. Réessayez.
js-no-answer = Aucune réponse n’est venue. La table montre où l’on en est.
js-late = Pas encore de réponse. Votre choix est renvoyé tout seul et ne compte qu’une fois.
js-slow = Pas encore de réponse. Le serveur est lent, ou bien la connexion.
js-under-way = Votre choix est en route.
js-missing = Une partie de cette page n’a pas pu être chargée. Vous pouvez continuer à jouer, sans quelques extras.
js-waits = Le serveur ne peut pas écrire pour l’instant. Votre choix attend ici et sera envoyé de nouveau automatiquement.
js-your-turn = À vous
js-close = Fermer

## La fin

decided = Décidé : { $where }
decided-late = Décidé tout à la fin
decided-chance = chances de gagner
decided-curve = Ce que chacun pouvait espérer au fil de la partie, de rien à la victoire certaine
decided-looking = Quand la partie s’est-elle décidée ?
    .note = Un robot revoit toute la partie ; cela prend quelques secondes.
decided-show = Comment la partie s’est passée
decided-better = Ce qui aurait mieux valu ({ $where }) :
decided-better-deed = « { $instead } » au lieu de « { $chosen } ».
decided-here = La partie s’est décidée
decided-watch = Revoir ce tour
evening = Ce soir
evening-matches = { $count ->
    [one] une partie
   *[other] { $count } parties
}
result-share = Partager
result-copied = Le lien est copié, l’image est enregistrée.
print-score = Imprimer le score
proof-line = Le mélange a été scellé avant le premier choix. Vérifier
proof-line-chosen = Quelqu’un a choisi ce mélange. Voir le sceau
rematch = Revanche en changeant de place
rematch-accept = Accepter la revanche
rematch-offered = Une revanche est prête. Déjà là : { $names }.
replay = Revoir l’enregistrement
replay-download = Télécharger l’enregistrement
other-game = Un autre jeu
proof = Le mélange était-il honnête ?
    .note = Avant le premier choix, le serveur a publié un sceau : l’empreinte SHA-256 d’un sel et du nombre du mélange, tirés au hasard et séparés par un deux-points. À présent il montre les deux. Si leur empreinte est le sceau, les cartes étaient fixées avant tout choix. Votre navigateur fait lui-même le calcul.
chosen-shuffle = Mélange sans hasard
    .note = Quelqu’un a choisi le nombre de ce mélange. Qui connaît ce nombre connaît toutes les mains.
proof-chosen = Quelqu’un a choisi le nombre du mélange de cette partie : il ne prouve rien sur le hasard. Le sceau peut quand même être vérifié.
proof-check = Vérifier le sceau
proof-good = Il concorde : le mélange était fixé avant le premier choix.
proof-bad = Il ne concorde pas. Ce mélange a été falsifié.
proof-insecure = Ce navigateur ne calcule d’empreintes qu’en https. N’importe quel programme SHA-256 permet de vérifier le sel et le nombre.
seed = Nombre du mélange
salt = Sel du sceau

## Enregistrements

replay-file = Fichier de l’enregistrement
replay-open = Ouvrir
replay-bar = Enregistrement
replay-of = Enregistrement : { $game }
replay-steps = Étapes de l’enregistrement
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-position = Endroit de l’enregistrement
replay-eyes = Vu par
replay-all = Mains visibles
replay-watch = En spectateur
replay-as = Vue { DE($name) }
replay-begins = La partie commence.
replay-chose = { $name } choisit.
replay-jump = Aller à
replay-jumps = { $kind ->
    [point] Tournants
   *[turn] Manches et tours
}
replay-share = Lien vers cette étape
replay-copied = Le lien vers cette étape est copié.
play-on = Jouer à partir d’ici
    .note = Une table à vous commence avec les choix faits jusqu’à cette étape. Des robots prennent les autres places. Le mélange est celui de la partie : rien n’y compte.
play-on-as = Vous jouez à la place de
play-on-bots = Niveau des robots
play-on-title = { $title }, à partir de l’étape { $at }
replay-keys = Les flèches font un pas, Page haut et Page bas en font 10, Début et Fin vont aux deux bouts.

## Règles

rules-of = Règles { DE($game) }
rules-contents = Table des matières
rules-search = Chercher dans les règles
rules-none = Rien trouvé.
cards = Toutes les cartes
cards-of = Les cartes { DE($game) }

## Ce qui peut aller de travers

oops = Cela n’a pas marché.
    .note = C’est refusé. Regardez de nouveau la page, puis réessayez.
oops-Unforeseen = Quelque chose s’est mal passé ici.
    .note = C’est notre faute. Rien de ce qui a été confirmé n’est perdu. Réessayez.
oops-UnknownTable = Cette table n’existe pas.
    .note = L’adresse est peut-être incomplète, ou la table est fermée depuis longtemps.
oops-UnknownInvitation = Cette invitation ne mène nulle part.
    .note = Aucune table n’a ce code. Il est peut-être mal tapé, ou la table a été supprimée bien après la partie.
oops-NoSeat = Aucune place n’est libre.
    .note = Quelqu’un a été plus rapide. Rouvrez l’invitation : elle dit ce que vous pouvez faire maintenant.
oops-TooManySeats = Ce navigateur joue à trop de tables.
    .note = Il ne retient pas plus de places de parties en cours. Terminez ou fermez d’abord une de vos tables.
oops-UnknownPage = Il n’y a rien ici.
    .note = L’adresse est peut-être mal saisie, ou ce qui s’y trouvait n’existe plus.
oops-WrongToken = Cette place n’est pas à vous.
    .note = Ouvrez la table par votre propre lien, ou regardez.
oops-NotYours = C’est à quelqu’un d’autre de le faire.
    .note = C’est à l’hôte de le faire, ou à qui occupe la place.
oops-StillHere = Un robot ne peut pas encore prendre le relais.
    .note = Cette personne est là, ou absente depuis moins d’une minute.
oops-NotOver = La partie est encore en cours.
    .note = Ses choix restent secrets jusqu’à la fin. Ensuite son enregistrement est ici.
oops-NoSuchDecision = Cette question n’est pas posée.
    .note = La table montre ce qui est demandé.
oops-AlreadyAnswered = C’est déjà fait.
    .note = Peut-être dans un autre onglet. La table montre où l’on en est.
oops-NotNow = Ce n’est pas possible maintenant.
    .note = La table a continué, ou son état ne le permet pas. Elle montre où l’on en est.
oops-CannotUndo = On ne peut plus revenir en arrière.
    .note = Depuis, quelqu’un a choisi ou une carte a été vue.
oops-IllegalChoice = Ce n’est pas proposé maintenant.
    .note = Rien n’a changé. La table montre ce que vous pouvez choisir.
oops-BadSetup = Une table ne peut pas être créée ainsi.
    .note = Ce jeu ne se joue pas avec ces places et ces variantes. Les équipes, par exemple, demandent exactement 4 places.
oops-BadReplay = Cette partie ne peut pas être revue ici.
    .note = Les règles installées ne sont peut-être plus celles de cette partie, ou le fichier est abîmé.
oops-ReplayMismatch = Cet enregistrement ne concorde pas avec les règles.
    .note = Il a été modifié, ou joué avec d’autres règles.
oops-UnknownGame = Ce jeu n’est pas installé.
    .note = L’accueil montre à quoi l’on peut jouer.
oops-BadRequest = Il manque quelque chose, ou c’est trop long.
    .note = Vérifiez les noms et les textes : un nom compte de 1 à 40 signes, et il faut quelqu’un à la table.
oops-NameTaken = Ce nom est déjà pris.
    .note = Quelqu’un à la table porte ce nom, ou un nom qui lui ressemble. Prenez-en un autre, s’il vous plaît.
oops-TooMany = C’était un peu rapide.
    .note = Attendez un instant, puis réessayez.
oops-TooManyListed = Vous avez déjà rendu plusieurs tables publiques.
    .note = Invitez à celle-ci par son lien, ou rendez-la publique plus tard.
oops-PrinterBusy = Autre chose est en cours d’impression.
    .note = On n’imprime qu’une chose à la fois. Réessayez dans quelques secondes.
oops-NotPrinted = Impossible d’imprimer cela.
    .note = Le journal du serveur dit pourquoi. Tout le reste continue.
oops-StoreFailed = Le serveur ne peut pas écrire pour l’instant.
    .note = Rien de ce qui a été confirmé n’est perdu. Réessayez bientôt.
