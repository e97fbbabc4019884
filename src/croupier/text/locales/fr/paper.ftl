### Sur papier : ce qui figure à côté des cartes sur une feuille imprimée

paper-scale = 50 mm. Si la barre est plus courte, imprimer à 100 %.
paper-fronts = Rectos
paper-backs = { $turn ->
    [short] Versos, retournés sur le petit côté
   *[long] Versos, retournés sur le grand côté
}
paper-trial = D’abord un essai
    .text = Imprimer les deux côtés et tenir la feuille devant une lumière. Là où deux traits se rejoignent, le verso dit de combien de dixièmes de millimètre il a glissé : en haut ou en bas sur le côté, sur les bords en hauteur. Donner les deux nombres à la commande :
