/**
 * @generated SignedSource<<229def9f4ffad80e8af97a3d5ce2454e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionSidebar_space$data = {
  readonly archivedAt: string | null;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionTree_space">;
  readonly " $fragmentType": "CollectionSidebar_space";
};
export type CollectionSidebar_space$key = {
  readonly " $data"?: CollectionSidebar_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSidebar_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionSidebar_space",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionTree_space"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "8b35233735c10cfbc6e5aad295820ce9";

export default node;
