/**
 * @generated SignedSource<<31f43bdf67f7e276b7939255e1771dca>>
 * @relayHash d5a7798cc1e9247d2b1a02eee7b1d8c5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d9d9ebcdcf2ad928f3a0c635bfef764139f97293296480283b68d16c4902dc4

import type { ConcreteRequest } from 'relay-runtime';
export type sourceTextOriginalQuery$variables = {
  id: string;
};
export type sourceTextOriginalQuery$data = {
  readonly node: {
    readonly source: {
      readonly readerContent: string | null;
    } | null;
  } | null;
};
export type sourceTextOriginalQuery = {
  response: sourceTextOriginalQuery$data;
  variables: sourceTextOriginalQuery$variables;
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
      "name": "readerContent",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "sourceTextOriginalQuery",
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
            "name": "source"
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
    "name": "sourceTextOriginalQuery",
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
    "id": "1d9d9ebcdcf2ad928f3a0c635bfef764139f97293296480283b68d16c4902dc4",
    "metadata": {},
    "name": "sourceTextOriginalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5109f7e2d8483646c241ea8b81768e6b";

export default node;
