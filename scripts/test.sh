#!/bin/sh
# Everything a change must pass: generated files, types, lint, unit and contract tests on both databases, browser tests.
. "$(dirname "$0")/setup.sh"
. scripts/debian.sh

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
passed=0
failed=0

step() {
  name=$1
  shift
  echo "== $name" >&2
  if "$@"; then passed=$((passed + 1)); else
    echo "FAILED: $name" >&2
    failed=$((failed + 1))
  fi
}

count() {
  set -- $(node scripts/countTests.ts "$1")
  passed=$((passed + $1))
  failed=$((failed + $2))
}

step definitions node codegen/cli.ts check
step types tsc -p .
step lint oxlint --type-aware --deny-warnings src codegen scripts tests
step format sh scripts/format.sh --check
step build env PATCHBAY_GALLERY=1 node scripts/build.ts

echo "== unit and contract tests" >&2
vitest run --reporter=default --reporter=json --outputFile.json="$results/vitest.json" || true
count "$results/vitest.json"

echo "== browser tests" >&2
PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright.json" playwright test --config tests/e2e/playwright.config.ts || true
count "$results/playwright.json"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
