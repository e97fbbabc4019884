#!/bin/sh
# A Chromium for the browser tests: the system's if there is one, else the distribution's package.
for name in "$CROUPIER_CHROMIUM" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && exit 0
done
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
if command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests"
    $as_root apt-get update -qq
    for name in chromium-headless-shell chromium; do # the first has no windows, and is not in every distribution
        apt-cache show "$name" >/dev/null 2>&1 && $as_root apt-get install -y -qq "$name" >/dev/null && exit 0
    done
elif command -v dnf >/dev/null 2>&1; then
    $as_root dnf install -y -q chromium && exit 0
fi
echo "No Chromium found: install it, or name one in CROUPIER_CHROMIUM. The browser tests need it." >&2
[ -z "$CI" ]
