/**
 * @generated SignedSource<<56d3c13d2df6a61b7c83287cfa5f3aad>>
 * @relayHash 85fa748d90e0aa2972cdd67238220787
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b564fa431de111edb42cd1f25065d50447cea6ef9c7e031faeeab55234938c4

import type { ConcreteRequest } from 'relay-runtime';
export type renewedFilesQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type renewedFilesQuery$data = {
  readonly viewer: {
    readonly renewedFileAddresses: ReadonlyArray<string | null>;
  } | null;
};
export type renewedFilesQuery = {
  response: renewedFilesQuery$data;
  variables: renewedFilesQuery$variables;
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
    "name": "renewedFilesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renewedFilesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b564fa431de111edb42cd1f25065d50447cea6ef9c7e031faeeab55234938c4",
    "metadata": {},
    "name": "renewedFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7681d1c71831641e4c67dd38d5464cf";

export default node;
