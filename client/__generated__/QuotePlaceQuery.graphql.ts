/**
 * @generated SignedSource<<8d500e702945ad06afc264bf079ee5f1>>
 * @relayHash 7aa86a102123982a414e0a922624f15c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c7bdf0be2fb79350d2406dc91ff86d68790208ab44722c33fb4588ea95e8b5

import type { ConcreteRequest } from 'relay-runtime';
export type QuotePlaceQuery$variables = {
  count: number;
  id: string;
};
export type QuotePlaceQuery$data = {
  readonly node: {
    readonly source: {
      readonly plainText: string | null;
    } | null;
  } | null;
};
export type QuotePlaceQuery = {
  response: QuotePlaceQuery$data;
  variables: QuotePlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "count"
        }
      ],
      "kind": "ScalarField",
      "name": "plainText",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "QuotePlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QuotePlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/),
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
    "id": "e0c7bdf0be2fb79350d2406dc91ff86d68790208ab44722c33fb4588ea95e8b5",
    "metadata": {},
    "name": "QuotePlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f2495e186d604db4c9e441af4603678";

export default node;
