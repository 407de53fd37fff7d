/**
 * @generated SignedSource<<0b1c50556da18f7da820667ba48ad2a8>>
 * @relayHash a4bfe0941f649d984c9cb6e07cefb577
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef0c27ce9593d9129ea95b66e7e529d0458c01035ddfc4e7bf6b68e4933d1b4b

import type { ConcreteRequest } from 'relay-runtime';
export type suggestionStoreQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type suggestionStoreQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly source: {
      readonly id: string;
      readonly suggestedCollections: ReadonlyArray<{
        readonly collection: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null;
  } | null>;
};
export type suggestionStoreQuery = {
  response: suggestionStoreQuery$data;
  variables: suggestionStoreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
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
  "alias": null,
  "args": null,
  "concreteType": "CollectionSuggestion",
  "kind": "LinkedField",
  "name": "suggestedCollections",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "suggestionStoreQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "type": "Source",
              "abstractKey": null
            },
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
    "name": "suggestionStoreQuery",
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Source",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef0c27ce9593d9129ea95b66e7e529d0458c01035ddfc4e7bf6b68e4933d1b4b",
    "metadata": {},
    "name": "suggestionStoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f30ee15fc3bc6c7dfb752391ad309ab6";

export default node;
