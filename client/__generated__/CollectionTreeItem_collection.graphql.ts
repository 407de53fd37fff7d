/**
 * @generated SignedSource<<bbd8b8a74d134cdb73e32982841cda61>>
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
  readonly viewerCanEdit: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "1db647b9466a73a2ec4bd07d995cc1d1";

export default node;
