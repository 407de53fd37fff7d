/**
 * @generated SignedSource<<b7985beafbba12fcd2138c394a1ea27d>>
 * @relayHash f8b4f8642645a790fce34aae426605a4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c05ea4dc1969c24810b39298d5059a0960c63f44053305e4b10bf9a1fd822c

import type { ConcreteRequest } from 'relay-runtime';
export type useSaveEntryQuery$variables = {
  id: string;
};
export type useSaveEntryQuery$data = {
  readonly node: {
    readonly entry: {
      readonly downloadUrl: string | null;
    } | null;
  } | null;
};
export type useSaveEntryQuery = {
  response: useSaveEntryQuery$data;
  variables: useSaveEntryQuery$variables;
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
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "SourceEntry",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveEntryQuery",
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
            "name": "entry"
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
    "name": "useSaveEntryQuery",
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
    "id": "e4c05ea4dc1969c24810b39298d5059a0960c63f44053305e4b10bf9a1fd822c",
    "metadata": {},
    "name": "useSaveEntryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6551a91150fbab635a02d83fdc0f0fc";

export default node;
