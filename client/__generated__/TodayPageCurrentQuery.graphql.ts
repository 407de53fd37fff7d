/**
 * @generated SignedSource<<395a22f85bcb5fbb3e5b8d2925864f3f>>
 * @relayHash 8474b7f8d01fdd5641cb11563efe38a4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc3f59a27c424d78bd8532a4714dfabcc5045fb3b709bc4072c48346464e19e7

import type { ConcreteRequest } from 'relay-runtime';
export type TodayPageCurrentQuery$variables = Record<PropertyKey, never>;
export type TodayPageCurrentQuery$data = {
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
export type TodayPageCurrentQuery = {
  response: TodayPageCurrentQuery$data;
  variables: TodayPageCurrentQuery$variables;
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
    "name": "TodayPageCurrentQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TodayPageCurrentQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dc3f59a27c424d78bd8532a4714dfabcc5045fb3b709bc4072c48346464e19e7",
    "metadata": {},
    "name": "TodayPageCurrentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59f8fe346c215edd5075ae0c67244536";

export default node;
