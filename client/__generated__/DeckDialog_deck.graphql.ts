/**
 * @generated SignedSource<<9622d262bf3c264176d2c30b71e159bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeckDialog_deck$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly studySettings: {
    readonly desiredRetention: number;
    readonly newPerDay: number;
    readonly reviewsPerDay: number;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "DeckDialog_deck";
};
export type DeckDialog_deck$key = {
  readonly " $data"?: DeckDialog_deck$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeckDialog_deck">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeckDialog_deck",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StudySettings",
      "kind": "LinkedField",
      "name": "studySettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "desiredRetention",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newPerDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewsPerDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deck",
  "abstractKey": null
};

(node as any).hash = "52022244f12fb4a0f7727f55a4afc907";

export default node;
