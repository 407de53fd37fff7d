/**
 * @generated SignedSource<<e0f377b2af0d159f5a8cf31f8de16cf2>>
 * @relayHash 587bdc5b1114f6046f11ccfe2f1b5229
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b96dd1f10eced996857d3222ab1eb691fb52166cc6d4459814cbea47a3dd146f

import type { ConcreteRequest } from 'relay-runtime';
export type ProcessingPillQuery$variables = {
  spaceId: string;
};
export type ProcessingPillQuery$data = {
  readonly node: {
    readonly space: {
      readonly sources: {
        readonly totalCount: number;
      };
    } | null;
  } | null;
};
export type ProcessingPillQuery = {
  response: ProcessingPillQuery$data;
  variables: ProcessingPillQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "spaceId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "PENDING",
              "PROCESSING"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "sources(filter:{\"statuses\":[\"PENDING\",\"PROCESSING\"]},first:1)"
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
    "name": "ProcessingPillQuery",
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
    "name": "ProcessingPillQuery",
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
    "id": "b96dd1f10eced996857d3222ab1eb691fb52166cc6d4459814cbea47a3dd146f",
    "metadata": {},
    "name": "ProcessingPillQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1315905da96b7edb3f576a4a2af1766e";

export default node;
