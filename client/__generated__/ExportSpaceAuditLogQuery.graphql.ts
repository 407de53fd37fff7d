/**
 * @generated SignedSource<<fe25b4ab22d07fdb3454a8bcc4a76f02>>
 * @relayHash a42988cf31a2de87d621a94d20488471
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5b1823d4e0ef39250a142e357182c4a3ca4126ab875e0570e46717959c1dc4

import type { ConcreteRequest } from 'relay-runtime';
export type ExportSpaceAuditLogQuery$variables = {
  id: string;
};
export type ExportSpaceAuditLogQuery$data = {
  readonly node: {
    readonly space: {
      readonly auditLogUrl: string | null;
    } | null;
  } | null;
};
export type ExportSpaceAuditLogQuery = {
  response: ExportSpaceAuditLogQuery$data;
  variables: ExportSpaceAuditLogQuery$variables;
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
      "name": "auditLogUrl",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportSpaceAuditLogQuery",
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
            "name": "space"
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
    "name": "ExportSpaceAuditLogQuery",
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
    "id": "2c5b1823d4e0ef39250a142e357182c4a3ca4126ab875e0570e46717959c1dc4",
    "metadata": {},
    "name": "ExportSpaceAuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a5be5846c5be185055d920a0bd2411f";

export default node;
