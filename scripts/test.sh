#!/bin/bash
# Everything a change must pass: definitions, types, lint, format, unit and contract tests on both databases, browser
# tests. Long walks are sampled by a pinned seed; `npm run test:all` (TEST_ALL=1) tries every case.

# Debian's packages are installed beside npm's.
sh "$(dirname "$0")/debian.sh" &
debian=$!
. "$(dirname "$0")/setup.sh"
wait "$debian"

# In memory where there is room: tests make and remove thousands of files and hundreds of databases.
memory=""
if [ -z "${TMPDIR:-}" ] && [ "$(df -k --output=avail /dev/shm 2>/dev/null | tail -1)" -gt 8000000 ] 2>/dev/null; then
  memory=$(mktemp -d /dev/shm/patchbay-XXXXXX)
  # PostgreSQL runs as another user.
  chmod 711 "$memory"
  export TMPDIR=$memory
fi
results=$(mktemp -d)
trap 'rm -rf "$results" "$memory"' EXIT
export TEST_SAMPLES="$results/samples"
: >"$TEST_SAMPLES"
export TEST_RETRIED="$results/retried" TEST_CRASHED="$results/crashed" TEST_UNHANDLED="$results/unhandled"
export TEST_SCAFFOLDED="$results/scaffolded"
touch "$TEST_RETRIED" "$TEST_CRASHED" "$TEST_UNHANDLED"
passed=0
failed=0

# Runs a command and notes how long it took: timed NAME CMD...
timed() {
  local name=$1 began=$SECONDS code=0
  shift
  "$@" || code=$?
  printf '%5d s  %s\n' $((SECONDS - began)) "$name" >>"$results/times"
  return "$code"
}

# Light steps run side by side; their output is printed once they have ended.
light=()
side() {
  local name=$1
  shift
  light+=("$name")
  {
    timed "$name" "$@" >"$results/$name.log" 2>&1
    echo $? >"$results/$name.code"
  } &
}

# Counts a report of Vitest or Playwright: count REPORT [FILES TO BE RUN AGAIN]
count() {
  local counts
  counts=$(node scripts/countTests.ts "$@")
  read -r run broken <<<"$counts"
  passed=$((passed + run))
  failed=$((failed + broken))
}

echo "== definitions, types, lint, format and build" >&2
set +e
side definitions node codegen/cli.ts check --handlers=src/server/host/handlers.ts
side types tsc -p . --checkers 2
side lint oxlint --type-aware --deny-warnings src codegen scripts tests
side format sh scripts/format.sh --check
side build env PATCHBAY_GALLERY=1 node scripts/build.ts
wait
for name in "${light[@]}"; do
  if [ "$(cat "$results/$name.code")" = 0 ]; then passed=$((passed + 1)); else
    cat "$results/$name.log" >&2
    echo "FAILED: $name" >&2
    failed=$((failed + 1))
  fi
done

# unit REPORT FILE...
unit() {
  local report=$1
  shift
  timed "unit and contract tests" vitest run --reporter=default --reporter=json --outputFile.json="$report" \
    --reporter=./tests/support/RetriedTests.ts "$@"
  count "$report" "$TEST_CRASHED"
}

echo "== unit and contract tests" >&2
unit "$results/vitest.json"
# Node itself ends a process now and then while it frees WebAssembly; its file is tried once more, and named at the end.
mapfile -t crashed <"$TEST_CRASHED"
if [ ${#crashed[@]} -gt 0 ]; then
  printf '%s: the process of its tests ended\n' "${crashed[@]}" >>"$TEST_RETRIED"
  : >"$TEST_CRASHED"
  unit "$results/again.json" "${crashed[@]}"
fi
failed=$((failed + $(cat "$TEST_CRASHED" "$TEST_UNHANDLED" | wc -l)))
cat "$TEST_CRASHED" "$TEST_UNHANDLED" >&2

echo "== browser tests" >&2
PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright.json" timed "browser tests" \
  playwright test --config tests/e2e/playwright.config.ts
count "$results/playwright.json"

seed=$(node -e "import('./tests/support/sampling.ts').then(({ seed }) => console.log(seed))")
echo "== how much was tried (seed $seed; npm run test:all tries everything)" >&2
sort -u "$TEST_SAMPLES" >&2
echo "== where the time went" >&2
sort -rn "$results/times" >&2
node scripts/summarizeTests.ts "$results/retried" "$results/vitest.json" "$results/playwright.json" >&2

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
