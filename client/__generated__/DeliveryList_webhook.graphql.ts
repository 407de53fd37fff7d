/**
 * @generated SignedSource<<f49f36cdf37db2910aecbbed03c6f5f6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type WebhookEvent = "CHANGED" | "JOB_ENDED" | "PROMPT_LABEL_MOVED" | "SOURCE_COMPLETED" | "SOURCE_FAILED" | "WORK_STALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryList_webhook$data = {
  readonly deliveries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly attempts: number;
        readonly createdAt: string;
        readonly event: WebhookEvent | null;
        readonly failure: {
          readonly code: FailureCode;
        } | null;
        readonly id: string;
        readonly nextTryAt: string | null;
        readonly requestBody: string;
        readonly responseBody: string | null;
        readonly responseStatus: number | null;
        readonly state: DeliveryState;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "DeliveryList_webhook";
};
export type DeliveryList_webhook$key = {
  readonly " $data"?: DeliveryList_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryList_webhook">;
};

import DeliveryListPaginationQuery_graphql from './DeliveryListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "deliveries"
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
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": DeliveryListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "DeliveryList_webhook",
  "selections": [
    {
      "alias": "deliveries",
      "args": null,
      "concreteType": "WebhookDeliveryConnection",
      "kind": "LinkedField",
      "name": "__DeliveryList_deliveries_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebhookDeliveryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WebhookDelivery",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "event",
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
                  "name": "attempts",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "requestBody",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "responseStatus",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "responseBody",
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
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nextTryAt",
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
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Webhook",
  "abstractKey": null
};
})();

(node as any).hash = "b1bc1dd2077af99c4974b15f26008cdd";

export default node;
