/**
 * @generated SignedSource<<b391890dfcd35dbbfd2ad26b2d9be5a5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionSidebar_space$data = {
  readonly tree: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly viewerCanEdit: boolean;
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
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
        }
      ],
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

(node as any).hash = "90b4c66377afed59bfc67ba66b397522";

export default node;
