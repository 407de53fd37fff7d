/**
 * @generated SignedSource<<2e9cda6be27da27e5ef3b8f93288076e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteButton_source$data = {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly " $fragmentType": "FavoriteButton_source";
};
export type FavoriteButton_source$key = {
  readonly " $data"?: FavoriteButton_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoriteButton_source",
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
      "name": "isFavorite",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "78c9b31bdd0d433c50edad9f36123355";

export default node;
