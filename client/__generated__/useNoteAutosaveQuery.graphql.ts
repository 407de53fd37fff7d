/**
 * @generated SignedSource<<0d8e2d5cee5b8d984c53809ff83ca4db>>
 * @relayHash 4ebd24fc7da084e47ec8d2752f6850ba
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73f95e28ab9f07523125e33e57bca408383bde633cd5b97ab8696aad1ebe6094

import type { ConcreteRequest } from 'relay-runtime';
export type useNoteAutosaveQuery$variables = {
  id: string;
};
export type useNoteAutosaveQuery$data = {
  readonly node: {
    readonly source: {
      readonly originalContent: string | null;
      readonly title: string;
      readonly updatedAt: string;
    } | null;
  } | null;
};
export type useNoteAutosaveQuery = {
  response: useNoteAutosaveQuery$data;
  variables: useNoteAutosaveQuery$variables;
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
      "name": "originalContent",
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
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNoteAutosaveQuery",
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
    "name": "useNoteAutosaveQuery",
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
    "id": "73f95e28ab9f07523125e33e57bca408383bde633cd5b97ab8696aad1ebe6094",
    "metadata": {},
    "name": "useNoteAutosaveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab17eda6d31bcfd3ce0a4a909c9f34b5";

export default node;
