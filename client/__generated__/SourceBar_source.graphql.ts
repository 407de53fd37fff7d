/**
 * @generated SignedSource<<35a533c08646061053fc6d5d9053b044>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceBar_source$data = {
  readonly isFavorite: boolean;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCrumbs_source" | "useSourceActs_source">;
  readonly " $fragmentType": "SourceBar_source";
};
export type SourceBar_source$key = {
  readonly " $data"?: SourceBar_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceBar_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceBar_source",
  "selections": [
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
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorite",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCrumbs_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceActs_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b09106743de18ac6a014f76a60a68578";

export default node;
