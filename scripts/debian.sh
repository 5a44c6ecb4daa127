#!/bin/sh
# Sourced by the test and bench scripts: Chromium and the PostgreSQL server programs, from Debian when absent.
need=""
[ -x /usr/bin/chromium ] || need="$need chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || need="$need postgresql"
if [ -n "$need" ]; then
  echo "Installing$need ..." >&2
  sudo=""
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  $sudo apt-get update -qq >&2
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $need >&2
fi
