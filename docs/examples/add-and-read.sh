#!/usr/bin/env bash
# Adds links to a collection, waits live until they are read, searches, and prints what was found as Markdown.
# bash 4.4 and curl 7.76 or newer, nothing else (with jq, reading JSON would be nicer):
#
#   VAULT_API_KEY=vk_… bash docs/examples/add-and-read.sh "spaced repetition" https://example.org/page …
#
# VAULT_URL: where the vault is. VAULT_COLLECTION: the collection, made when it is not there. Without VAULT_API_KEY it
# signs in with VAULT_EMAIL and VAULT_PASSWORD.
set -euo pipefail

url=${VAULT_URL:-http://127.0.0.1:4000}
collection=${VAULT_COLLECTION:-Reading list}
[ $# -ge 2 ] || { echo 'Say what to search for, and which links to add.' >&2; exit 1; }
searched=$1
shift

# A text as JSON writes it, in one line.
quoted() { printf '"%s"' "$(printf %s "$1" | tr '\n' ' ' | sed 's/\\/\\\\/g; s/"/\\"/g')"; }
# The values of a field in compact JSON, one in a line. Good enough for ids, codes and words without quotes.
values() { grep -o "\"$1\":\"[^\"]*\"" | cut -d '"' -f 4 || true; }

if [ -n "${VAULT_API_KEY:-}" ]; then
  token=$VAULT_API_KEY
else
  token=$(curl -sS --fail-with-body "$url/auth/api/v1/token" -H 'content-type: application/json' \
    -d "{\"email\": $(quoted "$VAULT_EMAIL"), \"password\": $(quoted "$VAULT_PASSWORD")}" | values token)
fi

# graphql QUERY VARIABLES [curl's options]: the answer on standard output. Call it in $(…) or <(…): curl takes the place of
# that shell, so that ending it ends curl.
graphql() {
  local query=$1 variables=$2
  shift 2
  exec curl -sS --fail-with-body "$url/graphql" -H "authorization: Bearer $token" -H 'content-type: application/json' "$@" \
    -d "{\"query\": $(quoted "$query"), \"variables\": $variables}"
}
# Mutations answer a union, and what went wrong has a code.
refused() { grep -q '"code":' <<<"$1" && { echo "$1" >&2; exit 1; } || true; }

answer=$(graphql 'query Tree { viewer { spaces(first: 1, archived: false) { edges { node { id } } } } }' '{}')
space=$(values id <<<"$answer" | head -n 1)
tree=$(graphql 'query Tree($id: ID!) { node(id: $id) { ... on Space { tree { name id } } } }' "{\"id\": \"$space\"}")
place=$(sed 's/},{/}\n{/g' <<<"$tree" | grep -F "\"name\":$(quoted "$collection"),\"id\":" | values id | head -n 1 || true)
if [ -z "$place" ]; then
  answer=$(graphql 'mutation NewCollection($input: CreateCollectionInput!) { createCollection(input: $input) {
    __typename ... on CreateCollectionPayload { collection { id } } ... on Error { code message } } }' \
    "{\"input\": {\"spaceId\": \"$space\", \"name\": $(quoted "$collection")}}")
  refused "$answer"
  place=$(values id <<<"$answer")
fi

# Listen first, then add: nothing is missed. The first line says that the stream has begun.
exec 3< <(graphql 'subscription Watch($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId source { status } } }' \
  "{\"spaceId\": \"$space\"}" -N -H 'accept: text/event-stream')
listener=$!
trap 'kill "$listener" 2>/dev/null || true' EXIT
read -r _ <&3

links=
for link in "$@"; do links="$links${links:+, }{\"link\": {\"url\": $(quoted "$link")}}"; done
answer=$(graphql 'mutation AddLinks($input: AddSourcesInput!) { addSources(input: $input) {
  __typename ... on AddSourcesPayload { results { source { id status } outcome message } } ... on Error { code message } } }' \
  "{\"input\": {\"spaceId\": \"$space\", \"collectionId\": \"$place\", \"sources\": [$links]}}")
refused "$answer"

# Ids of what is still on its way; what was there already may be read already.
waiting=$(grep -oE '"id":"[^"]*","status":"(PENDING|PROCESSING)"' <<<"$answer" | values id || true)
while [ -n "$waiting" ] && read -r line <&3; do
  id=$(values sourceId <<<"$line")
  status=$(values status <<<"$line")
  [ -n "$id" ] && grep -qx "$id" <<<"$waiting" || continue
  echo "${status:-GONE} $id" >&2
  case $status in
    COMPLETED | FAILED | '') waiting=$(grep -vx "$id" <<<"$waiting" || true) ;;
  esac
done
[ -z "$waiting" ] || { echo 'The stream has ended. Subscribe again and read what may have been missed.' >&2; exit 1; }

found=$(graphql 'query Search($id: ID!, $query: String!, $collectionId: ID!) { node(id: $id) { ... on Space {
  search(query: $query, first: 3, filter: { collectionId: $collectionId }) { edges { node { id } } } } } }' \
  "{\"id\": \"$space\", \"query\": $(quoted "$searched"), \"collectionId\": \"$place\"}" | values id)
# REST answers Markdown as it is, with the title above it.
for id in $found; do
  curl -sS --fail-with-body "$url/vault/api/v1/sources/$id/markdown" -H "authorization: Bearer $token"
  echo
done
