/**
 * @generated SignedSource<<d3f048bd8d0137da516af8ea79330068>>
 * @relayHash 612dad38be3c39e34d2c76d902845e28
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc350f6a527a30e45699a42cc6dce7c630fb8df76883190c35a594dd388c659

import type { ConcreteRequest } from 'relay-runtime';
export type PromptFormat = "LANGFUSE" | "MARKDOWN" | "OPENAI" | "PROMPTFOO" | "%future added value";
export type ExportMenuQuery$variables = {
  format: PromptFormat;
  id: string;
};
export type ExportMenuQuery$data = {
  readonly node: {
    readonly collection: {
      readonly downloadUrl: string;
    } | null;
    readonly prompt: {
      readonly downloadUrl: string;
    } | null;
  } | null;
};
export type ExportMenuQuery = {
  response: ExportMenuQuery$data;
  variables: ExportMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      }
    ],
    "kind": "ScalarField",
    "name": "downloadUrl",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Prompt",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "PromptCollection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "prompt"
          },
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "collection"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "9dc350f6a527a30e45699a42cc6dce7c630fb8df76883190c35a594dd388c659",
    "metadata": {},
    "name": "ExportMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55e1486f04260b45f3e5825203caee8c";

export default node;
