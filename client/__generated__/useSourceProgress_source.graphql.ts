/**
 * @generated SignedSource<<a9b51e367ddcb847086977bd6f1dd8c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessingStage = "EXTRACT" | "FETCH" | "PREVIEW" | "RECOGNIZE" | "RENDER" | "REWRITE" | "SAVE" | "SNAPSHOT" | "STRUCTURE" | "SUMMARY" | "TAGS" | "TRANSLATE" | "%future added value";
export type ProcessingStageState = "DONE" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSourceProgress_source$data = {
  readonly progress: {
    readonly percent: number | null;
    readonly stages: ReadonlyArray<{
      readonly durationMs: number | null;
      readonly isRetrying: boolean;
      readonly parts: number | null;
      readonly partsDone: number | null;
      readonly stage: ProcessingStage;
      readonly state: ProcessingStageState;
    }>;
    readonly startedAt: string | null;
  } | null;
  readonly " $fragmentType": "useSourceProgress_source";
};
export type useSourceProgress_source$key = {
  readonly " $data"?: useSourceProgress_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSourceProgress_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSourceProgress_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StageProgress",
          "kind": "LinkedField",
          "name": "stages",
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
              "name": "state",
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
              "name": "isRetrying",
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
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "5456e68da4d781637b608aaf1953f61e";

export default node;
