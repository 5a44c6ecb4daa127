#!/bin/sh
# The server on port 4000 and Vite on port 5173 with hot reload; definitions are published as they are saved.
. "$(dirname "$0")/setup.sh"
node codegen/cli.ts emit
export PATCHBAY_GALLERY=1
node --watch-path=src/server --watch-path=src/domain --watch-path=src/shared src/server/main.ts &
server=$!
trap 'kill "$server" 2>/dev/null' EXIT INT TERM
vite
