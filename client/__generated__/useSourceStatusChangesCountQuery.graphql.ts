/**
 * @generated SignedSource<<1020db8525309bc976fd2ed4be3b6a41>>
 * @relayHash 801728c5c3ca4ac745b2e350f71142ff
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca15b954e55289cc8e267631f0861936e41045d6fa36d5b4f2517220020595f6

import type { ConcreteRequest } from 'relay-runtime';
export type useSourceStatusChangesCountQuery$variables = {
  collectionIds: ReadonlyArray<string>;
};
export type useSourceStatusChangesCountQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly sourceCount?: number;
  } | null>;
};
export type useSourceStatusChangesCountQuery = {
  response: useSourceStatusChangesCountQuery$data;
  variables: useSourceStatusChangesCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "collectionIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "collectionIds"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceCount",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSourceStatusChangesCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useSourceStatusChangesCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "ca15b954e55289cc8e267631f0861936e41045d6fa36d5b4f2517220020595f6",
    "metadata": {},
    "name": "useSourceStatusChangesCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "249445149e46b5bea62a77b563aba3c8";

export default node;
