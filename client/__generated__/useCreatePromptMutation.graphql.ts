/**
 * @generated SignedSource<<41537fc1cde5fbf75cdf63c1ce70d789>>
 * @relayHash 0d2a12fbc1c4b569a760a51e8fe4c5c3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8dd036400d5d6e33e3dc91687be8ffe96cd9606ba71f987c89e3a1b7fe16a4a

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type PromptKind = "FRAGMENT" | "PROMPT" | "%future added value";
export type PromptRole = "ASSISTANT" | "SYSTEM" | "USER" | "%future added value";
export type CreatePromptInput = {
  collectionId?: string | null;
  content?: PromptContentInput | null;
  copyOf?: string | null;
  kind?: PromptKind | null;
  name?: string | null;
  spaceId: string;
  title: string;
};
export type PromptContentInput = {
  messages?: ReadonlyArray<PromptMessageInput> | null;
  params?: ModelParamsInput | null;
  variables?: ReadonlyArray<PromptVariableInput> | null;
};
export type PromptMessageInput = {
  role: PromptRole;
  text: string;
};
export type ModelParamsInput = {
  maxTokens?: number | null;
  model?: string | null;
  responseSchema?: string | null;
  seed?: number | null;
  stop?: ReadonlyArray<string> | null;
  temperature?: number | null;
  topP?: number | null;
};
export type PromptVariableInput = {
  defaultFill?: VariableFillInput | null;
  description?: string | null;
  name: string;
};
export type VariableFillInput = {
  collectionId: string;
  search?: never;
  sourceId?: never;
  text?: never;
} | {
  collectionId?: never;
  search: string;
  sourceId?: never;
  text?: never;
} | {
  collectionId?: never;
  search?: never;
  sourceId: string;
  text?: never;
} | {
  collectionId?: never;
  search?: never;
  sourceId?: never;
  text: string;
};
export type useCreatePromptMutation$variables = {
  input: CreatePromptInput;
};
export type useCreatePromptMutation$data = {
  readonly createPrompt: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly prompt?: {
      readonly id: string;
    };
  };
};
export type useCreatePromptMutation = {
  response: useCreatePromptMutation$data;
  variables: useCreatePromptMutation$variables;
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
      "concreteType": "Prompt",
      "kind": "LinkedField",
      "name": "prompt",
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
  "type": "CreatePromptPayload",
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
    "name": "useCreatePromptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPrompt",
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
    "name": "useCreatePromptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPrompt",
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
    "id": "c8dd036400d5d6e33e3dc91687be8ffe96cd9606ba71f987c89e3a1b7fe16a4a",
    "metadata": {},
    "name": "useCreatePromptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f72345e79f41d2b4d7c83db71ba252f";

export default node;
