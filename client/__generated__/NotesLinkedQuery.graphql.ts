/**
 * @generated SignedSource<<8116dbec4487fd8e1c7636766fa065ea>>
 * @relayHash ed9274f7d0535e6e397113ac5519fa39
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3debbcbefe8a7eb54ad78a95caab94820a7e6981b2b28187aeef7b41cc48ae71

import type { ConcreteRequest } from 'relay-runtime';
export type NotesLinkedQuery$variables = {
  id: string;
};
export type NotesLinkedQuery$data = {
  readonly node: {
    readonly source: {
      readonly title: string;
    } | null;
  } | null;
};
export type NotesLinkedQuery = {
  response: NotesLinkedQuery$data;
  variables: NotesLinkedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotesLinkedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "source"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotesLinkedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3debbcbefe8a7eb54ad78a95caab94820a7e6981b2b28187aeef7b41cc48ae71",
    "metadata": {},
    "name": "NotesLinkedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a83a1d96b667f6174279434520ace165";

export default node;
