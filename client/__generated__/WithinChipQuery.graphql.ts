/**
 * @generated SignedSource<<03aef8cbdccddf1dd99e10a916f1a242>>
 * @relayHash f6bc17ad25527a9553ebc3a739606068
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 182f11e1a223fb7be0dd714eb009c699ab880295d1d4d01bf1493020e9655195

import type { ConcreteRequest } from 'relay-runtime';
export type WithinChipQuery$variables = {
  id: string;
};
export type WithinChipQuery$data = {
  readonly node: {
    readonly collection: {
      readonly name: string;
    } | null;
  } | null;
};
export type WithinChipQuery = {
  response: WithinChipQuery$data;
  variables: WithinChipQuery$variables;
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WithinChipQuery",
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
            "name": "collection"
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
    "name": "WithinChipQuery",
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
    "id": "182f11e1a223fb7be0dd714eb009c699ab880295d1d4d01bf1493020e9655195",
    "metadata": {},
    "name": "WithinChipQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a192a1bbf96b5d572d99a1eb9cec1848";

export default node;
