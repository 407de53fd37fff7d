/**
 * @generated SignedSource<<d2298c210429585faef6fcbb4aed3d1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionTreeItem_collection$data = {
  readonly id: string;
  readonly name: string;
  readonly sourceCount: number;
  readonly " $fragmentType": "CollectionTreeItem_collection";
};
export type CollectionTreeItem_collection$key = {
  readonly " $data"?: CollectionTreeItem_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionTreeItem_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionTreeItem_collection",
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
      "name": "sourceCount",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "df6cf325f45eb3c0d19ca52b54c8c312";

export default node;
