"""The translator: sentences for the one who reads, in every language, without a gap."""

import pytest

import croupier
from croupier import catalog
from croupier.engine import SEAT, Game, Saying
from croupier.games.quintet import Quintet
from croupier.games.zynalith import Zynalith
from croupier.text import LANGUAGES, MissingText, Translator, UnknownLanguage
from croupier.text.arguments import Arguments
from croupier.text.samples import event_texts
from tests.words import flat

GAMES = catalog.ours()
NAMES = ("Ada", "Tomas", "Mara")

PRINTED = {
    "en": {
        "herald": "When it arrives, you may draw a card.",
        "murderer": "When it arrives, you may kill any one character on a battlefield.",
        "witch": "When it arrives, you may choose a player, who discards a card of their choice.",
        "necromancer": "When it arrives, you may return a character from your graveyard to your hand.",
        "wizard": "Play it in an opponent’s main phase against a character that has just been played. If it "
        "stays, discard a card and counter that character. In your own turn it has no ability.",
    },
    "fr": {
        "herald": "À son arrivée, vous pouvez piocher une carte.",
        "murderer": "À son arrivée, vous pouvez assassiner un personnage de votre choix sur un champ de bataille.",
        "witch": "À son arrivée, vous pouvez cibler un joueur ; il se défausse d’une carte de son choix.",
        "necromancer": "À son arrivée, vous pouvez ressusciter un personnage, qui revient de votre cimetière "
        "dans votre main.",
        "wizard": "Jouez-le pendant la phase principale d’un adversaire contre un personnage qui vient d’être "
        "joué. S’il s’installe, défaussez-vous d’une carte et contrecarrez ce personnage. À votre tour, il "
        "n’a pas de capacité.",
    },
    "de": {
        "herald": "Wenn er eintrifft, darfst du eine Karte ziehen.",
        "murderer": "Wenn er eintrifft, darfst du eine beliebige Figur auf einem Schlachtfeld meucheln.",
        "witch": "Wenn sie eintrifft, darfst du einen Spieler wählen; er wirft eine Karte seiner Wahl ab.",
        "necromancer": "Wenn er eintrifft, darfst du eine Figur von deinem Friedhof auf die Hand zurückholen.",
        "wizard": "Spiele ihn in der Hauptphase eines Gegners gegen eine Figur aus, die gerade eintrifft. Bleibt "
        "er, wirf eine Karte ab; die Figur ist abgewehrt. Im eigenen Zug hat er keine Fähigkeit.",
    },
}


