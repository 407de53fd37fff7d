/**
 * @generated SignedSource<<7321bfd0e7da96c5a07b57163620e392>>
 * @relayHash 29447991c0b2d3b1b71af8b93d27057b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5953718c51e21c356d9c1b30969776d10bb207fbbba982cf5d49a4e8ab41513

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type RunPromptInput = {
  dryRun?: boolean | null;
  models?: ReadonlyArray<string> | null;
  promptId: string;
  targets?: ReadonlyArray<PromptRunTargetInput> | null;
  values?: ReadonlyArray<VariableValueInput> | null;
  versionIds?: ReadonlyArray<string> | null;
};
export type PromptRunTargetInput = {
  model?: string | null;
  versionId?: string | null;
};
export type VariableValueInput = {
  fill: VariableFillInput;
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
export type useRunEstimateMutation$variables = {
  input: RunPromptInput;
};
export type useRunEstimateMutation$data = {
  readonly runPrompt: {
    readonly estimate?: {
      readonly cost: number | null;
      readonly inputTokens: number;
      readonly outputTokens: number;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useRunEstimateMutation = {
  response: useRunEstimateMutation$data;
  variables: useRunEstimateMutation$variables;
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
      "concreteType": "ModelEstimate",
      "kind": "LinkedField",
      "name": "estimate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RunPromptPayload",
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
    "name": "useRunEstimateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "runPrompt",
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
    "name": "useRunEstimateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "runPrompt",
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
    "id": "f5953718c51e21c356d9c1b30969776d10bb207fbbba982cf5d49a4e8ab41513",
    "metadata": {},
    "name": "useRunEstimateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "768b8168b2bd1ab94cb4b02d50f39719";

export default node;
