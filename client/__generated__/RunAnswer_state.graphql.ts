/**
 * @generated SignedSource<<ef16ba627fc6945d4e69576694d036cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunAnswer_state$data = {
  readonly durationMs: number | null;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly firstTokenMs: number | null;
  readonly spend: ReadonlyArray<{
    readonly cost: number | null;
    readonly inputTokens: number;
    readonly outputTokens: number;
  }>;
  readonly state: RunState;
  readonly viewerCanStop: boolean;
  readonly " $fragmentType": "RunAnswer_state";
};
export type RunAnswer_state$key = {
  readonly " $data"?: RunAnswer_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunAnswer_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunAnswer_state",
  "selections": [
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
      "name": "viewerCanStop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstTokenMs",
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
      "concreteType": "ModelSpend",
      "kind": "LinkedField",
      "name": "spend",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PromptRun",
  "abstractKey": null
};

(node as any).hash = "1b5a7dca07afe72d457b668e6f43cf38";

export default node;
