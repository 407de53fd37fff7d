/**
 * @generated SignedSource<<0e85fb27d02a07ea9654826bc73cc925>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnderWay_source$data = {
  readonly status: SourceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "StageList_source">;
  readonly " $fragmentType": "UnderWay_source";
};
export type UnderWay_source$key = {
  readonly " $data"?: UnderWay_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnderWay_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnderWay_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageList_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceProgress_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "46ac344e1b46d1b67a996aa4c951ca45";

export default node;
