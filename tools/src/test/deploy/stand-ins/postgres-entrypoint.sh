# As the official image's: the first start makes the cluster.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --encoding=UTF8 --locale=C.UTF-8 --auth=scram-sha-256 >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  postgres --single -D "$PGDATA" postgres >/dev/null <<SQL
create database "$POSTGRES_DB"
SQL
fi
# Podman's tmpfs over the usual folder would belong to root.
exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp
