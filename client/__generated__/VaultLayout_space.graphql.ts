/**
 * @generated SignedSource<<0a9a83f207cf61174db3a177e95ab37a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VaultLayout_space$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_space" | "CollectionSidebar_space">;
  readonly " $fragmentType": "VaultLayout_space";
};
export type VaultLayout_space$key = {
  readonly " $data"?: VaultLayout_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"VaultLayout_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VaultLayout_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "CollectionSidebar_space"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "d8af2bff601761a76162667630850b2f";

export default node;
