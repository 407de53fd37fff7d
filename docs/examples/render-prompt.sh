#!/usr/bin/env bash
# Gets the prompt that is live under a name, with values put in for its variables, and prints its messages as JSON: what to send to a model.
# bash 4.4 and curl 7.76 or newer, nothing else (with jq, reading JSON would be nicer):
#
#   VAULT_API_KEY=vk_… bash docs/examples/render-prompt.sh support/answer question="Why do we forget?"
#
# VAULT_URL: where the vault is. VAULT_SPACE: the id of the space; the first one unless told. VAULT_LABEL: `production` unless told.
# A key that may only read is enough.
set -euo pipefail

url=${VAULT_URL:-http://127.0.0.1:4000}
[ $# -ge 1 ] || { echo 'Say which prompt.' >&2; exit 1; }
name=$1
shift

# A text as JSON writes it, in one line.
quoted() { printf '"%s"' "$(printf %s "$1" | tr '\n' ' ' | sed 's/\\/\\\\/g; s/"/\\"/g')"; }
rest() { curl -sS --fail-with-body "$url/vault/api/v1$1" -H "authorization: Bearer $VAULT_API_KEY" "${@:2}"; }

space=${VAULT_SPACE:-$(rest /spaces | grep -o '"id":"space_[^"]*"' | head -n 1 | cut -d '"' -f 4)}
values=
for given in "$@"; do values="$values${values:+, }$(quoted "${given%%=*}"): $(quoted "${given#*=}")"; done
rest "/spaces/$space/prompts/${name//\//%2F}/render" -H 'content-type: application/json' \
  -d "{\"label\": $(quoted "${VAULT_LABEL:-production}"), \"values\": {$values}}" | sed 's/.*"messages":\(\[.*\]\),"params":.*/\1/'
echo
