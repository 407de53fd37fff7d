/**
 * @generated SignedSource<<25ad0d64ab0890e432be0af7e0100584>>
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
export type SourceStatusBadge_source$data = {
  readonly processingLog: ReadonlyArray<{
    readonly durationMs: number | null;
    readonly outcome: ProcessingOutcome;
    readonly run: number;
    readonly stage: ProcessingStage;
  }>;
  readonly status: SourceStatus;
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

(node as any).hash = "d74d741bea360ce5c0ac52d138814355";

export default node;
