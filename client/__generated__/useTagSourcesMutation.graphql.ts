/**
 * @generated SignedSource<<1a7a85f13f3a32f88277a9ed9aed580d>>
 * @relayHash 1f3330d8eb8d4d02fd8ad32465038cab
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1f4dd2721d46fa8d072a75bd099bb8912f13bc466dd16b6a59afa3768306746

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type TagSourcesInput = {
  add?: ReadonlyArray<string> | null;
  matching?: MatchingSources | null;
  remove?: ReadonlyArray<string> | null;
  sourceIds?: ReadonlyArray<string> | null;
  undoable?: boolean | null;
};
export type MatchingSources = {
  expectedCount: number;
  filter?: SourceFilter | null;
  spaceId: string;
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
export type useTagSourcesMutation$variables = {
  input: TagSourcesInput;
};
export type useTagSourcesMutation$data = {
  readonly tagSources: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly sources?: ReadonlyArray<{
      readonly id: string;
      readonly tags: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
    }>;
    readonly taggedSourceIds?: ReadonlyArray<string>;
    readonly undoId?: string | null;
  };
};
export type useTagSourcesMutation = {
  response: useTagSourcesMutation$data;
  variables: useTagSourcesMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taggedSourceIds",
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TagSourcesPayload",
  "abstractKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTagSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "tagSources",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "fragment": (v4/*:: as any*/),
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
    "name": "useTagSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "tagSources",
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d1f4dd2721d46fa8d072a75bd099bb8912f13bc466dd16b6a59afa3768306746",
    "metadata": {},
    "name": "useTagSourcesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "add702622cb64676da019e762db0dcde";

export default node;
