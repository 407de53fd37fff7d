/**
 * @generated SignedSource<<f47e0d6dbeb5c1d4a12809014065e69d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunBar_runs$data = ReadonlyArray<{
  readonly spend: ReadonlyArray<{
    readonly cost: number | null;
    readonly inputTokens: number;
    readonly outputTokens: number;
  }>;
  readonly state: RunState;
  readonly " $fragmentType": "RunBar_runs";
}>;
export type RunBar_runs$key = ReadonlyArray<{
  readonly " $data"?: RunBar_runs$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunBar_runs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RunBar_runs",
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

(node as any).hash = "ba04894646c49803c5ba46769228567b";

export default node;
