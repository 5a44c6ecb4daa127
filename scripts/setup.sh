#!/bin/sh
# Sourced by the other scripts: installs the packages when they are missing or older than the lock file,
# and puts the project's own Node first.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "Installing packages ..." >&2
  npm ci --no-audit --no-fund --loglevel=error >&2
  touch node_modules/.package-lock.json
fi
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 24 ]; then
  echo "Patchbay needs Node 24; this is $(node -v). Install it, then try again." >&2
  exit 1
fi
