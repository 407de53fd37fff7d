/**
 * @generated SignedSource<<4924e2ed0a4dca4f53fdf44ce9f4fc21>>
 * @relayHash 9a72f153b9015de8cf59dde341e19ad1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c2c084390a122b9c269d85b6c05c197d6f73429f3616459edc8e8d7f597a2a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceOrder = "BEST_MATCH" | "CREATED" | "MODIFIED" | "NAME" | "RELEVANCE" | "SIZE" | "TRASHED" | "TYPE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type SourceFilter = {
  collectionId?: string | null;
  createdAfter?: string | null;
  createdBefore?: string | null;
  createdWithinDays?: number | null;
  deletedCollectionId?: string | null;
  domain?: string | null;
  failureCodes?: ReadonlyArray<FailureCode> | null;
  favorites?: boolean | null;
  feedId?: string | null;
  includeDescendants?: boolean | null;
  language?: string | null;
  linksToId?: string | null;
  modifiedAfter?: string | null;
  modifiedBefore?: string | null;
  recent?: boolean | null;
  sizeKB?: SizeRange | null;
  statuses?: ReadonlyArray<SourceStatus> | null;
  tags?: TagFilter | null;
  text?: string | null;
  trashed?: boolean | null;
  types?: ReadonlyArray<SourceType> | null;
  withoutCollection?: boolean | null;
  withoutDeletedCollections?: boolean | null;
};
export type SizeRange = {
  max?: number | null;
  min?: number | null;
};
export type TagFilter = {
  all?: ReadonlyArray<string> | null;
  any?: ReadonlyArray<string> | null;
};
export type NoteListPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  filter?: SourceFilter | null;
  id: string;
  order?: SourceOrder | null;
};
export type NoteListPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteList_space">;
  } | null;
};
export type NoteListPaginationQuery = {
  response: NoteListPaginationQuery$data;
  variables: NoteListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": 48,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v7 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v7/*:: as any*/)
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
    "metadata": null,
    "name": "NoteListPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Variable",
                "name": "count",
                "variableName": "count"
              },
              {
                "kind": "Variable",
                "name": "cursor",
                "variableName": "cursor"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "NoteList_space"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NoteListPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
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
                          (v9/*:: as any*/),
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
                            "name": "updatedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Collection",
                            "kind": "LinkedField",
                            "name": "collection",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "name",
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v8/*:: as any*/)
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
                "args": (v10/*:: as any*/),
                "filters": [
                  "filter",
                  "order"
                ],
                "handle": "connection",
                "key": "NoteList_sources",
                "kind": "LinkedHandle",
                "name": "sources"
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
    "id": "37c2c084390a122b9c269d85b6c05c197d6f73429f3616459edc8e8d7f597a2a",
    "metadata": {},
    "name": "NoteListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba8d16e3947bb1451cd79fe9c3a3a986";

export default node;
