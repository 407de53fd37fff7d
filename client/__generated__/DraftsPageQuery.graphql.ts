/**
 * @generated SignedSource<<afc07de5bbd350a4063fd27b01213eb0>>
 * @relayHash c49d99a1dd80181bd19ae0f4b06aeb0f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a1c41084f6e2a6cd885c4810a27c2ede6d93b1ed4dbe459652493a15743639d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftsPageQuery$variables = {
  spaceId: string;
  stale?: boolean | null;
  text?: string | null;
};
export type DraftsPageQuery$data = {
  readonly node: {
    readonly space: {
      readonly all: {
        readonly totalCount: number;
      };
      readonly changed: {
        readonly totalCount: number;
      };
      readonly id: string;
      readonly viewerCanEdit: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"DraftTable_space">;
    } | null;
  } | null;
};
export type DraftsPageQuery = {
  response: DraftsPageQuery$data;
  variables: DraftsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stale"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v7 = {
  "kind": "Literal",
  "name": "kinds",
  "value": [
    "DRAFT"
  ]
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "alias": "all",
  "args": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "concreteType": "WorkConnection",
  "kind": "LinkedField",
  "name": "works",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": "works(first:1,kinds:[\"DRAFT\"])"
},
v11 = {
  "alias": "changed",
  "args": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "kind": "Literal",
      "name": "stale",
      "value": true
    }
  ],
  "concreteType": "WorkConnection",
  "kind": "LinkedField",
  "name": "works",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": "works(first:1,kinds:[\"DRAFT\"],stale:true)"
},
v12 = {
  "kind": "Variable",
  "name": "stale",
  "variableName": "stale"
},
v13 = {
  "kind": "Variable",
  "name": "text",
  "variableName": "text"
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v7/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DraftsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                {
                  "args": [
                    (v12/*:: as any*/),
                    (v13/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "DraftTable_space"
                }
              ],
              "type": "Space",
              "abstractKey": null
            },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DraftsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "WorkConnection",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
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
                            "name": "excerpt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "wordCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          {
                            "alias": "used",
                            "args": [
                              (v6/*:: as any*/)
                            ],
                            "concreteType": "WorkSourceConnection",
                            "kind": "LinkedField",
                            "name": "sources",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": "sources(first:1)"
                          },
                          {
                            "alias": "changed",
                            "args": [
                              (v6/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "states",
                                "value": [
                                  "CHANGED",
                                  "GONE"
                                ]
                              }
                            ],
                            "concreteType": "WorkSourceConnection",
                            "kind": "LinkedField",
                            "name": "sources",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": "sources(first:1,states:[\"CHANGED\",\"GONE\"])"
                          },
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "ClientExtension",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__id",
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "filters": [
                  "kinds",
                  "text",
                  "stale"
                ],
                "handle": "connection",
                "key": "DraftTable_works",
                "kind": "LinkedHandle",
                "name": "works"
              }
            ],
            "type": "Space",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9a1c41084f6e2a6cd885c4810a27c2ede6d93b1ed4dbe459652493a15743639d",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8a7cc4fcee580bd5d9aa1fa29adac40";

export default node;
