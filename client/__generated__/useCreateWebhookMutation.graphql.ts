/**
 * @generated SignedSource<<91dbaaad42a829779b224963b2263ac5>>
 * @relayHash 2ec05193f9ac6a656867e822121fcc42
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f5b732b6f405bdf1192cb99a71704bb3232b8afa12d7a4eb21960762f798177

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type WebhookEvent = "CHANGED" | "JOB_ENDED" | "PROMPT_LABEL_MOVED" | "SOURCE_COMPLETED" | "SOURCE_FAILED" | "WORK_STALE" | "%future added value";
export type CreateWebhookInput = {
  events: ReadonlyArray<WebhookEvent>;
  name: string;
  spaceId: string;
  url: string;
};
export type useCreateWebhookMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateWebhookInput;
};
export type useCreateWebhookMutation$data = {
  readonly createWebhook: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly made: {
      readonly secret: string;
      readonly webhook: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
      };
    } | null;
  };
};
export type useCreateWebhookMutation = {
  response: useCreateWebhookMutation$data;
  variables: useCreateWebhookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secret",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateWebhookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createWebhook",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Webhook",
                  "kind": "LinkedField",
                  "name": "webhook",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "WebhookRow_webhook"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "CreateWebhookPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "made"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateWebhookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createWebhook",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Webhook",
                "kind": "LinkedField",
                "name": "webhook",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "events",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secretHint",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "disabledReason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failingSince",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "appendNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "webhook",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "WebhookEdge"
                  }
                ]
              }
            ],
            "type": "CreateWebhookPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4f5b732b6f405bdf1192cb99a71704bb3232b8afa12d7a4eb21960762f798177",
    "metadata": {},
    "name": "useCreateWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db2631780b57428258123c08f54b041e";

export default node;
