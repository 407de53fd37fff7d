/**
 * @generated SignedSource<<e60adffe619031c5621dbe69bbe0b417>>
 * @relayHash ab9ea8df9ff0d3de2c1d056eda20f007
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d4b57e76a6d4cfa9e22efedc46d663d2ec11b19ce89c32929c0c0d9f3c17e2b

import type { ConcreteRequest } from 'relay-runtime';
export type DraftsPageCurrentQuery$variables = Record<PropertyKey, never>;
export type DraftsPageCurrentQuery$data = {
  readonly viewer: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
        };
      }>;
    };
  } | null;
};
export type DraftsPageCurrentQuery = {
  response: DraftsPageCurrentQuery$data;
  variables: DraftsPageCurrentQuery$variables;
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "SpaceConnection",
        "kind": "LinkedField",
        "name": "spaces",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SpaceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Space",
                "kind": "LinkedField",
                "name": "node",
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
            "storageKey": null
          }
        ],
        "storageKey": "spaces(first:1)"
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
    "name": "DraftsPageCurrentQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftsPageCurrentQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0d4b57e76a6d4cfa9e22efedc46d663d2ec11b19ce89c32929c0c0d9f3c17e2b",
    "metadata": {},
    "name": "DraftsPageCurrentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d8f69720097b43a270d770759d3991e8";

export default node;
