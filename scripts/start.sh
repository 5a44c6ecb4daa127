#!/bin/sh
# Serves portal and API at http://localhost:4000 (PORT): installs what is missing, compiles, builds, seeds the demo world.
. "$(dirname "$0")/setup.sh"
# With mistakes the server starts with the last good definitions its database has, and tells the mistakes.
node codegen/cli.ts emit >&2 || true
newest=$(find src definitions vite.config.ts package-lock.json \( -path src/server -o -path src/generated \) -prune \
  -o -type f -newer dist/index.html -print 2>/dev/null | head -n 1 || true)
if [ ! -f dist/index.html ] || [ -n "$newest" ] ||
  { [ "${PATCHBAY_GALLERY:-}" = 1 ] && [ ! dist-gallery/gallery.html -nt dist/index.html ]; }; then
  echo "Building ..." >&2
  node scripts/build.ts
fi
exec node src/server/main.ts
