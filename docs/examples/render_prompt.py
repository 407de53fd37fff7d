#!/usr/bin/env python3
"""Gets the prompt that is live under a name, with values put in for its variables, and prints its messages: what to send to a model.

Python 3.9 or newer, its standard library and nothing else:

    VAULT_API_KEY=vk_... python3 docs/examples/render_prompt.py support/answer question="Why do we forget?"

VAULT_URL: where the vault is. VAULT_SPACE: the id of the space; the first one unless told. VAULT_LABEL: `production` unless told.
A key that may only read is enough.
"""

import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ.get("VAULT_URL", "http://127.0.0.1:4000")


def rest(path, body=None):
    headers = {"Authorization": f"Bearer {os.environ['VAULT_API_KEY']}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{URL}/vault/api/v1{path}", data, headers), timeout=60) as answer:
            return json.load(answer)["data"]
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code} {error.read().decode()}")


if len(sys.argv) < 2:
    sys.exit("Say which prompt.")
name, *given = sys.argv[1:]
space = os.environ.get("VAULT_SPACE") or rest("/spaces")["spaces"][0]["id"]
values = dict(each.split("=", 1) for each in given)
wanted = {"label": os.environ.get("VAULT_LABEL", "production"), "values": values}
prompt = rest(f"/spaces/{space}/prompts/{urllib.parse.quote(name, safe='')}/render", wanted)
missing = f", without a value: {', '.join(prompt['missing'])}" if prompt["missing"] else ""
print(f"version {prompt['number']}{missing}", file=sys.stderr)
for message in prompt["messages"]:
    print(f"{message['role']}: {message['content']}")
