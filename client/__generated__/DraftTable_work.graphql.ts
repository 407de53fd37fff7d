/**
 * @generated SignedSource<<67f5b76530647e4100599db00029ee25>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftTable_work$data = {
  readonly changed: {
    readonly totalCount: number;
  };
  readonly excerpt: string;
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly used: {
    readonly totalCount: number;
  };
  readonly viewerCanEdit: boolean;
  readonly wordCount: number;
  readonly " $fragmentType": "DraftTable_work";
};
export type DraftTable_work$key = {
  readonly " $data"?: DraftTable_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftTable_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftTable_work",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "alias": "used",
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "WorkSourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(first:1)"
    },
    {
      "alias": "changed",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "CHANGED",
            "GONE"
          ]
        }
      ],
      "concreteType": "WorkSourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(first:1,states:[\"CHANGED\",\"GONE\"])"
    }
  ],
  "type": "Work",
  "abstractKey": null
};
})();

(node as any).hash = "906c2236bd6b17d8f756a3621fa10389";

export default node;
