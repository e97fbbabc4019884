### Sur papier : ce qui figure à côté des cartes sur une feuille imprimée

paper-scale = 50 mm. Si la barre est plus courte, imprimer à 100 %.
paper-fronts = Rectos
paper-backs = { $edge ->
    [short] Versos, retournés sur le petit côté
   *[long] Versos, retournés sur le grand côté
}
paper-trial = D’abord un essai
    .text = Imprimer les deux côtés et tenir la feuille devant une lumière. Chaque trait seul du recto tombe sur un nombre du verso. En haut et en bas, il dit de combien les versos doivent aller vers la droite, sur les bords, de combien vers le bas, en dixièmes de millimètre. Donner les deux à la commande :
paper-aid = Aide de jeu
paper-tags = Étiquettes des cartes
paper-words = Mots des cartes
piece-phase = Phase
piece-round = Manche
piece-turn = Tour
piece-first = Marqueur du premier joueur
piece-seat = Plateau individuel
piece-table = Plateau commun
paper-tokens = Jetons et marqueurs
paper-list = Dans la boîte
paper-index = Index des termes

## On the page of the rulebook

print-it = Imprimer
print-what = { $what ->
    [cards] Cartes
    [boards] Plateaux
    [tokens] Jetons
    [aids] Aide de jeu
    [rulebook] Règles
   *[list] Contenu de la boîte
}
print-paper = Papier
    .a4 = A4
    .letter = Letter
print-pdf = En PDF
