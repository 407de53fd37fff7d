/**
 * @generated SignedSource<<2530afafb32344c8b751be26f0b2ce7b>>
 * @relayHash 15628d5439d0e488d33e2d5239ab011f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5415ce166ba067c7e4d1c2987b8f76fa404ca5fdd0ec80cfddf332807fab78ba

import type { ConcreteRequest } from 'relay-runtime';
export type useAutosaveQuery$variables = {
  id: string;
};
export type useAutosaveQuery$data = {
  readonly node: {
    readonly source: {
      readonly originalContent: string | null;
      readonly title: string;
      readonly updatedAt: string;
    } | null;
  } | null;
};
export type useAutosaveQuery = {
  response: useAutosaveQuery$data;
  variables: useAutosaveQuery$variables;
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
    "name": "useAutosaveQuery",
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
    "name": "useAutosaveQuery",
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
    "id": "5415ce166ba067c7e4d1c2987b8f76fa404ca5fdd0ec80cfddf332807fab78ba",
    "metadata": {},
    "name": "useAutosaveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "371697f5a6119afaca827f8e158fc72e";

export default node;
