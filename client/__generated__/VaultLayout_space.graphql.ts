/**
 * @generated SignedSource<<127e8fd762d6f583bb2c2d0c86b53ed4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VaultLayout_space$data = {
  readonly archivedAt: string | null;
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
      "name": "archivedAt",
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

(node as any).hash = "59e29f133a238eb97e3a435456ff3d47";

export default node;
