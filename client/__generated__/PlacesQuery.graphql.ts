/**
 * @generated SignedSource<<3e0165815e212aa8cb37b2d55840a4e0>>
 * @relayHash ca506db38ad8b484f685c204391f7dc9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ecd6236cfda6e6138054f28ae2eac703ce0c5043c47403a5f6d660cab31cd48

import type { ConcreteRequest } from 'relay-runtime';
export type PlacesQuery$variables = {
  spaceId: string;
};
export type PlacesQuery$data = {
  readonly node: {
    readonly space: {
      readonly favoriteCount: number;
      readonly inboxCount: number;
      readonly unfiledCount: number;
    } | null;
  } | null;
};
export type PlacesQuery = {
  response: PlacesQuery$data;
  variables: PlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "spaceId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inboxCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unfiledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteCount",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlacesQuery",
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
            "name": "space"
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
    "name": "PlacesQuery",
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
    "id": "8ecd6236cfda6e6138054f28ae2eac703ce0c5043c47403a5f6d660cab31cd48",
    "metadata": {},
    "name": "PlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29257cb55a3352a97abf3ef4c48b0b49";

export default node;
