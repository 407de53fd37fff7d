/**
 * @generated SignedSource<<c53755f40da9478ebe144d1c423c475b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditFeedDialog_feed$data = {
  readonly collection: {
    readonly id: string;
  } | null;
  readonly id: string;
  readonly intervalMinutes: number;
  readonly keepDays: number | null;
  readonly onlyWords: ReadonlyArray<string>;
  readonly skipWords: ReadonlyArray<string>;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "EditFeedDialog_feed";
};
export type EditFeedDialog_feed$key = {
  readonly " $data"?: EditFeedDialog_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditFeedDialog_feed">;
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
  "name": "EditFeedDialog_feed",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervalMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlyWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Feed",
  "abstractKey": null
};
})();

(node as any).hash = "95be2b66765ed78f9d523ddfad628f53";

export default node;
