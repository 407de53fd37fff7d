/**
 * @generated SignedSource<<45e03cf53a57a9506a74396411fd7773>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceOrder = "CREATED" | "MODIFIED" | "NAME" | "RELEVANCE" | "SIZE" | "TYPE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type SourceFilter = {
  collectionId?: string | null;
  createdAfter?: string | null;
  createdBefore?: string | null;
  domain?: string | null;
  favorites?: boolean | null;
  includeDescendants?: boolean | null;
  language?: string | null;
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
};
export type SizeRange = {
  max?: number | null;
  min?: number | null;
};
export type TagFilter = {
  all?: ReadonlyArray<string> | null;
  any?: ReadonlyArray<string> | null;
};
export type AllSourcesPageQuery$variables = {
  filter: SourceFilter;
  isRemembered: boolean;
  order: SourceOrder;
  spaceId: string;
};
export type AllSourcesPageQuery$data = {
  readonly space?: {
    readonly space: {
      readonly id: string;
      readonly statistics: {
        readonly sourceCount: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"SourceList_space">;
    } | null;
  } | null;
  readonly viewer?: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly statistics: {
            readonly sourceCount: number;
          };
          readonly " $fragmentSpreads": FragmentRefs<"SourceList_space">;
        };
      }>;
    };
  } | null;
};
export type AllSourcesPageQuery = {
  response: AllSourcesPageQuery$data;
  variables: AllSourcesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRemembered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "SpaceStatistics",
  "kind": "LinkedField",
  "name": "statistics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v8 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v9 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  {
    "args": [
      (v7/*:: as any*/),
      {
        "kind": "Literal",
        "name": "isCounted",
        "value": true
      },
      (v8/*:: as any*/)
    ],
    "kind": "FragmentSpread",
    "name": "SourceList_space"
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v12 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 48
  },
  (v8/*:: as any*/)
],
v13 = [
  (v5/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": (v12/*:: as any*/),
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
            (v5/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
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
              "name": "viewerCanEdit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFavorite",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageUrl",
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
              "name": "mimeType",
              "storageKey": null
            },
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
            },
            {
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
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sourceUrl",
              "storageKey": null
            },
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
              "name": "size",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Space",
              "kind": "LinkedField",
              "name": "space",
              "plural": false,
              "selections": (v13/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "collection",
              "plural": false,
              "selections": (v13/*:: as any*/),
              "storageKey": null
            },
            (v11/*:: as any*/)
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
v15 = {
  "alias": null,
  "args": (v12/*:: as any*/),
  "filters": [
    "filter",
    "order"
  ],
  "handle": "connection",
  "key": "SourceList_sources",
  "kind": "LinkedHandle",
  "name": "sources"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AllSourcesPageQuery",
    "selections": [
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": (v9/*:: as any*/),
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
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": false,
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
                "args": (v10/*:: as any*/),
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
                        "selections": (v9/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AllSourcesPageQuery",
    "selections": [
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
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
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": false,
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
                "args": (v10/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
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
    "cacheID": "7914bac2e2bf1bc497ff766cbb1bb52d",
    "id": null,
    "metadata": {},
    "name": "AllSourcesPageQuery",
    "operationKind": "query",
    "text": "query AllSourcesPageQuery(\n  $spaceId: ID!\n  $isRemembered: Boolean!\n  $filter: SourceFilter!\n  $order: SourceOrder!\n) {\n  space: node(id: $spaceId) @include(if: $isRemembered) {\n    __typename\n    ... on Space {\n      id\n      statistics {\n        sourceCount\n      }\n      ...SourceList_space_23hRA8\n    }\n    id\n  }\n  viewer @skip(if: $isRemembered) {\n    spaces(first: 1) {\n      edges {\n        node {\n          id\n          statistics {\n            sourceCount\n          }\n          ...SourceList_space_23hRA8\n        }\n      }\n    }\n  }\n}\n\nfragment FavoriteButton_mark on Source {\n  isFavorite\n}\n\nfragment FavoriteButton_source on Source {\n  id\n  isFavorite\n}\n\nfragment SourceCard_source on Source {\n  id\n  title\n  createdAt\n  viewerCanEdit\n  ...FavoriteButton_source\n  ...SourceCover_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCompactCard_source on Source {\n  id\n  type\n  status\n  title\n  domain\n  faviconUrl\n  imageUrl\n  excerpt\n  mimeType\n  createdAt\n  failure {\n    code\n  }\n  ...useStages_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCover_source on Source {\n  id\n  type\n  status\n  imageUrl\n  excerpt\n  mimeType\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...StageList_source\n}\n\nfragment SourceGrid_source on Source {\n  id\n  ...SourceCard_source\n  ...SourceCompactCard_source\n}\n\nfragment SourceKind_source on Source {\n  type\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n}\n\nfragment SourceList_space_23hRA8 on Space {\n  id\n  sources(first: 48, filter: $filter, order: $order) {\n    totalCount\n    edges {\n      node {\n        id\n        updatedAt\n        createdAt\n        ...SourceGrid_source\n        ...SourceRows_source\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment SourceMenu_source on Source {\n  id\n  title\n  status\n  isFavorite\n  sourceUrl\n  viewerCanEdit\n  space {\n    id\n  }\n  collection {\n    id\n  }\n}\n\nfragment SourceProgress_source on Source {\n  status\n  title\n  ...useStages_source\n}\n\nfragment SourceRow_source on Source {\n  id\n  type\n  status\n  title\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n  updatedAt\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...FavoriteButton_mark\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceRows_source on Source {\n  ...SourceRow_source\n}\n\nfragment SourceStatusBadge_source on Source {\n  status\n  ...useStages_source\n}\n\nfragment StageList_source on Source {\n  ...useStages_source\n}\n\nfragment useStages_source on Source {\n  processingLog {\n    stage\n    outcome\n    durationMs\n    run\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "acf51503f5d124d6cb9752d6699f6665";

export default node;
