/**
 * @generated SignedSource<<d8ea0925534e43c3f357ef6e14550788>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceStatusBadge_source$data = {
  readonly status: SourceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useStages_source">;
  readonly " $fragmentType": "SourceStatusBadge_source";
};
export type SourceStatusBadge_source$key = {
  readonly " $data"?: SourceStatusBadge_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceStatusBadge_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceStatusBadge_source",
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
      "name": "useStages_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "a7264aa400d80e45d10a6d6534909615";

export default node;
