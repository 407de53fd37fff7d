/**
 * @generated SignedSource<<233bfcdc1ce437fdb70f8fcb765e9c58>>
 * @relayHash 155d1c5c2515b2954d74b73941401453
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd108cf21526d31d45057324043796f4ad2ff8de31a9eade0d3cc3d2c49b88a

import type { ConcreteRequest } from 'relay-runtime';
export type BillingPageQuery$variables = Record<PropertyKey, never>;
export type BillingPageQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly storage: number;
      readonly storageQuota: number | null;
    };
    readonly usage: ReadonlyArray<{
      readonly month: string;
      readonly sourcesAdded: number;
      readonly spend: ReadonlyArray<{
        readonly cost: number | null;
        readonly inputTokens: number;
        readonly model: string;
        readonly outputTokens: number;
      }>;
    }>;
  } | null;
};
export type BillingPageQuery = {
  response: BillingPageQuery$data;
  variables: BillingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "account",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storageQuota",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "months",
            "value": 12
          }
        ],
        "concreteType": "MonthlyUsage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sourcesAdded",
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
                "name": "model",
                "storageKey": null
              },
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
        "storageKey": "usage(months:12)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BillingPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BillingPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8fd108cf21526d31d45057324043796f4ad2ff8de31a9eade0d3cc3d2c49b88a",
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3c0ea9fd6d0eb86026d2524f27f3ec4";

export default node;
