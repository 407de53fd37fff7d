/**
 * @generated SignedSource<<7f15a8a99acf285f7b62a426e30cb7a3>>
 * @relayHash c031ffa623d9357638718c23bcdbb5b0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4126065cc40bc1f578194f7f6fdf49de4857486009ff57a52f0acc7a9380e90e

import type { ConcreteRequest } from 'relay-runtime';
export type AssertionKind = "CONTAINS" | "EQUALS" | "JSON_SCHEMA" | "JUDGE" | "NOT_CONTAINS" | "REGEX" | "SIMILARITY" | "%future added value";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type SaveTestSetInput = {
  add?: ReadonlyArray<TestCaseInput> | null;
  change?: ReadonlyArray<TestCaseChange> | null;
  name?: string | null;
  promptId: string;
  remove?: ReadonlyArray<string> | null;
  testSetId?: string | null;
};
export type TestCaseInput = {
  assertions?: ReadonlyArray<TestAssertionInput> | null;
  expected?: string | null;
  values: ReadonlyArray<VariableValueInput>;
};
export type TestAssertionInput = {
  kind: AssertionKind;
  threshold?: number | null;
  value: string;
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
export type TestCaseChange = {
  case: TestCaseInput;
  testCaseId: string;
};
export type useSaveTestSetMutation$variables = {
  input: SaveTestSetInput;
};
export type useSaveTestSetMutation$data = {
  readonly saveTestSet: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly testSet?: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useSaveTestSetMutation = {
  response: useSaveTestSetMutation$data;
  variables: useSaveTestSetMutation$variables;
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
      "concreteType": "TestSet",
      "kind": "LinkedField",
      "name": "testSet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SaveTestSetPayload",
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
    "name": "useSaveTestSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveTestSet",
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
    "name": "useSaveTestSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveTestSet",
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
    "id": "4126065cc40bc1f578194f7f6fdf49de4857486009ff57a52f0acc7a9380e90e",
    "metadata": {},
    "name": "useSaveTestSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26ea159d2aae791c3efee9cfe9cc1775";

export default node;
