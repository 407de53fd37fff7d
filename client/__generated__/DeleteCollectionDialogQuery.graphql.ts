/**
 * @generated SignedSource<<1c21d40eae8944662246afaa8230b621>>
 * @relayHash 6247651695a623c2b69dd82ad0da30c5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5aff41894dc7f96bc310c1025b9c03d0b7fd7265a8cd2c068f24d2cf092c106

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCollectionDialogQuery$variables = {
  id: string;
};
export type DeleteCollectionDialogQuery$data = {
  readonly node: {
    readonly collection: {
      readonly sources: {
        readonly totalCount: number;
      };
    } | null;
  } | null;
};
export type DeleteCollectionDialogQuery = {
  response: DeleteCollectionDialogQuery$data;
  variables: DeleteCollectionDialogQuery$variables;
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
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "includeDescendants": true,
            "trashed": true
          }
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "sources(filter:{\"includeDescendants\":true,\"trashed\":true})"
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
    "name": "DeleteCollectionDialogQuery",
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
    "name": "DeleteCollectionDialogQuery",
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
    "id": "f5aff41894dc7f96bc310c1025b9c03d0b7fd7265a8cd2c068f24d2cf092c106",
    "metadata": {},
    "name": "DeleteCollectionDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "edfbcf2e4998162ee42bfe045f32d735";

export default node;
