/**
 * @generated SignedSource<<771b55459dacd46a60ccc68472fe0f0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type ImportFormat = "APKG" | "AUTO" | "BOOKMARKS_HTML" | "CARDS_CSV" | "CSV" | "INSTAPAPER_CSV" | "KARAKEEP_JSON" | "LINKWARDEN_JSON" | "OMNIVORE_ZIP" | "OPML" | "PINBOARD_JSON" | "POCKET_CSV" | "PROMPTS" | "RAINDROP_CSV" | "READWISE_CSV" | "TEST_SET_CSV" | "VAULT_ZIP" | "WALLABAG_JSON" | "%future added value";
export type ImportRowOutcome = "ADDED" | "ALREADY_THERE" | "FAILED" | "REPEATED" | "UPDATED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportJob_job$data = {
  readonly createdAt: string;
  readonly done: number;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly fileName: string | null;
  readonly id: string;
  readonly importPlan: {
    readonly counts: ReadonlyArray<{
      readonly count: number;
      readonly outcome: ImportRowOutcome;
    }>;
    readonly format: ImportFormat;
  } | null;
  readonly state: RunState;
  readonly total: number | null;
  readonly undoId: string | null;
  readonly viewerCanStop: boolean;
  readonly " $fragmentType": "ImportJob_job";
};
export type ImportJob_job$key = {
  readonly " $data"?: ImportJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJob_job",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
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
      "kind": "ScalarField",
      "name": "undoId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanStop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPlan",
      "kind": "LinkedField",
      "name": "importPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportCount",
          "kind": "LinkedField",
          "name": "counts",
          "plural": true,
          "selections": [
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "58f7e7afd7103654baa53454f430f377";

export default node;
