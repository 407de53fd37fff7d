/**
 * @generated SignedSource<<fe56f39b91fd4638d6eaa73f87cdf502>>
 * @relayHash bae2e9fa0dd169c19974ac8840986a94
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbe55b8b9992daf447b8544046a6a01073667d219dc0e93d449e5103ff4d0594

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type Rating = "AGAIN" | "EASY" | "GOOD" | "HARD" | "%future added value";
export type ReviewCardsInput = {
  reviews: ReadonlyArray<ReviewInput>;
  undoable?: boolean | null;
};
export type ReviewInput = {
  cardId: string;
  durationMs?: number | null;
  rating: Rating;
  reviewedAt?: string | null;
};
export type useReviewCardsMutation$variables = {
  input: ReviewCardsInput;
};
export type useReviewCardsMutation$data = {
  readonly reviewCards: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly undoId?: string | null;
  };
};
export type useReviewCardsMutation = {
  response: useReviewCardsMutation$data;
  variables: useReviewCardsMutation$variables;
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
      "name": "undoId",
      "storageKey": null
    }
  ],
  "type": "ReviewCardsPayload",
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
    "name": "useReviewCardsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewCards",
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
    "name": "useReviewCardsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewCards",
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
    "id": "bbe55b8b9992daf447b8544046a6a01073667d219dc0e93d449e5103ff4d0594",
    "metadata": {},
    "name": "useReviewCardsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "042e5f2c12f360e05178517c60e85698";

export default node;
