/**
 * @generated SignedSource<<c2d793ab3a4b1c41fa864f8ff8255103>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardKind = "BASIC" | "CLOZE" | "%future added value";
export type CardState = "ACTIVE" | "PROPOSED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProposedCards_deck$data = {
  readonly cards: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly back: string;
        readonly front: string;
        readonly id: string;
        readonly kind: CardKind;
        readonly state: CardState;
        readonly tags: ReadonlyArray<string>;
        readonly updatedAt: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProposedCard_card">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly " $fragmentType": "ProposedCards_deck";
};
export type ProposedCards_deck$key = {
  readonly " $data"?: ProposedCards_deck$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedCards_deck">;
};

import ProposedCardsPaginationQuery_graphql from './ProposedCardsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "cards"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ProposedCardsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ProposedCards_deck",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": "cards",
      "args": [
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "PROPOSED"
          ]
        }
      ],
      "concreteType": "CardConnection",
      "kind": "LinkedField",
      "name": "__ProposedCards_cards_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CardEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Card",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "front",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "back",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tags",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "updatedAt",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProposedCard_card"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": "__ProposedCards_cards_connection(states:[\"PROPOSED\"])"
    }
  ],
  "type": "Deck",
  "abstractKey": null
};
})();

(node as any).hash = "7ff1c4bbd3674508858b0a4eaa270491";

export default node;
