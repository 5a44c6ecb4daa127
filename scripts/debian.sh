#!/bin/sh
# Sourced by the test and bench scripts: a browser, the PostgreSQL server programs and a voice. CHROMIUM names another browser,
# and a PostgreSQL that pg_config knows is used. What is missing is installed as root on Debian, else named.
need=""
[ -n "${CHROMIUM:-}" ] || [ -x /usr/bin/chromium-headless-shell ] || need="$need chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/initdb "$(pg_config --bindir 2>/dev/null)/initdb" 2>/dev/null | grep -q . || need="$need postgresql"
command -v espeak-ng >/dev/null || need="$need espeak-ng"
if [ -n "$need" ]; then
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing$need ..." >&2
    apt-get update -qq >&2
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need >&2
  elif [ "$need" != " chromium-headless-shell" ] || [ ! -x /usr/bin/chromium ]; then
    echo "The tests need$need. Install with: sudo apt-get install$need" >&2
    echo "Elsewhere, install them your way, put pg_config on PATH and set CHROMIUM to the browser's program." >&2
    exit 1
  fi
fi
