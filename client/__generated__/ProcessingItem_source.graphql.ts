/**
 * @generated SignedSource<<9e95272a1c52c839a7e00269b35099fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessingItem_source$data = {
  readonly id: string;
  readonly processingMsLeft: number | null;
  readonly status: SourceStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "SourceStatusBadge_source" | "useSourceProgress_source">;
  readonly " $fragmentType": "ProcessingItem_source";
};
export type ProcessingItem_source$key = {
  readonly " $data"?: ProcessingItem_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingItem_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessingItem_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processingMsLeft",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceProgress_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceStatusBadge_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceProgress_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "7a7e7caea3691b14e79a1891ee2491cf";

export default node;
