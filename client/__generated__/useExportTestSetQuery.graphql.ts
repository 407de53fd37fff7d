/**
 * @generated SignedSource<<c3cf4c2dfdd84a7242654ea8f464882c>>
 * @relayHash 81cbeb13428b285253f89c469040cdb0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3f7d0888f90d83560084956688d39fe1088fad8ce5b26fc58a795405d558be3

import type { ConcreteRequest } from 'relay-runtime';
export type useExportTestSetQuery$variables = {
  id: string;
};
export type useExportTestSetQuery$data = {
  readonly node: {
    readonly testSet: {
      readonly downloadUrl: string;
    } | null;
  } | null;
};
export type useExportTestSetQuery = {
  response: useExportTestSetQuery$data;
  variables: useExportTestSetQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "TestSet",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportTestSetQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "testSet"
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
    "name": "useExportTestSetQuery",
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
    "id": "b3f7d0888f90d83560084956688d39fe1088fad8ce5b26fc58a795405d558be3",
    "metadata": {},
    "name": "useExportTestSetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8064448b189d288cff3c3ad9343d0fdd";

export default node;
