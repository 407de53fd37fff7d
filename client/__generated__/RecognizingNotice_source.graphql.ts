/**
 * @generated SignedSource<<fb13ec86cad490aee801c029dd817e03>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecognizingNotice_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSourceProgress_source">;
  readonly " $fragmentType": "RecognizingNotice_source";
};
export type RecognizingNotice_source$key = {
  readonly " $data"?: RecognizingNotice_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecognizingNotice_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecognizingNotice_source",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceProgress_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "d2ad9d7b4c417e9824d7e108b26df3b7";

export default node;
