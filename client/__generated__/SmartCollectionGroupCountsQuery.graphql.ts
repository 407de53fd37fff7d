/**
 * @generated SignedSource<<8b6f0565661e335c5030d6f3e500efeb>>
 * @relayHash a154f357d533463252f53a6e055f674e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d20e3995410cc84df8b55bcc6630df79a5cbec1a341821684ad0766c3127ec1

import type { ConcreteRequest } from 'relay-runtime';
export type SmartCollectionGroupCountsQuery$variables = {
  spaceId: string;
};
export type SmartCollectionGroupCountsQuery$data = {
  readonly node: {
    readonly space: {
      readonly smartCollections: ReadonlyArray<{
        readonly id: string;
        readonly sourceCount: number;
      }>;
    } | null;
  } | null;
};
export type SmartCollectionGroupCountsQuery = {
  response: SmartCollectionGroupCountsQuery$data;
  variables: SmartCollectionGroupCountsQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SmartCollection",
      "kind": "LinkedField",
      "name": "smartCollections",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceCount",
          "storageKey": null
        }
      ],
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
    "name": "SmartCollectionGroupCountsQuery",
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
            "fragment": (v3/*:: as any*/),
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
    "name": "SmartCollectionGroupCountsQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d20e3995410cc84df8b55bcc6630df79a5cbec1a341821684ad0766c3127ec1",
    "metadata": {},
    "name": "SmartCollectionGroupCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "657fdfb24e61486545dd93c0fff22668";

export default node;
