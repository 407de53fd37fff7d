/**
 * @generated SignedSource<<ae1eb243ecbd48f98d589780d6d5ec02>>
 * @relayHash 531a44e6dd021335e3bc17aae034859c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816b1f6ddb461f5bbb68084507af5aa6613a6ba0283f117b3f0e55c60028d276

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerMode = "EXTRACTIVE" | "MODEL" | "%future added value";
export type AssistantAim = "CHECK_LINKS" | "COLLECT" | "FIND_GAPS" | "MERGE" | "MOVE" | "RENAME" | "SUMMARIZE" | "TAG" | "%future added value";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type AskQuestionInput = {
  aims?: ReadonlyArray<AssistantAim> | null;
  conversationId: string;
  insteadOf?: string | null;
  mode?: AnswerMode | null;
  question?: string | null;
};
export type useRunMutationsAskMutation$variables = {
  input: AskQuestionInput;
};
export type useRunMutationsAskMutation$data = {
  readonly askQuestion: {
    readonly answer?: {
      readonly id: string;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useRunMutationsAskMutation = {
  response: useRunMutationsAskMutation$data;
  variables: useRunMutationsAskMutation$variables;
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
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "answer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AskQuestionPayload",
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
    "name": "useRunMutationsAskMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "askQuestion",
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
    "name": "useRunMutationsAskMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "askQuestion",
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
    "id": "816b1f6ddb461f5bbb68084507af5aa6613a6ba0283f117b3f0e55c60028d276",
    "metadata": {},
    "name": "useRunMutationsAskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69c513ff0281856663e93da7474a4596";

export default node;
