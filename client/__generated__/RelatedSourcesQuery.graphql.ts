/**
 * @generated SignedSource<<fb0e73fd70bab489d7bff173b52bfa4c>>
 * @relayHash 7911e43c90704c72bb8b37ef0d9b2adf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51b19a642d44c1244fd39be259c6fe5aee340bfa8882cf73eb75208d5ea89072

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type SourceFilter = {
  collectionId?: string | null;
  createdAfter?: string | null;
  createdBefore?: string | null;
  deletedCollectionId?: string | null;
  domain?: string | null;
  failureCodes?: ReadonlyArray<FailureCode> | null;
  favorites?: boolean | null;
  feedId?: string | null;
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
export type RelatedSourcesQuery$variables = {
  byPlace: SourceFilter;
  bySite: SourceFilter;
  byTags: SourceFilter;
  hasPlace: boolean;
  hasSite: boolean;
  hasTags: boolean;
  spaceId: string;
};
export type RelatedSourcesQuery$data = {
  readonly node: {
    readonly space: {
      readonly inPlace?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly title: string;
            readonly " $fragmentSpreads": FragmentRefs<"SourceKind_source">;
          };
        }>;
      };
      readonly ofSite?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly title: string;
            readonly " $fragmentSpreads": FragmentRefs<"SourceKind_source">;
          };
        }>;
      };
      readonly withTags?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly title: string;
            readonly " $fragmentSpreads": FragmentRefs<"SourceKind_source">;
          };
        }>;
      };
    } | null;
  } | null;
};
export type RelatedSourcesQuery = {
  response: RelatedSourcesQuery$data;
  variables: RelatedSourcesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byPlace"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bySite"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byTags"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPlace"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSite"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTags"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 7
},
v9 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "byTags"
  },
  (v8/*:: as any*/)
],
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
  "name": "title",
  "storageKey": null
},
v12 = [
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
          (v11/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SourceKind_source"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v13 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "bySite"
  },
  (v8/*:: as any*/)
],
v14 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "byPlace"
  },
  (v8/*:: as any*/)
],
v15 = [
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
          (v11/*:: as any*/),
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
            "name": "fileName",
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
            "kind": "ScalarField",
            "name": "size",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SourceTable",
            "kind": "LinkedField",
            "name": "table",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rows",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "columns",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RelatedSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
                  "condition": "hasTags",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": "withTags",
                      "args": (v9/*:: as any*/),
                      "concreteType": "SourceConnection",
                      "kind": "LinkedField",
                      "name": "sources",
                      "plural": false,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "hasSite",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": "ofSite",
                      "args": (v13/*:: as any*/),
                      "concreteType": "SourceConnection",
                      "kind": "LinkedField",
                      "name": "sources",
                      "plural": false,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "hasPlace",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": "inPlace",
                      "args": (v14/*:: as any*/),
                      "concreteType": "SourceConnection",
                      "kind": "LinkedField",
                      "name": "sources",
                      "plural": false,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    }
                  ]
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
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RelatedSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "condition": "hasTags",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "withTags",
                    "args": (v9/*:: as any*/),
                    "concreteType": "SourceConnection",
                    "kind": "LinkedField",
                    "name": "sources",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "hasSite",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "ofSite",
                    "args": (v13/*:: as any*/),
                    "concreteType": "SourceConnection",
                    "kind": "LinkedField",
                    "name": "sources",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "hasPlace",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "inPlace",
                    "args": (v14/*:: as any*/),
                    "concreteType": "SourceConnection",
                    "kind": "LinkedField",
                    "name": "sources",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ]
              }
            ],
            "type": "Space",
            "abstractKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "51b19a642d44c1244fd39be259c6fe5aee340bfa8882cf73eb75208d5ea89072",
    "metadata": {},
    "name": "RelatedSourcesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b445be9ab226544622f4559e6da19bf";

export default node;
