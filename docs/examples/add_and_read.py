#!/usr/bin/env python3
"""Adds links to a collection, waits live until they are read, searches, and prints what was found as Markdown.

Python 3.9 or newer, its standard library and nothing else:

    VAULT_API_KEY=vk_... python3 docs/examples/add_and_read.py "spaced repetition" https://example.org/page ...

VAULT_URL: where the vault is. VAULT_COLLECTION: the collection, made when it is not there. Without VAULT_API_KEY it
signs in with VAULT_EMAIL and VAULT_PASSWORD.
"""

import json
import os
import sys
import urllib.error
import urllib.request

URL = os.environ.get("VAULT_URL", "http://127.0.0.1:4000")
COLLECTION = os.environ.get("VAULT_COLLECTION", "Reading list")


def post(path, body, **headers):
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(URL + path, json.dumps(body).encode(), headers)
    try:
        return urllib.request.urlopen(request, timeout=120)
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code} {error.read().decode()}")


def sign_in():
    if os.environ.get("VAULT_API_KEY"):
        return os.environ["VAULT_API_KEY"]
    credentials = {"email": os.environ["VAULT_EMAIL"], "password": os.environ["VAULT_PASSWORD"]}
    return json.load(post("/auth/api/v1/token", credentials))["data"]["token"]


def data_of(answer):
    if answer.get("errors"):
        sys.exit("\n".join(error["message"] for error in answer["errors"]))
    return answer["data"]


def ask(token, query, /, **variables):
    body = {"query": query, "variables": variables}
    return data_of(json.load(post("/graphql", body, Authorization=f"Bearer {token}")))


def change(token, query, /, **given):
    """Mutations answer a union: the payload, or an error with a code for programs and a message for people."""
    (result,) = ask(token, query, input=given).values()
    if not result["__typename"].endswith("Payload"):
        sys.exit(f"{result['code']}: {result['message']}")
    return result


def listen(token, query, /, **variables):
    """Server-sent events: each is a line `data: {"data": ...}`; the request is a POST like any other."""
    body = {"query": query, "variables": variables}
    stream = post("/graphql", body, Authorization=f"Bearer {token}", Accept="text/event-stream")
    for line in stream:
        if line.startswith(b"data: {"):
            yield data_of(json.loads(line[6:]))
        elif line.startswith(b":"):
            yield None  # A comment: the stream has begun, or is still there.
    sys.exit("The stream has ended. Subscribe again and read what may have been missed.")


def find_or_create_collection(token):
    query = "query Tree { viewer { spaces(first: 1, archived: false) { edges { node { id tree { id name } } } } } }"
    space = ask(token, query)["viewer"]["spaces"]["edges"][0]["node"]
    for collection in space["tree"]:
        if collection["name"] == COLLECTION:
            return space["id"], collection["id"]
    created = change(
        token,
        """mutation NewCollection($input: CreateCollectionInput!) {
          createCollection(input: $input) {
            __typename
            ... on CreateCollectionPayload { collection { id } }
            ... on Error { code message }
          }
        }""",
        spaceId=space["id"],
        name=COLLECTION,
    )
    return space["id"], created["collection"]["id"]


def main(searched, urls):
    token = sign_in()
    space_id, collection_id = find_or_create_collection(token)

    # Listen first, then add: nothing is missed.
    events = listen(
        token,
        """subscription Watch($spaceId: ID!) {
          sourceStatusChanged(spaceId: $spaceId) { sourceId source { id status title failure { message } } }
        }""",
        spaceId=space_id,
    )
    next(events)

    results = change(
        token,
        """mutation AddLinks($input: AddSourcesInput!) {
          addSources(input: $input) {
            __typename
            ... on AddSourcesPayload { results { outcome message source { id status title failure { message } } } }
            ... on Error { code message }
          }
        }""",
        spaceId=space_id,
        collectionId=collection_id,
        sources=[{"link": {"url": url}} for url in urls],
    )["results"]

    waiting = set()

    def follow(source):
        failure = f": {source['failure']['message']}" if source["failure"] else ""
        print(source["status"], source["title"] + failure, file=sys.stderr)
        (waiting.discard if source["status"] in ("COMPLETED", "FAILED") else waiting.add)(source["id"])

    for url, result in zip(urls, results):
        if result["source"]:
            follow(result["source"])
        else:
            print(result["outcome"], f"{url}: {result['message']}", file=sys.stderr)
    while waiting:
        event = (next(events) or {}).get("sourceStatusChanged")
        if event and event["sourceId"] in waiting:
            if event["source"]:
                follow(event["source"])
            else:
                waiting.discard(event["sourceId"])

    found = ask(
        token,
        """query Search($id: ID!, $query: String!, $collectionId: ID!) {
          node(id: $id) {
            ... on Space {
              search(query: $query, first: 3, filter: { collectionId: $collectionId }) { edges { node { title markdown } } }
            }
          }
        }""",
        id=space_id,
        query=searched,
        collectionId=collection_id,
    )
    for edge in found["node"]["search"]["edges"]:
        print(f"# {edge['node']['title']}\n\n{edge['node']['markdown'] or ''}\n")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("Say what to search for, and which links to add.")
    main(sys.argv[1], sys.argv[2:])
