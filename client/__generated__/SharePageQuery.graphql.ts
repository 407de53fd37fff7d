/**
 * @generated SignedSource<<4da8c22c3268d885fbf3a90907cfb347>>
 * @relayHash 77b86ee133ad15659993fe6f0da5f06a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be7b86ab8e39b33426c1c40da67882d1c54e627e96a19dee7f9bdeef2b9969ef

import type { ConcreteRequest } from 'relay-runtime';
export type SharePageQuery$variables = Record<PropertyKey, never>;
export type SharePageQuery$data = {
  readonly viewer: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly viewerCanEdit: boolean;
        };
      }>;
    };
  } | null;
};
export type SharePageQuery = {
  response: SharePageQuery$data;
  variables: SharePageQuery$variables;
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
            "name": "archived",
            "value": false
          },
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanEdit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "spaces(archived:false,first:100)"
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
    "name": "SharePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SharePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "be7b86ab8e39b33426c1c40da67882d1c54e627e96a19dee7f9bdeef2b9969ef",
    "metadata": {},
    "name": "SharePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bfe5542f45d4f1c4e0b11480b989dc7";

export default node;
