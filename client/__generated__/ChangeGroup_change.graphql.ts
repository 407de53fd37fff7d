/**
 * @generated SignedSource<<0a366d59839cdea9f5c02b6f178fb30d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeGroup_change$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRow_change">;
  readonly " $fragmentType": "ChangeGroup_change";
}>;
export type ChangeGroup_change$key = ReadonlyArray<{
  readonly " $data"?: ChangeGroup_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeGroup_change">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChangeGroup_change",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRow_change"
    }
  ],
  "type": "ProposedChange",
  "abstractKey": null
};

(node as any).hash = "d292041ee14f13e018d60460f8278425";

export default node;
