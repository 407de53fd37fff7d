/**
 * @generated SignedSource<<b5987d1f3505afe32a182d64453da1f6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoreWays_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OtherWays_source">;
  readonly " $fragmentType": "MoreWays_source";
};
export type MoreWays_source$key = {
  readonly " $data"?: MoreWays_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreWays_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreWays_source",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherWays_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "1642b9fe359b58d266741e3c81e85410";

export default node;
