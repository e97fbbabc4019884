"""The Jinja environment of the pages: every text is escaped, and every word comes from Fluent."""

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from itertools import product
from types import CodeType
from typing import Any

from jinja2 import (
    BaseLoader,
    BytecodeCache,
    ChoiceLoader,
    Environment,
    PackageLoader,
    StrictUndefined,
    TemplateNotFound,
    TemplateSyntaxError,
    pass_context,
)
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context as JinjaContext
from markupsafe import Markup, escape

from croupier import catalog
from croupier.engine import Game
from croupier.press import Print, face_html
from croupier.press.html import back_html, picture_html, worded_html
from croupier.server.service.views import USUAL, offered
from croupier.server.web.assets import Assets
from croupier.server.web.compiling import PlainEnvironment, Say, fragments, whole
from croupier.server.web.fragment_cache import FragmentCache
from croupier.server.web.log_html import log_html
from croupier.server.web.showing import Form
from croupier.server.web.view_model import prints, table_title
from croupier.text import LANGUAGES, Translator
from croupier.text.bundle import file_of, folder_of, package_of

_TITLE = re.compile(rb'viewBox="([^"]+)".*id="title"', re.DOTALL)

PRICE = re.compile(r", (?![^(]*\))| (?=\([^()]+ [^()]+\)$)")
"""What parts a deed from its price: a comma outside of brackets, or the blank before brackets at the end."""

TONGUES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}


class GameTemplates(BaseLoader):
    """Finds `games/<game>/table.html` in the package of the game, wherever that is installed."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        """The source of a game's template."""
        del environment
        parts = template.split("/")
        if len(parts) == 3 and parts[0] == "games" and parts[1] in catalog.names():
            file = file_of(package_of(catalog.find(parts[1])), "page", parts[2])
            if file.is_file():
                return file.read_text("utf-8"), None, None
        raise TemplateNotFound(template)

    def list_templates(self) -> list[str]:
        """The templates of all games."""
        found = []
        for slug in catalog.names():
            folder = folder_of(package_of(catalog.find(slug))) / "page"
            files = folder.iterdir() if folder.is_dir() else ()
            found += [f"games/{slug}/{file.name}" for file in files if file.name.endswith(".html")]
        return found


class Compiled(BytecodeCache):
    """The code of templates, made once for all applications of a process, and for processes that are forked from it.

    To compile the table of a game takes a third of a second.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill in the code of a template, if its source was compiled before."""
        bucket.code = self._known.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        if bucket.code is not None:
            self._known[bucket.key, bucket.checksum] = bucket.code


COMPILED = Compiled()


