/**
 * @generated SignedSource<<a5741aa330a86a7101081e2e799be206>>
 * @relayHash 6030478efc855ba40742512718d2cde7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00522b4c70769daeecdfdb18610388bd414379677b722c983862b2cadf7d9750

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardPageQuery$variables = {
  isRemembered: boolean;
  spaceId: string;
};
export type DashboardPageQuery$data = {
  readonly space?: {
    readonly space: {
      readonly id: string;
      readonly name: string;
      readonly viewerCanEdit: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"Greeting_space" | "NeedsAttention_space" | "ProcessingNow_space" | "RecentSources_space" | "SpaceNumbers_space">;
    } | null;
  } | null;
  readonly viewer: {
    readonly spaces?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly viewerCanEdit: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"Greeting_space" | "NeedsAttention_space" | "ProcessingNow_space" | "RecentSources_space" | "SpaceNumbers_space">;
        };
      }>;
    };
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"Greeting_user">;
    };
  } | null;
};
export type DashboardPageQuery = {
  response: DashboardPageQuery$data;
  variables: DashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRemembered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Greeting_space"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NeedsAttention_space"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProcessingNow_space"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "RecentSources_space"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SpaceNumbers_space"
  }
],
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "Literal",
  "name": "order",
  "value": "CREATED"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v11 = {
  "alias": "newest",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    (v9/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": [
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
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v10/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "sources(first:100,order:\"CREATED\")"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": "unfinished",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "statuses": [
          "UPLOADING",
          "PENDING",
          "PROCESSING"
        ]
      }
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"statuses\":[\"UPLOADING\",\"PENDING\",\"PROCESSING\"]},first:1)"
},
v15 = {
  "kind": "Literal",
  "name": "filter",
  "value": {
    "statuses": [
      "FAILED"
    ]
  }
},
v16 = {
  "alias": "failed",
  "args": [
    (v15/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"statuses\":[\"FAILED\"]},first:1)"
},
v17 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v20 = {
  "alias": "failedSources",
  "args": [
    (v15/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SourceFailure",
              "kind": "LinkedField",
              "name": "failure",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "sources(filter:{\"statuses\":[\"FAILED\"]},first:5)"
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "ProcessingEvent",
  "kind": "LinkedField",
  "name": "processingLog",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "run",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "alias": "unfinishedSources",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "statuses": [
          "PENDING",
          "PROCESSING"
        ]
      }
    },
    (v17/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "sources(filter:{\"statuses\":[\"PENDING\",\"PROCESSING\"]},first:5)"
},
v23 = {
  "alias": "recentSources",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 10
    },
    (v9/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v18/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "domain",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "faviconUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mimeType",
              "storageKey": null
            },
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "collection",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            (v19/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "sources(first:10,order:\"CREATED\")"
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colour",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "initials",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "tree",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": "all",
  "args": (v8/*:: as any*/),
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(first:1)"
},
v28 = {
  "alias": "links",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "types": [
          "URI"
        ]
      }
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"types\":[\"URI\"]},first:1)"
},
v29 = {
  "alias": "files",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "types": [
          "FILE"
        ]
      }
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"types\":[\"FILE\"]},first:1)"
},
v30 = {
  "alias": "texts",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "types": [
          "CONTENT"
        ]
      }
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"types\":[\"CONTENT\"]},first:1)"
},
v31 = {
  "alias": "notes",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "types": [
          "NOTE"
        ]
      }
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "SourceConnection",
  "kind": "LinkedField",
  "name": "sources",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "sources(filter:{\"types\":[\"NOTE\"]},first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DashboardPageQuery",
    "selections": [
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v2/*:: as any*/),
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Greeting_user"
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isRemembered",
            "kind": "Condition",
            "passingValue": false,
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
            ]
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
    "name": "DashboardPageQuery",
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
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "isRemembered",
            "kind": "Condition",
            "passingValue": false,
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
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v11/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v20/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "spaces(first:1)"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
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
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v20/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "type": "Space",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "00522b4c70769daeecdfdb18610388bd414379677b722c983862b2cadf7d9750",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7cf06567c960d8273907b1fd23823bee";

export default node;
