#!/bin/sh
# Backs up all tables while games go on: backup.sh [FOLDER]
# KARTENTISCH_DATABASE is the server's. Backups older than 30 days are deleted.
set -eu
umask 077

folder="${1:-/var/backups/kartentisch}"
name="$folder/tables-$(date +%Y-%m-%d-%H%M%S)"
mkdir -p "$folder"
case "${KARTENTISCH_DATABASE:-}" in
postgresql:*)
	pg_dump --format=custom --no-owner --file="$name.dump" "$KARTENTISCH_DATABASE"
	echo "$name.dump"
	;;
sqlite:///*)
	sqlite3 "${KARTENTISCH_DATABASE#sqlite:///}" ".timeout 10000" "VACUUM INTO '$name.sqlite3'"
	echo "$name.sqlite3"
	;;
*)
	echo "KARTENTISCH_DATABASE is not set to postgresql://... or sqlite:///..." >&2
	exit 1
	;;
esac
find "$folder" -name "tables-*" -mtime +30 -delete
