/**
 * @generated SignedSource<<46573f2df46fec540e4a6059f5380a39>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryBlock_source$data = {
  readonly summary: string | null;
  readonly " $fragmentType": "SummaryBlock_source";
};
export type SummaryBlock_source$key = {
  readonly " $data"?: SummaryBlock_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryBlock_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryBlock_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "5c3e38704b585040da4ce52827cbe5c4";

export default node;
