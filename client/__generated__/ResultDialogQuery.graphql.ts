/**
 * @generated SignedSource<<1a51a44dd23c5e4d3846f2e97336c3cb>>
 * @relayHash c964648aabccd9efd56eed4f2bb0afb4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4dd9c1092da0e3f619a3b21f7ea8f39f38c30bb8697ab2fdceac3e90c7e7258

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type ResultDialogQuery$variables = {
  id: string;
};
export type ResultDialogQuery$data = {
  readonly node: {
    readonly result: {
      readonly case: {
        readonly assertions: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"assertionText_assertion">;
        }>;
      } | null;
      readonly failedAssertions: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"assertionText_assertion">;
      }>;
      readonly run: {
        readonly model: string;
        readonly state: RunState;
        readonly version: {
          readonly number: number;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"RunAnswer_run">;
      };
    } | null;
  } | null;
};
export type ResultDialogQuery = {
  response: ResultDialogQuery$data;
  variables: ResultDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "threshold",
    "storageKey": null
  }
],
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "assertionText_assertion",
    "selections": (v2/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "model",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ResultDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TestCase",
                  "kind": "LinkedField",
                  "name": "case",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "TestAssertion",
                      "kind": "LinkedField",
                      "name": "assertions",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TestAssertion",
                  "kind": "LinkedField",
                  "name": "failedAssertions",
                  "plural": true,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PromptRun",
                  "kind": "LinkedField",
                  "name": "run",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "PromptVersion",
                      "kind": "LinkedField",
                      "name": "version",
                      "plural": false,
                      "selections": [
                        (v6/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RunAnswer_run"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "TestResult",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "result"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResultDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
                "concreteType": "TestCase",
                "kind": "LinkedField",
                "name": "case",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TestAssertion",
                    "kind": "LinkedField",
                    "name": "assertions",
                    "plural": true,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TestAssertion",
                "kind": "LinkedField",
                "name": "failedAssertions",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PromptRun",
                "kind": "LinkedField",
                "name": "run",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PromptVersion",
                    "kind": "LinkedField",
                    "name": "version",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "output",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RenderedPrompt",
                    "kind": "LinkedField",
                    "name": "rendered",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "missing",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanStop",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstTokenMs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "durationMs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Failure",
                    "kind": "LinkedField",
                    "name": "failure",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ModelSpend",
                    "kind": "LinkedField",
                    "name": "spend",
                    "plural": true,
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
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "TestResult",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4dd9c1092da0e3f619a3b21f7ea8f39f38c30bb8697ab2fdceac3e90c7e7258",
    "metadata": {},
    "name": "ResultDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86f757ae7fe4b6463afe2fc09b8971a6";

export default node;
