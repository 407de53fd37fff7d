/**
 * @generated SignedSource<<30fbfb8db345618975b403025b84a67b>>
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
  readonly name: string;
  readonly viewerCanEdit: boolean;
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
      "name": "viewerCanEdit",
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

(node as any).hash = "6c52f2eac07826b169a21ab5d488bb45";

export default node;
