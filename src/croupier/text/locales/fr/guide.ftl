### L’aide à la table : le but, les conseils, l’avis du robot, les signes, les leçons

goal-card = Le but
goal-fold = Replier
hint = Conseil
hint-number = Conseil { $number }
hint-anywhere = touchez n’importe où
hint-off = Plus aucun conseil
beginnings = De bons débuts
beginnings-off = Je me débrouille
hints = Conseils pendant la première partie
    .note = Si vous les rétablissez, ils reviennent tous une fois.
advice = Demander au robot
advice-would = Le robot choisirait : { $option }.
advice-only = Il n’y a rien d’autre à choisir.
js-advice-thinking = Le robot réfléchit.
table-advice = Sans avis
    .note = À cette table, personne ne peut demander au robot ce qu’il ferait.
signs = Ce que veulent dire les signes
signs-marked = Marqués : ceux qui sont sur la table.
signs-here = sur la table en ce moment
signs-numbers = Dans les coins
signs-deeds = Ce que font les cartes
signs-table = À la table
sign-bolt = Tour
    .note = c’est à cette personne de jouer
sign-hourglass = Doit répondre
    .note = la table attend cette personne
sign-check = A choisi
    .note = cette personne a répondu
sign-link = Absence
    .note = cette personne n’est pas connectée
keys-signs = Ce que veulent dire les signes
learn = Apprendre
learn-first = Pour débuter
learn-title = Apprendre { $game }
lesson-task = Exercice { $number } : { $title }
lesson-tasks = { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
lesson-past = fait
lesson-nothing-counts = Rien ne compte ici. Partez quand vous voulez : vous reprendrez à cet exercice.
lesson-wrong = { $option } : cela ne sert à rien ici.
lesson-back = Tout est comme avant : essayez encore.
lesson-show = Montrer
lesson-next = Exercice suivant
lesson-again = Recommencer
lesson-over = C’était le dernier exercice.
lesson-tried = essayé
