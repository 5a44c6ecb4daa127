#!/bin/sh
# Sourced by the other scripts: installs the packages when they are missing or not those of the lock file,
# and puts the project's own Node first.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
export PATH

# npm ci begins by deleting node_modules: without a network, an installation that works would be gone.
previous=.node_modules.previous
restore_packages() {
  [ -d "$previous" ] || return 0
  rm -rf node_modules
  mv "$previous" node_modules
}
# Left by an installation that was killed.
restore_packages

# By content: a checkout gives every file a new time stamp, and installing again needs a network.
installed=node_modules/.patchbay-lock
if ! cmp -s package-lock.json "$installed"; then
  command -v npm >/dev/null 2>&1 || { echo "Patchbay needs npm, which comes with Node 24: https://nodejs.org" >&2; exit 1; }
  echo "Installing packages ..." >&2
  [ ! -d node_modules ] || mv node_modules "$previous"
  trap 'restore_packages; exit 130' INT TERM
  if ! npm ci --no-audit --no-fund --loglevel=error >&2; then
    restore_packages
    echo "The packages of package-lock.json could not be installed; what was installed before is unchanged." >&2
    echo "Connect to the network and try again." >&2
    exit 1
  fi
  trap - INT TERM
  rm -rf "$previous"
  cp package-lock.json "$installed"
fi

# The packaged Node is built for glibc: elsewhere (musl), the system's is used.
if [ -e node_modules/.bin/node ] && ! node_modules/.bin/node -v >/dev/null 2>&1; then
  rm -f node_modules/.bin/node
fi
version=$(node -p 'const [a, b] = process.versions.node.split("."); a * 100 + +b' 2>/dev/null || echo 0)
if [ "$version" -lt 2407 ]; then
  echo "Patchbay needs Node 24.7 or newer; this is $(node -v 2>/dev/null || echo "no Node"). Install it from https://nodejs.org, or on Alpine with: apk add nodejs npm" >&2
  exit 1
fi
if [ "$version" -ge 2500 ]; then
  echo "Patchbay is tested with Node 24; this is $(node -v)." >&2
fi

# Without stripping types and parsing again, a start takes half the time and 30 MB less.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/patchbay}"

# What editors complete follows from the definitions, so it is no file of the project's own.
[ -e definitions/_language/names.schema.json ] || node codegen/cli.ts names || true
