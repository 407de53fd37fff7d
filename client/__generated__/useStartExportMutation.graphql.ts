/**
 * @generated SignedSource<<fa45a6dcb8947b27f3197d206d0392b9>>
 * @relayHash eec5e698bcf5ca0b920920b1cd7a0e18
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ae8bf5ff03a633a6002cafdb7c858fca07d056ef3bcd5514493f2e4f6eead7c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type ExportFormat = "BOOKMARKS_HTML" | "CSV" | "JSONL" | "OPML" | "VAULT_ZIP" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type StartExportInput = {
  format: ExportFormat;
  includeFiles?: boolean | null;
  scope?: ScopeInput | null;
  spaceId: string;
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
export type useStartExportMutation$variables = {
  connections: ReadonlyArray<string>;
  input: StartExportInput;
};
export type useStartExportMutation$data = {
  readonly startExport: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly job?: {
      readonly id: string;
      readonly state: RunState;
      readonly " $fragmentSpreads": FragmentRefs<"ExportJob_job">;
    };
  };
};
export type useStartExportMutation = {
  response: useStartExportMutation$data;
  variables: useStartExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "name": "state",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ExportJob_job"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "StartExportPayload",
            "abstractKey": null
          },
          {
            "fragment": (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStartExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExport",
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
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanStop",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Failure",
                    "kind": "LinkedField",
                    "name": "failure",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobFile",
                    "kind": "LinkedField",
                    "name": "file",
                    "plural": false,
                    "selections": [
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
                        "kind": "ScalarField",
                        "name": "expiresAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "prependNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "job",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "JobEdge"
                  }
                ]
              }
            ],
            "type": "StartExportPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ae8bf5ff03a633a6002cafdb7c858fca07d056ef3bcd5514493f2e4f6eead7c",
    "metadata": {},
    "name": "useStartExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b440c256e772b9c45a50607441905a8";

export default node;
