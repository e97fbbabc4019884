### Die Worte des Hauses: was jedes Spiel und jeder Raum sagt.

language = Deutsch

list-and = { $most } und { $last }
list-times = { $number }{ "\u00A0" }×{ "\u00A0" }{ $name }
list-effects = { $most }; { $last }
    .short = { $most } · { $last }

# Eine Bezeichnung vor dem, was sie benennt, wo kein Satz steht; eins von beiden darf leer sein.
labelled = { $label }: { $value }

# Eine Karte mit eigenem Namen, in einem Satz.
named-card = „{ $name }“

# Eine Karte, die nicht jeder kennen darf. Ihre Attribute sind die Formen, die jeder Kartenname in dieser Sprache hat.
card-unknown = Karte
    .der = die Karte
    .den = die Karte
    .einen = eine Karte
    .einem = einer Karte
    .dein = deine Karte
    .deinen = deine Karte

seat-name = Platz { $number }

# In place of the name of somebody whose data were deleted.
somebody = Jemand
somebody-number = Jemand { $number }
you = Du

wait = { $count ->
    [one] { $seats } wählt.
   *[other] { $seats } wählen.
}

## Bots

bot-easy = Leicht
    .note = Spielt schnell und übersieht manches.
bot-normal = Mittel
    .note = Überlegt kurz und spielt ordentlich.
bot-hard = Schwer
    .note = Überlegt länger und plant voraus.
bot-greedy = Gierig
    .note = Nimmt, was gerade am besten aussieht.
bot-random = Zufällig
    .note = Spielt alles, was die Regeln erlauben.
bot-name-0 = Ada
bot-name-1 = Tomas
bot-name-2 = Mara
bot-name-3 = Jonas
bot-name-4 = Béla
bot-name-5 = Ines
bot-name-6 = Oskar
bot-name-7 = Noor
bot-number = Bot { $number }

## Das Ende einer Partie

shown-to = Was { $seat } sieht
shown-to-all = Was alle sehen

won-match = { $you ->
    [yes] Du hast gewonnen.
   *[no] { $count ->
        [one] { $seats } hat gewonnen.
       *[other] { $seats } haben gewonnen.
    }
}
drawn-match = Niemand hat gewonnen.

## Was schiefgehen kann

error-not-offered = Das wird gerade nicht angeboten.
error-forbidden = Regel { $rule }: { $text }
error-no-rule = Eine Regel { $rule } gibt es nicht.
error-no-reason = Keine Regel spricht davon; es wird gerade einfach nicht angeboten.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
variant-chosen = { $variant }: { $value }
other-cards = Andere Karten als in der Schachtel: { $cards }{ $more ->
    [0] {""}
   *[other] {""} und { $more } mehr
}.
changed-card = { $card } ({ $about })
changed-field = { $field } = { $written }
like-card = neu, wie { $like }
field-copies = Anzahl
field-en = englischer Name
field-fr = französischer Name
field-de = deutscher Name
recap-you = betrifft dich
