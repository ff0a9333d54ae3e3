#!/bin/sh
# A replica: copies the primary at its first start, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$POSTGRES_PASSWORD"
  pg_basebackup --host="$PRIMARY" --username=ayana --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf --checkpoint=fast
  chmod 0700 "$PGDATA"
fi
exec postgres
