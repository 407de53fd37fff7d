/**
 * @generated SignedSource<<f801d5c9fd5f6855ffff1e0d35592a73>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceUnderWay_source$data = {
  readonly id: string;
  readonly processingMsLeft: number | null;
  readonly status: SourceStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "SourceStatusBadge_source" | "useStages_source">;
  readonly " $fragmentType": "SourceUnderWay_source";
};
export type SourceUnderWay_source$key = {
  readonly " $data"?: SourceUnderWay_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceUnderWay_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceUnderWay_source",
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

(node as any).hash = "d5761d7af7c19e0ccd0048955b89f96f";

export default node;
