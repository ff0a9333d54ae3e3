#!/bin/sh
# Makes the passwords and keys of deploy/compose once, as files that only you can read. Never changes one that is there.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
secret() { openssl rand -hex 32; }
write() { [ -e "secrets/$1" ] || cat > "secrets/$1"; }

if [ ! -e secrets/database.env ]; then
  owner=$(secret)
  app=$(secret)
  echo "POSTGRES_PASSWORD=$owner" | write database.env
  printf '"ayana_app" "%s"\n' "$app" | write pgbouncer-users.txt
  # Of the APIs, the workers and the render servers, which have nothing else secret.
  review=$(secret)
  echo "REVIEW_SECRET=$review" | write render.env
  write migrate.env <<END
DATABASE_OWNER_URL=postgresql://ayana:$owner@database:5432/ayana
DATABASE_URL=postgresql://ayana_app:$app@database:5432/ayana
DATABASE_DIRECT_URL=postgresql://ayana_app:$app@database:5432/ayana
END
  key=$(secret)
  write s3.env <<END
MINIO_ROOT_USER=ayana
MINIO_ROOT_PASSWORD=$key
END
  turn=$(secret)
  write turn.conf <<END
use-auth-secret
static-auth-secret=$turn
no-cli
no-multicast-peers
END
  write server.env <<END
DATABASE_URL=postgresql://ayana_app:$app@pgbouncer:6432/ayana
DATABASE_DIRECT_URL=postgresql://ayana_app:$app@database:5432/ayana
# With the profile \`replica\`:
# DATABASE_READ_URL=postgresql://ayana_app:$app@replica:5432/ayana
JWT_SECRET=$(secret)
COOKIE_SECRET=$(secret)
REVIEW_SECRET=$review
AWS_ACCESS_KEY_ID=ayana
AWS_SECRET_ACCESS_KEY=$key
TURN_SECRET=$turn
# Your mail server; with the profile \`demo\` the mail sink.
SMTP_URL=smtp://mail:1025
END
  echo "GF_SECURITY_ADMIN_PASSWORD=$(secret)" | write grafana.env
  # Containers read these two as other users than yours.
  chmod 0644 secrets/pgbouncer-users.txt secrets/turn.conf
  echo "Made deploy/compose/secrets: keep a copy somewhere safe."
else
  echo "deploy/compose/secrets is there already."
fi
