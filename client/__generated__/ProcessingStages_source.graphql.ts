/**
 * @generated SignedSource<<ceb70b7597bfd22c3d15bde085fa8e76>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessingStages_source$data = {
  readonly status: SourceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "StageList_source">;
  readonly " $fragmentType": "ProcessingStages_source";
};
export type ProcessingStages_source$key = {
  readonly " $data"?: ProcessingStages_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingStages_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessingStages_source",
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

(node as any).hash = "efbfbd0aca2c66cc2ea4ca6b93838692";

export default node;
