### Auf Papier: was auf einem gedruckten Bogen neben den Karten steht

paper-scale = 50 mm. Ist der Balken kürzer, mit 100 % drucken.
paper-fronts = Vorderseiten
paper-backs = { $turn ->
    [short] Rückseiten, an der kurzen Kante gewendet
   *[long] Rückseiten, an der langen Kante gewendet
}
paper-trial = Erst eine Probe
    .text = Beide Seiten drucken und das Blatt gegen das Licht halten. Wo sich zwei Striche treffen, steht auf der Rückseite, um wie viele Zehntel Millimeter sie verrutscht ist: oben oder unten zur Seite, an den Seiten in der Höhe. Beide Zahlen kommen in den Befehl:
