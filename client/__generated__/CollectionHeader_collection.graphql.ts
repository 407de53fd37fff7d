/**
 * @generated SignedSource<<4467eed1223d9dc6e57be4342e5d2918>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionHeader_collection$data = {
  readonly description: string;
  readonly name: string;
  readonly " $fragmentType": "CollectionHeader_collection";
};
export type CollectionHeader_collection$key = {
  readonly " $data"?: CollectionHeader_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionHeader_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionHeader_collection",
  "selections": [
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "3f883db27cf3010afa3ae706712bedd5";

export default node;
