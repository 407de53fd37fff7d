/**
 * @generated SignedSource<<e30856bae60936978a87b872ba36b98c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveSourcesDialog_space$data = {
  readonly tree: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_space" | "CollectionPicker_space">;
  readonly " $fragmentType": "MoveSourcesDialog_space";
};
export type MoveSourcesDialog_space$key = {
  readonly " $data"?: MoveSourcesDialog_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSourcesDialog_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveSourcesDialog_space",
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

(node as any).hash = "4764292b6ea45f7d1eacdcb74995ba3a";

export default node;
