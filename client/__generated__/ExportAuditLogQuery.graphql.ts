/**
 * @generated SignedSource<<24d7a9481dcabe54f38eaef7d8f9bd43>>
 * @relayHash 6933b424351954cb882eca0374bfb039
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e640439e58606261ce667696fc594629461b9cb815e0a666a27689cf8932dad

import type { ConcreteRequest } from 'relay-runtime';
export type ExportAuditLogQuery$variables = Record<PropertyKey, never>;
export type ExportAuditLogQuery$data = {
  readonly viewer: {
    readonly administration: {
      readonly auditLogUrl: string | null;
    } | null;
  } | null;
};
export type ExportAuditLogQuery = {
  response: ExportAuditLogQuery$data;
  variables: ExportAuditLogQuery$variables;
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
            "kind": "ScalarField",
            "name": "auditLogUrl",
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
    "metadata": null,
    "name": "ExportAuditLogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportAuditLogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7e640439e58606261ce667696fc594629461b9cb815e0a666a27689cf8932dad",
    "metadata": {},
    "name": "ExportAuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e842c01b4dc3760c8439d3c44a59c3e5";

export default node;
