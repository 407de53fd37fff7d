/**
 * @generated SignedSource<<de8ac28628bd85813859284ba460ae3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionView_space$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"usePromptFolders_space">;
  readonly " $fragmentType": "CollectionView_space";
};
export type CollectionView_space$key = {
  readonly " $data"?: CollectionView_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionView_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionView_space",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePromptFolders_space"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "79c92b6c0c969acde101549bc31f7d18";

export default node;
