### Im Terminal spielen.

terminal-title = { $game } für { $players } Spieler
terminal-seed = Zahl der Mischung: { $seed }
terminal-salt = Salz des Siegels: { $salt }
terminal-chosen = Die Zahl für diese Mischung hat jemand ausgesucht; über den Zufall beweist sie nichts.
terminal-commitment = Siegel der Mischung (SHA-256): { $commitment }
terminal-empty = nichts
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-prompt = Deine Wahl (? zeigt die Hilfe):
terminal-over-prompt = s DATEI sichert die Aufzeichnung, u nimmt zurück, q verlässt den Tisch:
terminal-help =
    Eine Nummer oder ihr Schlüssel wählt.
    ? zeigt diese Hilfe
    ? 3 sagt, was Möglichkeit 3 bewirken würde
    r 6.4 zeigt eine Regel
    c NAME zeigt, was eine Karte tut
    why SCHLÜSSEL nennt die Regel, die etwas verbietet
    u nimmt alles bis zu deiner letzten Wahl zurück
    s DATEI sichert die Aufzeichnung
    q verlässt den Tisch
terminal-numbers = Gib eine Nummer von 1 bis { $count } ein, oder ? für Hilfe.
terminal-confirm = Gib noch einmal { $number } ein, um es trotzdem zu tun.
terminal-saved = Gesichert in { $file }.
terminal-not-saved = { $file } lässt sich nicht schreiben: { $reason }
terminal-needs = { $command ->
    [r] Nenne die Regel: r 6.4
    [c] Nenne die Karte: c { $example }
    [why] Nenne den Schlüssel: why { $example }
   *[s] Nenne die Datei: s DATEI
}
terminal-no-card = Eine Karte „{ $name }“ gibt es nicht. Es gibt { $cards }.
terminal-offered = Das wird angeboten: Wähle Nummer { $number }.
terminal-foretold = { $label }: { $forecast }
terminal-nothing-changes = { $label }: Keine Zahl ändert sich.
terminal-nothing-yet = { $label }: Keine Zahl ändert sich, bevor die anderen gewählt haben.
terminal-not-foretold = { $label }: Was daraus wird, entscheiden verdeckte Karten oder der Zufall.
terminal-left = Du hast den Tisch verlassen.
terminal-undone = Deine letzte Wahl ist zurückgenommen.
