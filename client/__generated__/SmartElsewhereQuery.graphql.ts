/**
 * @generated SignedSource<<f6c919519110b55294c7ba55f6a870e5>>
 * @relayHash d25a1f567d3aa7abb744f69ccaf1f2a0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e28aac74d6ef8403b7c66efa7ec07a4411c367c64c2448a76df53d98e4acccb2

import type { ConcreteRequest } from 'relay-runtime';
export type SmartElsewhereQuery$variables = {
  id: string;
};
export type SmartElsewhereQuery$data = {
  readonly node: {
    readonly smartCollection: {
      readonly space: {
        readonly id: string;
      };
    } | null;
  } | null;
};
export type SmartElsewhereQuery = {
  response: SmartElsewhereQuery$data;
  variables: SmartElsewhereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SmartCollection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SmartElsewhereQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "smartCollection"
          }
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
    "name": "SmartElsewhereQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e28aac74d6ef8403b7c66efa7ec07a4411c367c64c2448a76df53d98e4acccb2",
    "metadata": {},
    "name": "SmartElsewhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "922d9a2426c1c1e816a8173965c17691";

export default node;
