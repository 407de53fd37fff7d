/**
 * @generated SignedSource<<6389eb5bb3c11742ffafc1a4013f1350>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageList_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSourceProgress_source">;
  readonly " $fragmentType": "StageList_source";
};
export type StageList_source$key = {
  readonly " $data"?: StageList_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageList_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageList_source",
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

(node as any).hash = "db3f2c5d15b5d6047dc070cc0185f54c";

export default node;
