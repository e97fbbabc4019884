### Auf Papier: was auf einem gedruckten Bogen neben den Karten steht

paper-scale = 50 mm. Ist der Balken kürzer, mit 100 % drucken.
paper-fronts = Vorderseiten
paper-backs = { $edge ->
    [short] Rückseiten, an der kurzen Kante gewendet
   *[long] Rückseiten, an der langen Kante gewendet
}
paper-trial = Erst eine Probe
    .text = Beide Seiten drucken und das Blatt gegen das Licht halten. Jeder einzelne Strich der Vorderseite trifft auf der Rückseite eine Zahl. Oben und unten steht, wie weit Rückseiten nach rechts rücken müssen, an den Seiten, wie weit nach unten, in Zehntel Millimetern. Beides kommt in den Befehl:
paper-aid = Spielhilfe
paper-tags = Schilder auf Karten
paper-words = Wörter auf Karten
piece-phase = Phase
piece-round = Runde
piece-turn = Zug
piece-first = Marker des Startspielers
piece-seat = Spielertafel
piece-table = Gemeinsame Tafel
paper-tokens = Marker
paper-list = In der Schachtel
paper-index = Stichwörter

## On the page of the rulebook

print-it = Drucken
print-what = { $what ->
    [cards] Karten
    [boards] Tafeln
    [tokens] Marker
    [aids] Spielhilfe
    [rulebook] Regelheft
   *[list] Inhalt der Schachtel
}
print-paper = Papier
    .a4 = A4
    .letter = Letter
print-pdf = Als PDF
