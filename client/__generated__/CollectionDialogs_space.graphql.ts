/**
 * @generated SignedSource<<338f26ce5cd99bb78fe983d84241be80>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionDialogs_space$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_asked">;
  readonly " $fragmentType": "CollectionDialogs_space";
};
export type CollectionDialogs_space$key = {
  readonly " $data"?: CollectionDialogs_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionDialogs_space",
  "selections": [
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
      "name": "CollectionDialogs_asked"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "457fb1132d158225f736d04bcf2a1854";

export default node;
