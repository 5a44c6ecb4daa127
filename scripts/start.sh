#!/bin/sh
# Serves portal and API at http://localhost:4000 (PORT): installs what is missing, builds changed pages, seeds the demo world.
. "$(dirname "$0")/setup.sh"
node scripts/requireFreePort.ts
node scripts/build.ts --if-changed
# Measured by tests/bench/rest: optimized code of the embedded database would take 150 MB (and 500 while it is made)
# to make large scans twice as fast; small young generations give memory back sooner.
exec node --liftoff-only --max-semi-space-size=4 src/server/main.ts
