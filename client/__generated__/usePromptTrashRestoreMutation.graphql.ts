/**
 * @generated SignedSource<<5568d54ebd5789fab51769bbbe475f51>>
 * @relayHash 5957a92d462dcd2bc335c63af04090cf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1d0cfdcffdaa85470c3da895adfdd7e67856551867c1ee9bc21dc843798f167

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type RestorePromptsInput = {
  promptCollectionIds?: ReadonlyArray<string> | null;
  promptIds?: ReadonlyArray<string> | null;
};
export type usePromptTrashRestoreMutation$variables = {
  input: RestorePromptsInput;
};
export type usePromptTrashRestoreMutation$data = {
  readonly restorePrompts: {
    readonly __typename: "RestorePromptsPayload";
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type usePromptTrashRestoreMutation = {
  response: usePromptTrashRestoreMutation$data;
  variables: usePromptTrashRestoreMutation$variables;
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
    "name": "usePromptTrashRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "restorePrompts",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "RestorePromptsPayload",
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
    "name": "usePromptTrashRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "restorePrompts",
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
    "id": "b1d0cfdcffdaa85470c3da895adfdd7e67856551867c1ee9bc21dc843798f167",
    "metadata": {},
    "name": "usePromptTrashRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5aa5e06e26b43de132e74778f86375fe";

export default node;
