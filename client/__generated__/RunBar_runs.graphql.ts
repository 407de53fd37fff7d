/**
 * @generated SignedSource<<7e6b43e3bb44aede923720759d70283e>>
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
  readonly viewerCanStop: boolean;
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
      "kind": "ScalarField",
      "name": "viewerCanStop",
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

(node as any).hash = "6cd66d3fe4fadee749816c8c7f0035cc";

export default node;
