/**
 * @generated SignedSource<<3e49505ae61b7ced59e1d8ddf41c2de3>>
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
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceCompactCard_source$data = {
  readonly createdAt: string;
  readonly domain: string | null;
  readonly excerpt: string | null;
  readonly faviconUrl: string | null;
  readonly id: string;
  readonly imageUrl: string | null;
  readonly mimeType: string | null;
  readonly processingLog: ReadonlyArray<{
    readonly durationMs: number | null;
    readonly outcome: ProcessingOutcome;
    readonly run: number;
    readonly stage: ProcessingStage;
  }>;
  readonly status: SourceStatus;
  readonly title: string;
  readonly type: SourceType;
  readonly " $fragmentSpreads": FragmentRefs<"SourceKind_source" | "SourceMenu_source" | "SourceProgress_source" | "SourceStatusBadge_source">;
  readonly " $fragmentType": "SourceCompactCard_source";
};
export type SourceCompactCard_source$key = {
  readonly " $data"?: SourceCompactCard_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCompactCard_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceCompactCard_source",
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
      "name": "type",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faviconUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "SourceKind_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceMenu_source"
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
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "4cf114cab482f6c0a56865eeec151c7a";

export default node;
