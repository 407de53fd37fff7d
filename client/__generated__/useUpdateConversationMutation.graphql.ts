/**
 * @generated SignedSource<<194070a9d548c5ec26be308c68289d3e>>
 * @relayHash d24bda8a8356eed66feaf3554be575d6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 060d38a4384f9b15c616b43396a44250a10673f17ebbde2052af07720b7f9349

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type UpdateConversationInput = {
  conversationId: string;
  isShared?: boolean | null;
  scope?: ScopeInput | null;
  title?: string | null;
};
export type ScopeInput = {
  collectionIds?: ReadonlyArray<string> | null;
  filter?: SourceFilter | null;
  sourceIds?: ReadonlyArray<string> | null;
  spaceIds?: ReadonlyArray<string> | null;
};
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
export type useUpdateConversationMutation$variables = {
  input: UpdateConversationInput;
};
export type useUpdateConversationMutation$data = {
  readonly updateConversation: {
    readonly conversation?: {
      readonly id: string;
      readonly isShared: boolean;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"ScopeChip_conversation">;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useUpdateConversationMutation = {
  response: useUpdateConversationMutation$data;
  variables: useUpdateConversationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShared",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v6 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateConversationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateConversation",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Conversation",
                "kind": "LinkedField",
                "name": "conversation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ScopeChip_conversation"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateConversationPayload",
            "abstractKey": null
          },
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateConversationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateConversation",
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
                "alias": null,
                "args": null,
                "concreteType": "Conversation",
                "kind": "LinkedField",
                "name": "conversation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Space",
                    "kind": "LinkedField",
                    "name": "space",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Scope",
                    "kind": "LinkedField",
                    "name": "scope",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isWholeSpace",
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
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Collection",
                        "kind": "LinkedField",
                        "name": "collections",
                        "plural": true,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Source",
                        "kind": "LinkedField",
                        "name": "sources",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/)
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
            "type": "UpdateConversationPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "060d38a4384f9b15c616b43396a44250a10673f17ebbde2052af07720b7f9349",
    "metadata": {},
    "name": "useUpdateConversationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d62c8ce176f2c1384e8df67cf520ad85";

export default node;
