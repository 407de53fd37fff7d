/**
 * @generated SignedSource<<92e95e29b46f9fcb6a67f67b840b3b1a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromptRunList_prompt$data = {
  readonly id: string;
  readonly runs: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly durationMs: number | null;
        readonly excerpt: string;
        readonly failure: {
          readonly code: FailureCode;
        } | null;
        readonly groupId: string;
        readonly id: string;
        readonly model: string;
        readonly spend: ReadonlyArray<{
          readonly cost: number | null;
          readonly inputTokens: number;
          readonly outputTokens: number;
        }>;
        readonly state: RunState;
        readonly version: {
          readonly number: number;
        } | null;
      };
    }>;
  };
  readonly " $fragmentType": "PromptRunList_prompt";
};
export type PromptRunList_prompt$key = {
  readonly " $data"?: PromptRunList_prompt$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptRunList_prompt">;
};

import PromptRunListPaginationQuery_graphql from './PromptRunListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "runs"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "failed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "model"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "text"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "versionId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PromptRunListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "PromptRunList_prompt",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": "runs",
      "args": [
        {
          "kind": "Variable",
          "name": "failed",
          "variableName": "failed"
        },
        {
          "kind": "Literal",
          "name": "inTestRuns",
          "value": false
        },
        {
          "kind": "Variable",
          "name": "model",
          "variableName": "model"
        },
        {
          "kind": "Variable",
          "name": "text",
          "variableName": "text"
        },
        {
          "kind": "Variable",
          "name": "versionId",
          "variableName": "versionId"
        }
      ],
      "concreteType": "PromptRunConnection",
      "kind": "LinkedField",
      "name": "__PromptRunList_runs_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PromptRunEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PromptRun",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "groupId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "model",
                  "storageKey": null
                },
                {
                  "alias": "excerpt",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 200
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "output",
                  "storageKey": "output(first:200)"
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
                  "concreteType": "PromptVersion",
                  "kind": "LinkedField",
                  "name": "version",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "number",
                      "storageKey": null
                    }
                  ],
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Prompt",
  "abstractKey": null
};
})();

(node as any).hash = "8c6abd355ff0754758177774360519db";

export default node;