def game(place: str) -> type[Game]:
    return catalog.find(place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", GAMES)
def test_what_happened_is_told_in_sentences(place: str, language: str) -> None:
    translator = Translator(language, game(place), strict=True)
    for event in game(place).EVENTS:
        for text in event_texts(translator, event):
            assert text.lstrip("“„«\N{NO-BREAK SPACE}")[0].isupper(), f"{event.name}: {text}"
            assert text.endswith("."), f"{event.name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_q_5_the_printed_texts_come_from_the_effects(language: str) -> None:
    translator = Translator(language, Quintet, strict=True)
    for face, text in PRINTED[language].items():
        assert translator.text(face).replace("\u202f", " ").replace("\u00a0", " ") == text


def test_an_effect_that_does_more_says_more() -> None:
    assert Translator("en", Quintet).saying(Saying("effect-draw", {"number": 2})) == (
        "When it arrives, you may draw 2\N{NO-BREAK SPACE}cards."
    )
    nested = Saying("list-and", {"most": Saying("zone-hand"), "last": (Saying("zone-library"),)})
    assert Translator("de", Quintet).saying(nested) == "Hand und Bibliothek"


@pytest.mark.parametrize(
    ("language", "kind", "fact", "labels"),
    [
        (
            "en",
            "You may react",
            "Tomas plays the Murderer.",
            ["Pass", "Play the Wizard (costs a card if it stays)"],
        ),
        (
            "fr",
            "Vous pouvez réagir",
            "Tomas joue l’Assassin.",
            ["Passer", "Jouer le Magicien (une carte s’il s’installe)"],
        ),
        (
            "de",
            "Du darfst reagieren",
            "Tomas spielt den Meuchler aus.",
            ["Passen", "Den Magier ausspielen (kostet eine Karte, wenn er bleibt)"],
        ),
    ],
)
def test_the_voice_of_a_reaction(language: str, kind: str, fact: str, labels: list[str]) -> None:
    match = croupier.arrange("quintet", 2, hand=[["wizard", "herald"], ["murderer"]], active=1, phase="main", turn=3)
    match.choose(1, "play:murderer")
    translator = Translator(language, Quintet, strict=True)
    decision, view = match.decisions[0], match.view(0)
    prompt = translator.prompt(decision, view, NAMES, 0)
    assert (prompt.kind, prompt.fact) == (kind, fact)
    assert [translator.label("react", key, view, NAMES, 0) for key in decision.keys] == labels


@pytest.mark.parametrize(
    ("language", "mine", "theirs", "known", "unknown"),
    [
        ("en", "You play the Witch.", "Ada plays the Witch.", "You draw a Necromancer.", "Ada draws a card."),
        ("fr", "Vous jouez la Sorcière.", "Ada joue la Sorcière.", "Vous piochez un Nécromancien.",
         "Ada pioche une carte."),
        ("de", "Du spielst die Hexe aus.", "Ada spielt die Hexe aus.", "Du ziehst einen Nekromanten.",
         "Ada zieht eine Karte."),
    ],
)  # fmt: skip
def test_log_lines_speak_to_the_one_who_reads(language: str, mine: str, theirs: str, known: str, unknown: str) -> None:
    translator = Translator(language, Quintet, strict=True)
    played = {"event": "played", "rule": "5.1", "seat": 0, "card": "witch"}
    assert translator.line(played, NAMES, 0) == mine
    assert translator.line(played, NAMES, None) == theirs
    drew = {"event": "drew", "rule": "4.2", "seat": 0}
    assert translator.line({**drew, "card": "necromancer"}, NAMES, 0) == known
    assert translator.line(drew, NAMES, 1) == unknown


@pytest.mark.parametrize(
    ("language", "key", "label"),
    [
        ("en", "kill:1:witch", "Kill Tomas’s Witch"),
        ("en", "kill:0:witch", "Kill your Witch"),
        ("fr", "kill:1:murderer", "Assassiner l’Assassin de Tomas"),
        ("fr", "kill:0:herald", "Assassiner votre Héraut"),
        ("de", "kill:1:necromancer", "Den Nekromanten von Tomas meucheln"),
        ("de", "kill:0:wizard", "Deinen Magier meucheln"),
        ("de", "return:witch", "Die Hexe zurückholen"),
        ("fr", "target:2", "Cibler Mara"),
        ("en", "target:0", "Discard a card yourself"),
        ("en", "decline", "Decline"),
    ],
)
def test_buttons_are_verbs_with_their_object(language: str, key: str, label: str) -> None:
    view = croupier.start("quintet", 3, 1).view(0)
    assert Translator(language, Quintet, strict=True).label("ability", key, view, NAMES, 0) == label


def test_what_is_kept_of_an_option_is_of_no_table() -> None:
    view, translator = croupier.start("quintet", 3, 1).view(0), Translator("en", Quintet, strict=True)

    def kill(names: tuple[str, ...], me: int) -> str:
        return translator.label("ability", "kill:1:witch", view, names, me)

    assert kill(NAMES, 0) == "Kill Tomas’s Witch"
    assert kill(("Ada", "Lin", "Mara"), 0) == "Kill Lin’s Witch"
    assert kill(NAMES, 1) == "Kill your Witch"


def test_french_elides_before_a_vowel() -> None:
    countered = {"event": "countered", "rule": "6.18", "seat": 0, "card": "witch"}
    translator = Translator("fr", Quintet, strict=True)
    assert translator.line(countered, ("Ada", "Tomas"), None) == "La Sorcière d’Ada est contrecarrée."
    assert translator.line({**countered, "seat": 1, "card": "murderer"}, ("Ada", "Tomas"), None) == (
        "L’Assassin de Tomas est contrecarré."
    )


def test_french_elides_before_a_vowel_in_quotes() -> None:
    translator = Translator("fr", Zynalith, strict=True)
    elided = set()
    for face in Zynalith.FACES:
        line = {"event": "seized", "rule": "8.7", "seat": 0, "target": 1, "card": face.id}
        told, name = flat(translator.line(line, ("Ada", "Tomas"), None)), translator.card(face.id)
        elided.add(f"d’« {name} »" in told)
        assert (f"de « {name} »" in told) == (name[0] not in "AEIOUÉÂÎ" and name[:2] != "Hy")
    assert elided == {True, False}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hélène", "d’Hélène"),
        ("Hector", "d’Hector"),
        ("Hans", "de Hans"),
        ("« Hydre »", "d’« Hydre »"),
        ("« Harpie des ruines »", "de « Harpie des ruines »"),
        ("« Héron des roseaux »", "de « Héron des roseaux »"),
    ],
)
def test_french_elides_before_an_h_that_nobody_hears(name: str, said: str) -> None:
    assert Translator("fr", strict=True).say("replay-as", name=name) == f"Vue {said}"


