/**
 * @generated SignedSource<<240e313bb2c2f2b95f97208b4aed18bd>>
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
  readonly tree: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionTree_space">;
  readonly " $fragmentType": "CollectionSidebar_space";
};
export type CollectionSidebar_space$key = {
  readonly " $data"?: CollectionSidebar_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionSidebar_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionSidebar_space",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "tree",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
})();

(node as any).hash = "a5f0b2588d5cc438e1b046b4452124ac";

export default node;
