/**
 * @generated SignedSource<<3d0fdccb796546c4169d85e09a19005c>>
 * @relayHash c281b599514954bd5d325594be37566b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 223b59e5ca43ed63ceb4fcea88d263b637017d5f1034415293fab31c27b1b2c0

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type MarkFeedbackDoneInput = {
  feedbackIds: ReadonlyArray<string>;
  isDone: boolean;
};
export type useMarkFeedbackDoneMutation$variables = {
  input: MarkFeedbackDoneInput;
};
export type useMarkFeedbackDoneMutation$data = {
  readonly markFeedbackDone: {
    readonly __typename: "MarkFeedbackDonePayload";
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useMarkFeedbackDoneMutation = {
  response: useMarkFeedbackDoneMutation$data;
  variables: useMarkFeedbackDoneMutation$variables;
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
  "name": "__typename",
  "storageKey": null
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
    "name": "useMarkFeedbackDoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markFeedbackDone",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "MarkFeedbackDonePayload",
            "abstractKey": null
          },
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
    "name": "useMarkFeedbackDoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markFeedbackDone",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "223b59e5ca43ed63ceb4fcea88d263b637017d5f1034415293fab31c27b1b2c0",
    "metadata": {},
    "name": "useMarkFeedbackDoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41acf8c0392cd9600e31968455542620";

export default node;
