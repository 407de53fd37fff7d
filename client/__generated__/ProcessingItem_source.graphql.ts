/**
 * @generated SignedSource<<8b46e3b15ea9709a34d5b181ba91bf4e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "SourceStatusBadge_source" | "useStages_source">;
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
      "name": "useStages_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "f34066cc33694bffa3653443272fd50f";

export default node;
