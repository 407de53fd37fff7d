/**
 * @generated SignedSource<<46e779042f9f821041c0a70f6d906bf9>>
 * @relayHash 6f1c139580c64b281f911413c514018d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d8d82cfa77d07cce932f5ddd6a0df1632301985bcd2f823c15f31c6cdddcd18

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type DownloadSourcesInput = {
  matching?: MatchingSources | null;
  sourceIds?: ReadonlyArray<string> | null;
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
export type useDownloadSourcesMutation$variables = {
  input: DownloadSourcesInput;
};
export type useDownloadSourcesMutation$data = {
  readonly downloadSources: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly url?: string;
  };
};
export type useDownloadSourcesMutation = {
  response: useDownloadSourcesMutation$data;
  variables: useDownloadSourcesMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "DownloadSourcesPayload",
  "abstractKey": null
},
v3 = {
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
    "name": "useDownloadSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "downloadSources",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": (v3/*:: as any*/),
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
    "name": "useDownloadSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "downloadSources",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d8d82cfa77d07cce932f5ddd6a0df1632301985bcd2f823c15f31c6cdddcd18",
    "metadata": {},
    "name": "useDownloadSourcesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd416bdc1d464a1c281cf8c3c353e501";

export default node;
