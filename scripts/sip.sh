#!/bin/sh
# Tries docs/production/kamailio with a real Kamailio, SIPp as PBX and carrier, and a PostgreSQL of its own.
. "$(dirname "$0")/setup.sh"
need=""
command -v kamailio >/dev/null 2>&1 && [ -n "$(find /usr/lib -path '*kamailio/modules/db_postgres.so' 2>/dev/null)" ] ||
  need="kamailio kamailio-postgres-modules"
command -v sipp >/dev/null 2>&1 || need="$need sip-tester"
ls /usr/lib/postgresql/*/bin/initdb "$(pg_config --bindir 2>/dev/null)/initdb" 2>/dev/null | grep -q . || need="$need postgresql"
if [ -n "$need" ]; then
  echo "These tests need more. Install with: sudo apt-get install --no-install-recommends $need" >&2
  exit 1
fi
exec vitest run --config tests/sip/vitest.config.ts "$@"
