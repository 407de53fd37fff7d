/**
 * @generated SignedSource<<906ad240cf56091354b6a2f373fe4c95>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenDraft_work$data = {
  readonly body: string;
  readonly changed: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly space: {
    readonly id: string;
  };
  readonly title: string;
  readonly updatedAt: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useNoteCitations_work">;
  readonly " $fragmentType": "OpenDraft_work";
};
export type OpenDraft_work$key = {
  readonly " $data"?: OpenDraft_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDraft_work">;
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
  "name": "OpenDraft_work",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "body",
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
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNoteCitations_work"
    },
    {
      "alias": "changed",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "sources(first:1,states:[\"CHANGED\",\"GONE\"])"
    }
  ],
  "type": "Work",
  "abstractKey": null
};
})();

(node as any).hash = "3ec7b9136851a5b24e162756e53c86d9";

export default node;
