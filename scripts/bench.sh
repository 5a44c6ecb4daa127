#!/bin/sh
# Every measurement of docs/performance.md beside its reference, in one run.
. "$(dirname "$0")/setup.sh"
. scripts/debian.sh
node scripts/build.ts >/dev/null
failed=0
for bench in tests/bench/*/*Bench.ts; do
  echo "== $bench"
  node "$bench" || failed=1
done
exit "$failed"
