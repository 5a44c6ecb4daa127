#!/bin/sh
# Every measurement of docs/performance.md beside its reference, in one run.
. "$(dirname "$0")/setup.sh"
. scripts/debian.sh
node scripts/build.ts >/dev/null
for bench in tests/bench/*/*Bench.ts; do
  echo "== $bench"
  node "$bench"
done
