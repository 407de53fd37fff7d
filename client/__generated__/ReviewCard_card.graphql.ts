/**
 * @generated SignedSource<<3470eb87348ae65a3889ed3a22385ade>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardKind = "BASIC" | "CLOZE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewCard_card$data = {
  readonly back: string;
  readonly citations: ReadonlyArray<{
    readonly id: string;
    readonly place: {
      readonly path: string;
    } | null;
    readonly quote: string;
    readonly sourceTitle: string;
  }>;
  readonly deck: {
    readonly name: string;
  };
  readonly front: string;
  readonly kind: CardKind;
  readonly " $fragmentType": "ReviewCard_card";
};
export type ReviewCard_card$key = {
  readonly " $data"?: ReviewCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewCard_card",
  "selections": [
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
      "concreteType": "Deck",
      "kind": "LinkedField",
      "name": "deck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Citation",
      "kind": "LinkedField",
      "name": "citations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextPlace",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Card",
  "abstractKey": null
};

(node as any).hash = "5487818a723e387de03f346a7d920de3";

export default node;
