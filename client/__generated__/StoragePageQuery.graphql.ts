/**
 * @generated SignedSource<<8cd5cc5ef31c203c54054a6fcf743dd5>>
 * @relayHash d113e9d79fabeabddb9e877d6234f7bf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 520b5703a9213ae0aca2d5908606057a4533a2ef2d3a4dba68fd8e14c95f3543

import type { ConcreteRequest } from 'relay-runtime';
export type StoragePageQuery$variables = Record<PropertyKey, never>;
export type StoragePageQuery$data = {
  readonly viewer: {
    readonly administration: {
      readonly storage: {
        readonly files: number;
        readonly floor: number | null;
        readonly free: number | null;
        readonly texts: number;
      };
    } | null;
  } | null;
};
export type StoragePageQuery = {
  response: StoragePageQuery$data;
  variables: StoragePageQuery$variables;
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
        "concreteType": "Administration",
        "kind": "LinkedField",
        "name": "administration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VaultStorage",
            "kind": "LinkedField",
            "name": "storage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "files",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "texts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "free",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "floor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
    "name": "StoragePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoragePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "520b5703a9213ae0aca2d5908606057a4533a2ef2d3a4dba68fd8e14c95f3543",
    "metadata": {},
    "name": "StoragePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78715ef106096a9f97c3a641a31e5d79";

export default node;
