#!/bin/sh
# Writes sources and definitions in their one form; with --check it only tells which are not.
cd "$(dirname "$0")/.." || exit 1
PATH="$PWD/node_modules/.bin:$PATH"
status=0
node codegen/cli.ts format "$@" definitions tests/golden/definitions docs/definitions/example src/app/gallery/definitions || status=1
oxfmt "$@" src codegen scripts tests || status=1
case " $* " in
*" --check "*)
  if [ $status = 0 ]; then echo "Sources and definitions are in their one form."; else echo "Not in their one form: run npm run format." >&2; fi
  ;;
esac
exit $status
