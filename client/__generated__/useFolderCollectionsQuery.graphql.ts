/**
 * @generated SignedSource<<96e89b80b4da8bf76fb06d8903b0ee2a>>
 * @relayHash e31d2165d9455c770f2758ec85118daf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfc976ecd17d55dc7e7d4efdb48c53a18b996942c866ea8ea4de4c5de9ab3da3

import type { ConcreteRequest } from 'relay-runtime';
export type useFolderCollectionsQuery$variables = {
  spaceId: string;
};
export type useFolderCollectionsQuery$data = {
  readonly node: {
    readonly space: {
      readonly tree: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly parent: {
          readonly id: string;
        } | null;
      }>;
    } | null;
  } | null;
};
export type useFolderCollectionsQuery = {
  response: useFolderCollectionsQuery$data;
  variables: useFolderCollectionsQuery$variables;
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
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "tree",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Collection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFolderCollectionsQuery",
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
    "name": "useFolderCollectionsQuery",
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
    "id": "dfc976ecd17d55dc7e7d4efdb48c53a18b996942c866ea8ea4de4c5de9ab3da3",
    "metadata": {},
    "name": "useFolderCollectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea745f910331b817f519038efb1408c9";

export default node;
