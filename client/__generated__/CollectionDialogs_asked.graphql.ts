/**
 * @generated SignedSource<<38c3003d8cc8eb5d43a46136edb7f369>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionDialogs_asked$data = {
  readonly id: string;
  readonly tree: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly parent: {
      readonly id: string;
    } | null;
    readonly sourceCount: number;
  }>;
  readonly " $fragmentType": "CollectionDialogs_asked";
};
export type CollectionDialogs_asked$key = {
  readonly " $data"?: CollectionDialogs_asked$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionDialogs_asked">;
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
  "name": "CollectionDialogs_asked",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "tree",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "Collection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "9b701891462cd03765949bbf17b8f26c";

export default node;
