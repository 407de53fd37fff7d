/**
 * @generated SignedSource<<a96691305313416ddbe8b43556e8d358>>
 * @relayHash ddfea894c67be457449605817a64887e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 005779cd30519f1814198246c1e1195edd97be1212bc2355c8a7a78bb13e7e7e

import type { ConcreteRequest } from 'relay-runtime';
export type PromptsMenuQuery$variables = Record<PropertyKey, never>;
export type PromptsMenuQuery$data = {
  readonly viewer: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null;
};
export type PromptsMenuQuery = {
  response: PromptsMenuQuery$data;
  variables: PromptsMenuQuery$variables;
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
            "value": 100
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
            "storageKey": null
          }
        ],
        "storageKey": "spaces(first:100)"
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
    "name": "PromptsMenuQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PromptsMenuQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "005779cd30519f1814198246c1e1195edd97be1212bc2355c8a7a78bb13e7e7e",
    "metadata": {},
    "name": "PromptsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec9a835aa141cb75c8246db4ce73fb52";

export default node;
