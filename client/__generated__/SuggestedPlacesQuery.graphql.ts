/**
 * @generated SignedSource<<221adc102e0674ebf2d3efdfcd7c6272>>
 * @relayHash 028a874942f3cde1232ad72bb59951a0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2612b94cdb759f2411da1c5f9b31d301b96377a8996bf0474e2eeecd1d55393f

import type { ConcreteRequest } from 'relay-runtime';
export type SuggestedPlacesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type SuggestedPlacesQuery$data = {
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
export type SuggestedPlacesQuery = {
  response: SuggestedPlacesQuery$data;
  variables: SuggestedPlacesQuery$variables;
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
    "name": "SuggestedPlacesQuery",
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
    "name": "SuggestedPlacesQuery",
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
    "id": "2612b94cdb759f2411da1c5f9b31d301b96377a8996bf0474e2eeecd1d55393f",
    "metadata": {},
    "name": "SuggestedPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b86f808e5113836b58987586454558c4";

export default node;
