/**
 * @generated SignedSource<<23dd2a3f2e54f3b68e8ed7c8b36cc9ee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessingOutcome = "FAILED" | "RETRYING" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "%future added value";
export type ProcessingStage = "EXTRACT" | "FETCH" | "PREVIEW" | "REWRITE" | "SAVE" | "SNAPSHOT" | "STRUCTURE" | "SUMMARY" | "TAGS" | "TRANSLATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useStages_source$data = {
  readonly processingLog: ReadonlyArray<{
    readonly durationMs: number | null;
    readonly outcome: ProcessingOutcome;
    readonly parts: number | null;
    readonly partsDone: number | null;
    readonly run: number;
    readonly stage: ProcessingStage;
  }>;
  readonly " $fragmentType": "useStages_source";
};
export type useStages_source$key = {
  readonly " $data"?: useStages_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStages_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStages_source",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partsDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "8d66b784d79275213b9ef3d95357c20b";

export default node;
