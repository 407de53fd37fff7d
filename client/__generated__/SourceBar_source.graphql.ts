/**
 * @generated SignedSource<<7567a7dca2de5fbfbed1d2f7171dadff>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SourceCrumbs_source" | "useSourceActions_source">;
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
      "name": "useSourceActions_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "68ee7e1bc561ee0fc8b9219671029841";

export default node;
