/**
 * @generated SignedSource<<f1bef23fc1ae499e7e568b52d6c58c4c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type ProcessingOutcome = "FAILED" | "RETRYING" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "%future added value";
export type ProcessingStage = "EXTRACT" | "FETCH" | "PREVIEW" | "RECOGNIZE" | "RENDER" | "REWRITE" | "SAVE" | "SNAPSHOT" | "STRUCTURE" | "SUMMARY" | "TAGS" | "TRANSLATE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessingLog_source$data = {
  readonly modelUses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ModelUses_use">;
  }>;
  readonly processingLog: ReadonlyArray<{
    readonly code: FailureCode | null;
    readonly durationMs: number | null;
    readonly id: string;
    readonly outcome: ProcessingOutcome;
    readonly run: number;
    readonly stage: ProcessingStage;
    readonly startedAt: string;
  }>;
  readonly status: SourceStatus;
  readonly " $fragmentType": "ProcessingLog_source";
};
export type ProcessingLog_source$key = {
  readonly " $data"?: ProcessingLog_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingLog_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessingLog_source",
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
          "name": "id",
          "storageKey": null
        },
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
          "name": "code",
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
      "alias": null,
      "args": null,
      "concreteType": "ModelUse",
      "kind": "LinkedField",
      "name": "modelUses",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModelUses_use"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "a91fd56d0767934aec13c6534ab8cb4d";

export default node;
