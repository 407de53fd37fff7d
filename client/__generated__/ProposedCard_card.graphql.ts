/**
 * @generated SignedSource<<ce99fe42c812eb7a4dc6e83adaf2b5d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposedCard_card$data = {
  readonly back: string;
  readonly citations: ReadonlyArray<{
    readonly id: string;
    readonly place: {
      readonly path: string;
    } | null;
    readonly quote: string;
    readonly sourceTitle: string;
  }>;
  readonly front: string;
  readonly " $fragmentType": "ProposedCard_card";
};
export type ProposedCard_card$key = {
  readonly " $data"?: ProposedCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedCard_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposedCard_card",
  "selections": [
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

(node as any).hash = "9594c3c9f1df461a706085b52db98c20";

export default node;
