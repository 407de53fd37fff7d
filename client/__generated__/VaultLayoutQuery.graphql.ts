/**
 * @generated SignedSource<<e0d5eff9315bf0550b40c70a4243762b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VaultLayoutQuery$variables = {
  byCollection: boolean;
  bySpace: boolean;
  byViewer: boolean;
  collectionId: string;
  spaceId: string;
};
export type VaultLayoutQuery$data = {
  readonly collection?: {
    readonly collection: {
      readonly space: {
        readonly " $fragmentSpreads": FragmentRefs<"VaultLayout_space">;
      };
    } | null;
  } | null;
  readonly space?: {
    readonly space: {
      readonly " $fragmentSpreads": FragmentRefs<"VaultLayout_space">;
    } | null;
  } | null;
  readonly viewer?: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"VaultLayout_space">;
        };
      }>;
    };
  } | null;
};
export type VaultLayoutQuery = {
  response: VaultLayoutQuery$data;
  variables: VaultLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byCollection"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bySpace"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byViewer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "collectionId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "collectionId"
  }
],
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "VaultLayout_space"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "tree",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v15 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VaultLayoutQuery",
    "selections": [
      {
        "condition": "byCollection",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "collection",
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Space",
                      "kind": "LinkedField",
                      "name": "space",
                      "plural": false,
                      "selections": (v6/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "type": "Collection",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "collection"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "bySpace",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "Space",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "space"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byViewer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "SpaceConnection",
                "kind": "LinkedField",
                "name": "spaces",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SpaceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Space",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "spaces(first:1)"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VaultLayoutQuery",
    "selections": [
      {
        "condition": "byCollection",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "collection",
            "args": (v5/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Space",
                    "kind": "LinkedField",
                    "name": "space",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "Collection",
                "abstractKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "bySpace",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "type": "Space",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byViewer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "SpaceConnection",
                "kind": "LinkedField",
                "name": "spaces",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SpaceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Space",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "spaces(first:1)"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "cee523ebb23cc1b80e9fbb27672b29a3",
    "id": null,
    "metadata": {},
    "name": "VaultLayoutQuery",
    "operationKind": "query",
    "text": "query VaultLayoutQuery(\n  $collectionId: ID!\n  $byCollection: Boolean!\n  $spaceId: ID!\n  $bySpace: Boolean!\n  $byViewer: Boolean!\n) {\n  collection: node(id: $collectionId) @include(if: $byCollection) {\n    __typename\n    ... on Collection {\n      space {\n        ...VaultLayout_space\n        id\n      }\n    }\n    id\n  }\n  space: node(id: $spaceId) @include(if: $bySpace) {\n    __typename\n    ... on Space {\n      ...VaultLayout_space\n    }\n    id\n  }\n  viewer @include(if: $byViewer) {\n    spaces(first: 1) {\n      edges {\n        node {\n          ...VaultLayout_space\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment CollectionDialogs_space on Space {\n  id\n  viewerCanEdit\n  tree {\n    id\n    name\n    description\n    sourceCount\n    parent {\n      id\n    }\n  }\n}\n\nfragment CollectionSidebar_space on Space {\n  id\n  archivedAt\n  tree {\n    id\n  }\n  ...CollectionTree_space\n}\n\nfragment CollectionTreeItem_collection on Collection {\n  id\n  name\n  sourceCount\n  viewerCanEdit\n}\n\nfragment CollectionTree_space on Space {\n  id\n  tree {\n    id\n    name\n    sourceCount\n    parent {\n      id\n    }\n    space {\n      id\n    }\n    ...CollectionTreeItem_collection\n  }\n}\n\nfragment VaultLayout_space on Space {\n  id\n  ...CollectionDialogs_space\n  ...CollectionSidebar_space\n}\n"
  }
};
})();

(node as any).hash = "436c645b126e50a87bca64f3f7059c69";

export default node;
