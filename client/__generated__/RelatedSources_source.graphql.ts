/**
 * @generated SignedSource<<ecfe76a1cc56af4bfd4200c7f15c66a0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedSources_source$data = {
  readonly collection: {
    readonly id: string;
  } | null;
  readonly domain: string | null;
  readonly id: string;
  readonly space: {
    readonly id: string;
  };
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "RelatedSources_source";
};
export type RelatedSources_source$key = {
  readonly " $data"?: RelatedSources_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedSources_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedSources_source",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "fafe763f488f1d989ec7fd0df1536991";

export default node;
