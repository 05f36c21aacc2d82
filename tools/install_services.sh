#!/bin/sh
# Installs the services that the tests run on loopback: Debian's PostgreSQL, nginx, openssl, sqlite3, Chromium,
# and systemd, which checks its unit.
# Does nothing where they are present. Nothing is started: the tests start servers of their own.
set -eu

PATH="$PATH:/usr/sbin:/sbin"
missing=""
has() { command -v "$1" > /dev/null; }
has initdb || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
for program in nginx openssl sqlite3 chromium; do
	has "$program" || missing="$missing $program"
done
has systemd-analyze || missing="$missing systemd"
[ -n "$missing" ] || exit 0

if ! has apt-get || [ "$(id -u)" -ne 0 ]; then
	echo "The tests need these programs; please install them (on Debian as root: apt-get install$missing)" >&2
	exit 1
fi

# Neither a cluster of PostgreSQL nor a running nginx is wanted: two files forbid it during the installation.
no_cluster=/etc/postgresql-common/createcluster.d/kartentisch-tests.conf
no_start=/usr/sbin/policy-rc.d
made=""
trap '[ -z "$made" ] || rm -f $made' EXIT
mkdir -p "$(dirname $no_cluster)"
echo "create_main_cluster = false" > $no_cluster
made="$no_cluster"
if [ ! -e $no_start ]; then
	printf '#!/bin/sh\nexit 101\n' > $no_start
	chmod +x $no_start
	made="$made $no_start"
fi

echo "Installing$missing ..."
log="$(mktemp)"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # several names
if ! { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends $missing; } > "$log" 2>&1; then
	cat "$log" >&2
	echo "Installing$missing failed" >&2
	exit 1
fi
rm "$log"
