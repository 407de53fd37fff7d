/**
 * @generated SignedSource<<d0fc771fbf7952c9cb30f84e8e958bab>>
 * @relayHash 0620f32201a7d472b8dd182b066b55f1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 545e677d84bfe8debe62459875fa71dafebfdeaa2d6f34d20fd02e7573a197dc

import type { ConcreteRequest } from 'relay-runtime';
export type ExportJobFileQuery$variables = {
  id: string;
};
export type ExportJobFileQuery$data = {
  readonly node: {
    readonly job: {
      readonly file: {
        readonly url: string;
      } | null;
    } | null;
  } | null;
};
export type ExportJobFileQuery = {
  response: ExportJobFileQuery$data;
  variables: ExportJobFileQuery$variables;
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
      "concreteType": "JobFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportJobFileQuery",
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
            "name": "job"
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
    "name": "ExportJobFileQuery",
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
    "id": "545e677d84bfe8debe62459875fa71dafebfdeaa2d6f34d20fd02e7573a197dc",
    "metadata": {},
    "name": "ExportJobFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfc8d846f967f2c582cf3cdf4710caf2";

export default node;
