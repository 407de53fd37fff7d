/**
 * @generated SignedSource<<d78f8b5591570cba51db2f9ff06da0cc>>
 * @relayHash 399252cc5ad27c3d75fc43ce776f655b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f78e03e59f0058b25be932f24402501639abc20159a344ea81fa2fd557f1bb2

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type MailLanguage = "AR" | "EN" | "ES" | "HE" | "ZH" | "%future added value";
export type PromptRole = "ASSISTANT" | "SYSTEM" | "USER" | "%future added value";
export type PromptTool = "ADD_EXAMPLES" | "ANALYSE" | "CHECK_CONSISTENCY" | "COMPRESS" | "EXPAND" | "FORMAT" | "IMPROVE_CLARITY" | "OPTIMIZE_TOKENS" | "REMOVE_REDUNDANCY" | "%future added value";
export type SuggestionKind = "AMBIGUITY" | "CONTRADICTION" | "EXAMPLES" | "FORMAT" | "GOAL" | "INJECTION" | "LENGTH" | "REPETITION" | "ROLE" | "TOKENS" | "VARIABLES" | "%future added value";
export type AnalysePromptInput = {
  content?: PromptContentInput | null;
  promptId: string;
  tool?: PromptTool | null;
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
export type useAnalysePromptMutation$variables = {
  input: AnalysePromptInput;
  language: MailLanguage;
};
export type useAnalysePromptMutation$data = {
  readonly analysePrompt: {
    readonly analysis?: {
      readonly isSimulation: boolean;
      readonly suggestions: ReadonlyArray<{
        readonly id: string;
        readonly kind: SuggestionKind;
        readonly message: string;
        readonly messageIndex: number | null;
        readonly range: {
          readonly end: number;
          readonly start: number;
        } | null;
        readonly replacement: string | null;
      }>;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useAnalysePromptMutation = {
  response: useAnalysePromptMutation$data;
  variables: useAnalysePromptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
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
  "name": "isSimulation",
  "storageKey": null
},
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
  "concreteType": "PromptSuggestion",
  "kind": "LinkedField",
  "name": "suggestions",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageIndex",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacement",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
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
    "name": "useAnalysePromptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "analysePrompt",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PromptAnalysis",
                "kind": "LinkedField",
                "name": "analysis",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnalysePromptPayload",
            "abstractKey": null
          },
          {
            "fragment": (v5/*:: as any*/),
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
    "name": "useAnalysePromptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "analysePrompt",
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
                "concreteType": "PromptAnalysis",
                "kind": "LinkedField",
                "name": "analysis",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnalysePromptPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9f78e03e59f0058b25be932f24402501639abc20159a344ea81fa2fd557f1bb2",
    "metadata": {},
    "name": "useAnalysePromptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a38600d737548b658549804fe126429";

export default node;
