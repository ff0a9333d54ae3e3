#!/bin/sh
# Runs once, when the database is made: a replica may follow with the owner's password.
set -eu
echo 'host replication ayana all scram-sha-256' >> "$PGDATA/pg_hba.conf"
