#!/bin/sh
# Dumps the database and packs the pictures, once a day or, with `once`, now; both appear whole or not at all.
set -eu
PGPASSWORD=$(cat /secrets/database-password)
export PGPASSWORD
cd /backups

backup() {
  name=confida-$(date -u +%Y-%m-%dT%H-%M-%S)
  pg_dump --format=custom --file=dump.new && mv dump.new "$name.dump" || return 1
  if [ -d /data/uploads ]; then
    tar --create --gzip --file=uploads.new --directory=/data uploads && mv uploads.new "$name.uploads.tgz" || return 1
  fi
  find . -name 'confida-*' -mtime "+$BACKUP_DAYS" -delete
  echo "$name is complete."
}

if [ "${1:-}" = once ]; then
  backup
  exit
fi
trap 'exit 0' TERM INT
while true; do
  # Where there was none for a day, or it failed: the next try is in a minute.
  if [ -n "$(find . -name 'confida-*.dump' -mmin -1440)" ] || backup; then pause=600; else pause=60; fi
  sleep "$pause" &
  wait $!
done
