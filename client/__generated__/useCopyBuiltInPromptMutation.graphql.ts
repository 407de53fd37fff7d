/**
 * @generated SignedSource<<b8113af8282f8d5a9cbe11d588049dc0>>
 * @relayHash 88bc7373a1058bede567aac23d43fc76
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7e94a6b5df7505d6d8c28a0befb1f5a28c5f7a15c3e5d84a384552890472570

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
export type useCopyBuiltInPromptMutation$variables = {
  input: CreatePromptInput;
};
export type useCopyBuiltInPromptMutation$data = {
  readonly createPrompt: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly prompt?: {
      readonly id: string;
    };
  };
};
export type useCopyBuiltInPromptMutation = {
  response: useCopyBuiltInPromptMutation$data;
  variables: useCopyBuiltInPromptMutation$variables;
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
    "name": "useCopyBuiltInPromptMutation",
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
    "name": "useCopyBuiltInPromptMutation",
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
    "id": "f7e94a6b5df7505d6d8c28a0befb1f5a28c5f7a15c3e5d84a384552890472570",
    "metadata": {},
    "name": "useCopyBuiltInPromptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3dccd06854e35cc2c60803969cdbcf43";

export default node;
