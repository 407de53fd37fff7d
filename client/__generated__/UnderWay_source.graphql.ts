/**
 * @generated SignedSource<<0b6a652bc68553a2ed20a77bce676b58>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessingOutcome = "FAILED" | "RETRYING" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "%future added value";
export type ProcessingStage = "EXTRACT" | "FETCH" | "SAVE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnderWay_source$data = {
  readonly processingLog: ReadonlyArray<{
    readonly durationMs: number | null;
    readonly outcome: ProcessingOutcome;
    readonly run: number;
    readonly stage: ProcessingStage;
  }>;
  readonly status: SourceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source">;
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
      "alias": null,
      "args": null,
      "concreteType": "ProcessingEvent",
      "kind": "LinkedField",
      "name": "processingLog",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "run",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "e9ffdff98f335447dbd8ace6d6caae79";

export default node;
