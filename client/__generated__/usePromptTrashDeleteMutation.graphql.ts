/**
 * @generated SignedSource<<2a92d20e2bf067865c117949402d137c>>
 * @relayHash e6ed446d4f10adfc3f34190aa35ffe64
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5c150201455c6867f70f9ce5c5116b23bf9fd68200d83abe57f9dadcba137e9

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type DeletePromptsForeverInput = {
  promptCollectionIds?: ReadonlyArray<string> | null;
  promptIds?: ReadonlyArray<string> | null;
};
export type usePromptTrashDeleteMutation$variables = {
  input: DeletePromptsForeverInput;
};
export type usePromptTrashDeleteMutation$data = {
  readonly deletePromptsForever: {
    readonly __typename: "DeletePromptsForeverPayload";
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type usePromptTrashDeleteMutation = {
  response: usePromptTrashDeleteMutation$data;
  variables: usePromptTrashDeleteMutation$variables;
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
    "name": "usePromptTrashDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deletePromptsForever",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DeletePromptsForeverPayload",
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
    "name": "usePromptTrashDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deletePromptsForever",
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
    "id": "f5c150201455c6867f70f9ce5c5116b23bf9fd68200d83abe57f9dadcba137e9",
    "metadata": {},
    "name": "usePromptTrashDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5287aebe4a590944b7069d4d56fead91";

export default node;
