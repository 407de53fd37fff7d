/**
 * @generated SignedSource<<6f4a0b0db246c1ff4ce76daf4ba8d94b>>
 * @relayHash c05fac7e019931bda31f1fa20b068c37
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5102baf35418a65099e18d748eccd15f42b564edde02856f84e4267128566039

import type { ConcreteRequest } from 'relay-runtime';
export type useDraftAutosaveQuery$variables = {
  id: string;
};
export type useDraftAutosaveQuery$data = {
  readonly node: {
    readonly work: {
      readonly body: string;
      readonly title: string;
      readonly updatedAt: string;
    } | null;
  } | null;
};
export type useDraftAutosaveQuery = {
  response: useDraftAutosaveQuery$data;
  variables: useDraftAutosaveQuery$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDraftAutosaveQuery",
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
            "name": "work"
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
    "name": "useDraftAutosaveQuery",
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
    "id": "5102baf35418a65099e18d748eccd15f42b564edde02856f84e4267128566039",
    "metadata": {},
    "name": "useDraftAutosaveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f712f3be8d4b29ac4c830a81d45184e3";

export default node;
