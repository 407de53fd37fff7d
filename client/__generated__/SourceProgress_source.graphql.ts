/**
 * @generated SignedSource<<9826269bbc389784750334a83b86ea0b>>
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
export type SourceProgress_source$data = {
  readonly processingLog: ReadonlyArray<{
    readonly durationMs: number | null;
    readonly outcome: ProcessingOutcome;
    readonly run: number;
    readonly stage: ProcessingStage;
  }>;
  readonly status: SourceStatus;
  readonly title: string;
  readonly " $fragmentType": "SourceProgress_source";
};
export type SourceProgress_source$key = {
  readonly " $data"?: SourceProgress_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceProgress_source",
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
      "kind": "ScalarField",
      "name": "title",
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
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "1a5a9cc0b5a566f80855b6d750be8b0f";

export default node;
