/**
 * @generated SignedSource<<36f3c3e657cf7bcbe35870563e7d7f28>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageList_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useStages_source">;
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
      "name": "useStages_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b4ccb03345efd46869e37d633f99d899";

export default node;
