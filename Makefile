# Every target sets up what it needs; a fresh machine needs only Python 3.11+, git and make.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
READY := .venv/ready
DEV := .venv/ready-dev
ATTACK := .venv/ready-attack
RELEASE := .venv/ready-release
DOCS := .venv/ready-docs
WORKERS ?= 3
# File by file in the order of their names: so each worker starts one server and one browser for all its browser tests.
# A worker that a hanging test has ended is not replaced: the next one would hang at the same test.
SHARED := --dist loadfile --no-loadscope-reorder --max-worker-restart 0

# Tests start some fifty servers and programs: without bytecode each would compile the house anew, for 1.3 s.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test browser collect lint types javascript rules quick bench compare bench-peers load sizes wander soak day attack strength playthroughs check mutants fast wheels release docs container screenshots clean

help: ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: $(READY) ## Set up, serve this machine and the home network (PORT=8001 for another port)
	@$(BIN)/croupier serve --home $(if $(PORT),--port $(PORT))

test: ## The whole suite: style, types, rule citations, tests, a real browser
	@$(MAKE) --no-print-directory --jobs 3 browser lint types javascript rules collect
	$(BIN)/pytest -n $(WORKERS) $(SHARED)

quick: $(DEV) ## The suite without the browser
	$(BIN)/pytest -n $(WORKERS) $(SHARED) -m 'not browser'

browser:
	@sh tools/browser.sh

# Once, and not by each worker for itself: what pytest makes of the tests is kept beside their bytecode.
collect: $(DEV)
	@$(BIN)/pytest --collect-only -q > /dev/null

lint: $(DEV) ## Style of the sources, and faults of the templates
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/djlint --quiet --lint src

types: $(DEV) ## Types of sources and tests
	$(BIN)/mypy

javascript: $(DEV) ## Style, types and unit tests of the browser's code (Node.js 20 or a wheel of it; packages from npm)
	@sh tools/javascript.sh

rules: $(DEV) ## For each game: rules, cited by tests, uncited; fails if any is uncited
	$(BIN)/python tools/rules.py

bench: $(DEV) ## Playouts, forks and search per second, and the ratio to a loop without an engine
	$(BIN)/python -m benchmarks

compare: $(DEV) ## Has anything become slower since the newest release? Both in one run (minutes; COMPARE="--base REVISION")
	@$(BIN)/python -m benchmarks.compare $(COMPARE)

bench-peers: $(DEV) ## The same rules in PettingZoo and OpenSpiel beside ours (installs them; says so if it cannot)
	@$(BIN)/pip install --quiet -e '.[peers]' || echo "PettingZoo and OpenSpiel cannot be installed here."
	@$(BIN)/python -m benchmarks.peers

load: $(DEV) ## How many tables a server holds: choices per second, delays, processor time, memory (long; LOAD="--tables 10 100")
	$(BIN)/python -m benchmarks.load $(LOAD)

sizes: $(DEV) browser ## Every question at every size in every language, what can be chosen there, and hints (minutes)
	CROUPIER_SIZES=every $(BIN)/pytest -n 2 tests/browser/test_sizes.py tests/browser/test_hints.py tests/browser/test_full.py tests/browser/test_printed.py

wander: $(DEV) browser ## Whole matches, looked at for what cannot be read (minutes; WANDER="GAME --seed 2")
	$(BIN)/python -m tests.browser.wander $(WANDER)

soak: $(DEV) ## Kill one of several processes every second while people and bots play (long; SOAK="--minutes 1")
	$(BIN)/python -m benchmarks.soak $(SOAK)

day: $(DEV) ## A day in the life of a house with fifty tables: upgrade, outage, report, rolling restart (ten minutes; DAY="--tables 5")
	$(BIN)/python -m benchmarks.soak.day $(DAY)

attack: $(ATTACK) ## Ask the server whatever its OpenAPI document allows and forbids (minutes; ATTACK_FOR="--seconds 600")
	$(BIN)/python -m tools.attack $(ATTACK_FOR)

strength: $(DEV) ## How the bots do against each other, with 95 % intervals: in each game, or in GAME; N matches (1000: long)
	for game in $(or $(GAME),$$($(BIN)/croupier games --names)); do \
		$(BIN)/croupier lab ladder $$game --bots random,easy,greedy,normal,hard -n $(or $(N),1000) --jobs $(WORKERS) || exit; done

playthroughs: $(DEV) ## Write the golden playthroughs again; look at the diff
	$(BIN)/python -m croupier.testing.playthroughs

check: $(DEV) ## 20,000 random matches per game against every law (long)
	for game in $$($(BIN)/croupier games --names); do $(BIN)/croupier check $$game -n 20000 --jobs $(WORKERS) || exit; done

mutants: $(DEV) ## Change the rules of GAME in N places (60), one at a time: which changes does its suite not notice?
	$(BIN)/python -m tools.mutants $(or $(GAME),$(error Say which game: make mutants GAME=NAME; croupier games --names lists them)) -n $(or $(N),60)

fast: $(DEV) ## Compile engine, bots, environments and games (minutes); used from then on. MATCHES=1000 compares more of each game
	@$(BIN)/python -m tools.fast --matches $(or $(MATCHES),4)

wheels: $(DEV) ## Two wheels in dist/: the pure one, and the compiled one of this Python and machine (after make fast)
	@$(BIN)/python -m tools.fast.wheels

release: $(RELEASE) ## Build sdist and wheel, try them on every Python to be had, list and sum them; publishes nothing
	@$(BIN)/python -m tools.release $(if $(PYTHONS),--pythons $(PYTHONS))

docs: $(DOCS) ## The documentation as a site in build/site; fails where a link or an anchor leads nowhere
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build && echo "The site begins at build/site/index.html. Its search needs a server: python -m http.server -d build/site"

container: $(DEV) ## Build the image of the Dockerfile, run it confined and play there (minutes; needs podman, on Debian and as root)
	@$(BIN)/python -m tools.container

screenshots: $(DEV) browser ## Take the pictures of docs/ again
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.previews

clean: ## Remove what the targets have made
	rm -rf .venv build dist src/croupier/_fast .pytest_cache .mypy_cache .ruff_cache .hypothesis node_modules

# Behind it stand the extras that are wanted.
INSTALL = @test -n "$(PYTHON)" || { echo "Croupier needs Python 3.11 or newer."; exit 2; }; $(PYTHON) tools/install.py

$(READY): pyproject.toml
	$(INSTALL) server
	@touch $@

$(DEV): pyproject.toml
	$(INSTALL) dev
	@touch $@ $(READY)

$(ATTACK): pyproject.toml
	$(INSTALL) attack
	@touch $@ $(DEV) $(READY)

$(RELEASE): pyproject.toml
	$(INSTALL) release
	@touch $@

$(DOCS): pyproject.toml
	$(INSTALL) docs
	@touch $@
