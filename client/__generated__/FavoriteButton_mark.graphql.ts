/**
 * @generated SignedSource<<b681a46731d128cb48e5f53adb98f834>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteButton_mark$data = {
  readonly isFavorite: boolean;
  readonly " $fragmentType": "FavoriteButton_mark";
};
export type FavoriteButton_mark$key = {
  readonly " $data"?: FavoriteButton_mark$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_mark">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoriteButton_mark",
  "selections": [
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

(node as any).hash = "c0c751921beb8459ff4bb63b20246c02";

export default node;
