/**
 * @generated SignedSource<<f685bb84e8920067ebd05261b4faf73d>>
 * @relayHash c56a38434b07aff2a07d288b7856b236
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 197892bde83be50d9bfbfab8b59a18e30b713514327ff697912dd143da45fc6e

import type { ConcreteRequest } from 'relay-runtime';
export type refreshedFileUrlsQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type refreshedFileUrlsQuery$data = {
  readonly viewer: {
    readonly renewedFileAddresses: ReadonlyArray<string | null>;
  } | null;
};
export type refreshedFileUrlsQuery = {
  response: refreshedFileUrlsQuery$data;
  variables: refreshedFileUrlsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "addresses"
  }
],
v1 = [
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
            "kind": "Variable",
            "name": "addresses",
            "variableName": "addresses"
          }
        ],
        "kind": "ScalarField",
        "name": "renewedFileAddresses",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "refreshedFileUrlsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshedFileUrlsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "197892bde83be50d9bfbfab8b59a18e30b713514327ff697912dd143da45fc6e",
    "metadata": {},
    "name": "refreshedFileUrlsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43164c0775e32c34653dd67698bf1e8e";

export default node;
