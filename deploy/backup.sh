#!/bin/sh
# Dumps the database and packs the pictures, once a day or, with `once`, now; both appear whole or not at all. `restore NAME` puts what
# is of that name in the place of both, which nobody may be using.
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

case "${1:-}" in
  once)
    backup
    exit
    ;;
  restore)
    # Beside what stands, which is kept as confida_before and uploads.before; what cannot be restored changes nothing.
    rm -rf /data/uploads.new
    if [ -f "$2.uploads.tgz" ]; then
      mkdir /data/uploads.new
      tar --extract --gzip --file="$2.uploads.tgz" --directory=/data/uploads.new
    fi
    dropdb --if-exists confida_new
    createdb confida_new
    pg_restore --no-owner --exit-on-error --dbname=confida_new "$2.dump"
    dropdb --if-exists confida_before
    psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres \
      --command='alter database confida rename to confida_before' \
      --command='alter database confida_new rename to confida'
    if [ -d /data/uploads.new ]; then
      rm -rf /data/uploads.before
      if [ -d /data/uploads ]; then mv /data/uploads /data/uploads.before; fi
      mv /data/uploads.new/uploads /data/uploads
      rmdir /data/uploads.new
    fi
    echo "$2 is restored."
    exit
    ;;
esac
trap 'exit 0' TERM INT
while true; do
  # Where there was none for a day, or it failed: the next try is in a minute.
  if [ -n "$(find . -name 'confida-*.dump' -mmin -1440)" ] || backup; then pause=600; else pause=60; fi
  sleep "$pause" &
  wait $!
done
