#!/bin/sh
# Makes the certificates for mosquitto.conf in the current folder: an authority of your own, the broker, and one client
# for each further argument. Run it again for more trucks: what exists already is kept.
#
#   sh make-certificates.sh broker.example.org server bwi-av-01 bwi-av-02
#
# The first argument is the name (or address) by which trucks and the server reach the broker.
set -eu
umask 077

if [ $# -lt 2 ]; then
  echo "usage: $0 <broker host name> server [<truck serial> ...]" >&2
  exit 64
fi
host=$1
shift

if [ ! -f ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \
    -keyout ca.key -out ca.crt -subj "/CN=Tractrix fleet authority" 2>/dev/null
fi

# certificate <file> <common name> <extension line>
certificate() {
  if [ -f "$1.crt" ]; then return; fi
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
    -keyout "$1.key" -out "$1.csr" -subj "/CN=$2" 2>/dev/null
  printf '%s\n' "$3" > "$1.ext"
  openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 \
    -extfile "$1.ext" -out "$1.crt" 2>/dev/null
  rm "$1.csr" "$1.ext"
  echo "made $1.crt"
}

case $host in
  *[!0-9.]*) names="DNS:$host" ;;
  *) names="IP:$host" ;;
esac
certificate broker "$host" "subjectAltName=$names"
for name in "$@"; do
  certificate "$name" "$name" "extendedKeyUsage=clientAuth"
done

# Certificates are public; keys are for whoever ran this.
chmod 644 ./*.crt
# Started as root, Mosquitto goes on as its own user, who must read the broker's key and keep messages in this folder.
if [ "$(id -u)" = 0 ] && id mosquitto >/dev/null 2>&1; then
  for file in . broker.key mosquitto.conf acl.conf; do
    if [ -e "$file" ]; then chown mosquitto "$file"; fi
  done
fi
