#!/bin/sh
# Installs Debian packages whose programs are missing: tools/system.sh PACKAGE:PROGRAM ...
# Where that is not possible the tests that need them say so and are skipped.
set -eu

found() {
  command -v "$1" >/dev/null 2>&1 || ls /usr/sbin/"$1" /usr/lib/postgresql/*/bin/"$1" 2>/dev/null | grep -q .
}

missing=""
for wanted in "$@"; do
  found "${wanted#*:}" || missing="$missing ${wanted%%:*}"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "Not installed, and there is no apt-get here:$missing" >&2
  exit 0
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then
  if ! sudo -n true 2>/dev/null; then
    echo "Not installed:$missing (as root: apt-get install$missing)" >&2
    exit 0
  fi
  as_root="sudo -n"
fi
echo "Installing$missing"
$as_root apt-get update -qq
for package in $missing; do
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "$package" >/dev/null ||
    echo "Not installed: $package" >&2
done