def test_q_10_3_drawing_from_an_empty_library_is_warned_of_and_confirmed() -> None:
    match = croupier.arrange(
        "quintet",
        2,
        hand=[["herald"], []],
        graveyard=[["herald"] * 4 + ["murderer", "witch", "necromancer", "wizard"] * 5, []],
        active=0,
        phase="main",
        turn=9,
    )
    translator = Translator("en", Quintet, strict=True)
    decision = match.decisions[0]
    view = match.view(0)
    assert translator.prompt(decision, view, NAMES, 0).warning == (
        "Your library is empty. Your next draw loses the game."
    )
    match.choose(0, "play:herald")
    decision, view = match.decisions[0], match.view(0)
    assert translator.prompt(decision, view, NAMES, 0).warning == "Your library is empty. Drawing now loses the game."
    assert translator.caution("ability", "draw", view, NAMES, 0) == "Your library is empty. Drawing now loses the game."
    assert not translator.caution("ability", "decline", view, NAMES, 0)


def test_names_are_shown_as_they_are() -> None:
    line = {"event": "passed", "rule": "6.8", "seat": 0}
    assert Translator("en", Quintet).line(line, ("{ $seat } <b>", "x"), None) == "{ $seat } <b> passes."


def test_waiting_lines_join_those_who_are_asked() -> None:
    asked = [{"seat": 2, "name": "react"}, {"seat": 0, "name": "react"}, {"seat": 1, "name": "draft"}]
    assert Translator("en", Quintet).waiting(asked, NAMES, 1) == "Ada and Mara may react."
    assert Translator("de", Quintet).waiting(asked, NAMES) == "Ada und Mara dürfen reagieren. Tomas wählt."
    assert not Translator("fr", Quintet).waiting([{"seat": 1, "name": "react"}], NAMES, 1)


def test_what_is_missing_falls_back_and_never_raises() -> None:
    translator = Translator("fr", Quintet)
    assert translator.say("no-such-message") == "no-such-message"
    assert translator.card("lost-stranger") == "Lost stranger"
    assert translator.line({"event": "nothing", "rule": "1.1", "seat": 0}, NAMES, 0) == "Nothing: 0"
    assert translator.label("play", "dance:1", croupier.start("quintet", 2, 1).view(0), NAMES, 0) == "Dance 1"
    assert translator.say("error-no-rule") == "Il n’y a pas de règle rule."


def test_a_strict_translator_says_what_is_missing() -> None:
    translator = Translator("fr", Quintet, strict=True)
    with pytest.raises(MissingText, match="no-such-message in fr"):
        translator.say("no-such-message")
    with pytest.raises(MissingText, match="rule"):
        translator.say("error-no-rule")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, de, not 'it'"):
        Translator("it")


def test_the_house_speaks_without_a_game() -> None:
    assert Translator("de").say("bot-hard") == "Schwer"
    assert not Translator("de").rule("1.1")
    assert Translator("en").listed(["a", "b", "c"]) == "a, b and c"
    assert Translator("en").listed([]) == ""


def test_a_seat_that_is_nobody_is_a_dash() -> None:
    args = Arguments(Translator("en", catalog.find("quintet")), ("Ada", "Tomas"), 0)
    for seat, said in ((-1, "\N{EN DASH}"), (1, "Tomas"), (7, "7")):
        args.add("target", SEAT, seat)
        assert (args.values["target"], args.values["target-you"]) == (said, "no")


def test_a_question_is_named_where_its_words_hold_at_any_moment() -> None:
    german = Translator("de", catalog.find("perils"))
    assert german.question("mana") == "Du darfst Manatränke kaufen"
    assert german.question("attack") == "Attack"  # what it is called depends on whether one must
