"""The rooms of the server: who may import whom (docs/architecture.md)."""

from tests.architecture.sources import HOUSE, imports, room_of, sources

SERVER = HOUSE / "server"

ALLOWED = {
    "errors": set(),
    "settings": set(),
    "addresses": set(),
    "admission": {"addresses", "errors", "streams", "token_bucket"},
    "token_bucket": set(),
    "logs": set(),
    "root_path": set(),
    "http_methods": {"root_path"},
    "timeouts": set(),
    "proxies": set(),
    "background_task": set(),
    "temporary": {"errors"},
    "warmup": set(),
    "streams": {"addresses", "errors"},
    "metrics": {"background_task", "temporary"},
    "store": {"errors", "temporary"},
    "service": {"store", "settings", "addresses", "background_task", "token_bucket", "errors"},
    "api": {"service", "http_methods", "addresses", "streams", "errors"},
    "web": {"service", "settings", "addresses", "streams", "proxies", "logs", "errors"},
    "app": {
        "admission",
        "service",
        "api",
        "web",
        "streams",
        "settings",
        "metrics",
        "http_methods",
        "root_path",
        "background_task",
        "warmup",
        "errors",
    },
}

ALLOWED_OUTSIDE = {
    "token_bucket": set(),
    "admission": set(),
    "errors": {"engine"},
    "settings": {"engine"},
    "addresses": set(),
    "logs": set(),
    "root_path": set(),
    "http_methods": set(),
    "timeouts": set(),
    "proxies": set(),
    "background_task": set(),
    "temporary": set(),
    "warmup": {"engine", "catalog", "text"},
    "streams": set(),
    "metrics": {"__version__"},
    "store": set(),
    "service": {"engine", "catalog", "bots", "text"},
    "api": {"engine", "catalog", "text", "__version__"},
    "web": {"engine", "kit", "catalog", "text", "press", "__version__"},
    "app": {"engine", "__version__"},
}

ENTRANCE = {"entrance.tables", "views", "recording", "runtime.log", "people.names"}
"""What API and pages may import of the service: what can be done, the values given and taken, the log, checks."""


def test_every_room_of_the_server_imports_only_what_it_may() -> None:
    wrong = []
    for path in sources(SERVER):
        room = room_of(path, SERVER)
        for line, name in imports(path):
            top, _, rest = name.partition(".")
            first, *parts = rest.split(".")
            if top != "croupier" or not rest or room == "__init__":
                continue
            if first != "server":
                if first not in ALLOWED_OUTSIDE[room]:
                    wrong.append(f"{path}:{line} imports {name}; {room} may import {sorted(ALLOWED_OUTSIDE[room])}")
            elif parts[0] != room and parts[0] not in ALLOWED[room]:
                wrong.append(f"{path}:{line} imports {name}; {room} may import {sorted(ALLOWED[room])}")
            elif room in {"api", "web"} and parts[0] == "service" and _module(parts) not in ENTRANCE:
                wrong.append(f"{path}:{line} imports {name}; {room} enters the service by {sorted(ENTRANCE)}")
    assert not wrong, "\n".join(wrong)


IN_THE_SERVICE = {
    "clock": set(),
    "views": set(),
    "recording": set(),
    "thinking": {"clock"},
    "runtime": {"thinking", "clock", "views", "recording"},
    "people": {"runtime", "thinking", "clock", "views"},
    "entrance": {"people", "runtime", "thinking", "clock", "views", "recording"},
}
"""The folders of the service, and what each may import beside itself; every arrow points down."""


def test_every_folder_of_the_service_imports_only_what_lies_below_it() -> None:
    wrong = []
    for path in sources(SERVER / "service"):
        folder = room_of(path, SERVER / "service")
        for line, name in imports(path):
            parts = name.split(".")
            if parts[:3] != ["croupier", "server", "service"] or folder == "__init__":
                continue
            if parts[3] not in {folder, *IN_THE_SERVICE[folder]}:
                wrong.append(f"{path}:{line} imports {name}; {folder} may import {sorted(IN_THE_SERVICE[folder])}")
    assert not wrong, "\n".join(wrong)


def _module(parts: list[str]) -> str:
    """The module of the service of an imported name, with its folder if it lies in one."""
    return parts[1] if parts[1] in {"clock", "views", "recording"} else ".".join(parts[1:3])
