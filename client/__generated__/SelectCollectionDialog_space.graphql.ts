/**
 * @generated SignedSource<<7d45bb5efb156b5e47ee8aa0529e5705>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectCollectionDialog_space$data = {
  readonly tree: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_space" | "CollectionPicker_space">;
  readonly " $fragmentType": "SelectCollectionDialog_space";
};
export type SelectCollectionDialog_space$key = {
  readonly " $data"?: SelectCollectionDialog_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SelectCollectionDialog_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SelectCollectionDialog_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "tree",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionDialogs_space"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionPicker_space"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "7b624e94b81fc4addab664c71ead7c8b";

export default node;