class Templates:
    """The templates, and what all of them can use. `assets` gives the addresses of files."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._picture = re.compile(rf'<use href=("{re.escape(str(escape(assets.url("art/"))))}[^"]*#art")')
        self._modules: dict[tuple[str, type[Game] | None, str], TemplateModule] = {}
        self.environment = PlainEnvironment(
            loader=ChoiceLoader([PackageLoader("croupier.server.web", "templates"), GameTemplates()]),
            bytecode_cache=COMPILED,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.environment.globals.update(
            kept=FragmentCache(),
            root=Markup(assets.root),  # noqa: S704  # a setting that has no sign of HTML
            prints=prints,
            log_html=log_html,
            table_title=table_title,
            imported=self._imported,
            url=assets.url,
            unscripted=assets.unscripted,
            icon_url=assets.icon,
            has_asset=assets.__contains__,
            face_html=self._face,
            worded_html=self._worded,
            back_html=self._back,
            picture_html=lambda game, name, css="art": Markup(picture_html(game, name, assets.url, css)),  # noqa: S704
            cut_words=_lettering(assets),
            bots_for=offered,
            usual_bot=USUAL,
            tongues=TONGUES,
            languages=LANGUAGES,
            tuple=tuple,
        )
        self.environment.filters["at"] = lambda place, things: things[place]
        self.environment.filters["priced"] = lambda label: PRICE.split(label, maxsplit=1)
        self.environment.filters["shelved"] = self._shelved
        self.environment.filters["parted"] = pass_context(lambda context, text: context["translator"].parted(str(text)))

    async def prepare(self) -> None:
        """Compile all templates and print all cards beside the event loop: whoever comes first need not wait for it."""
        for one in self._first():
            await asyncio.to_thread(one)

    def prepare_at_once(self) -> None:
        """The same before there is an event loop."""
        for one in self._first():
            one()

    def _first(self) -> Iterator[Callable[[], object]]:
        for name in self.environment.list_templates():
            yield partial(self._compile, name)
        for slug, language in product(catalog.names(), LANGUAGES):
            yield partial(prints, catalog.find(slug), language)

    def _compile(self, name: str) -> None:
        with suppress(TemplateSyntaxError):  # of a stranger's game: whoever opens its table is told
            self.environment.get_template(name)

    def render(
        self, template: str, language: str, of: type[Game] | None = None, **values: Any
    ) -> str:  # Any: what a template reads
        """A page, or a piece of one, in a language."""
        return whole(self._drawn(template, language, of, **values))

    def fragments(
        self, template: str, language: str, of: type[Game] | None = None, **values: Any
    ) -> tuple[str, ...]:  # Any: as above
        """The same, cut where an element begins that may change while its neighbours stay."""
        return fragments(self._drawn(template, language, of, **values))

    def _drawn(self, template: str, language: str, of: type[Game] | None, **values: Any) -> str:  # Any: as above
        translator, say = _speaking(language, of)  # type: ignore[arg-type]  # has a hash
        return self.environment.get_template(template).render(
            say=say, translator=translator, language=language, **values
        )

    def macros(self, template: str, language: str, game: type[Game] | None) -> TemplateModule:
        """The macros of a template, made once for each game and language: they read no more of what is around them."""
        found = self._modules.get((template, game, language))
        if found is None:
            translator, say = _speaking(language, game)  # type: ignore[arg-type]  # has a hash
            values = {"say": say, "translator": translator, "language": language, "game": game}
            found = self.environment.get_template(template).make_module(values)
            self._modules[template, game, language] = found
        return found

    @pass_context
    def _imported(self, context: JinjaContext, template: str) -> TemplateModule:
        return self.macros(template, context["language"], context.get("game"))

    def _back(self, game: str, back: str) -> Markup:
        drawn = f"art/{game}/back-{back}.svg" in self.assets
        return Markup(back_html(game, back, self.assets.url, drawn=drawn))  # noqa: S704  # escaped there

    def _face(self, card: Print, size: str = "hand") -> Markup:
        return Markup(face_html(card, self.assets.url, size, self.assets.icon))  # noqa: S704  # escaped there

    def _worded(self, card: Print, **given: Any) -> Markup:  # Any: what `worded_html` takes
        return Markup(worded_html(card, self.assets.url, self.assets.icon, **given))  # noqa: S704  # escaped there

    def _shelved(self, html: Markup) -> Markup:
        """What a dialog shows: its pictures are fetched when it is opened (`dialogs.js`), and not with the page."""
        return Markup(self._picture.sub(r"<use data-href=\1", str(html)))  # noqa: S704  # as it was


@lru_cache(1 << 6)
def _speaking(language: str, game: type[Game] | None) -> tuple[Translator, Say]:
    """Who speaks a language in templates, and how."""
    translator = Translator(language, game)
    return translator, Say(translator.say)


def _lettering(assets: Assets) -> dict[str, tuple[str, str]]:
    """The titles that are cut as lettering: the address of each and its box.

    They are found by the slug of the game, by slug and language (`<slug>-fr`) where the title is not the English one;
    `croupier` is the house's own.
    """
    files = {"croupier": "title.svg"} | {slug: f"games/{slug}/title.svg" for slug in catalog.names()}
    for slug in catalog.names():
        files |= {f"{slug}-{tongue}": f"games/{slug}/title.{tongue}.svg" for tongue in LANGUAGES}
    found = {}
    for word, name in files.items():
        asset = assets.get(name)
        box = None if asset is None else _TITLE.search(asset.body)
        if box is not None:
            found[word] = (f"{assets.url(name)}#title", box[1].decode())
    return found


def table_template(game: type[Game], form: Form = "game") -> str:
    """The template of a game's table: its own, or the plain one for a game that brings none."""
    if form != "game":
        return "table_plain.html" if form == "house" else "table_words.html"
    return f"games/{game.slug}/table.html" if _has_template(package_of(game)) else "table_plain.html"


@cache
def _has_template(package: str) -> bool:
    return file_of(package, "page", "table.html").is_file()
