/**
 * @generated SignedSource<<02a5202915386d26e6efa49f16f548e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Answers_runs$data = ReadonlyArray<{
  readonly durationMs: number | null;
  readonly id: string;
  readonly spend: ReadonlyArray<{
    readonly cost: number | null;
  }>;
  readonly state: RunState;
  readonly " $fragmentSpreads": FragmentRefs<"RunAnswer_run">;
  readonly " $fragmentType": "Answers_runs";
}>;
export type Answers_runs$key = ReadonlyArray<{
  readonly " $data"?: Answers_runs$data;
  readonly " $fragmentSpreads": FragmentRefs<"Answers_runs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Answers_runs",
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
      "name": "durationMs",
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
          "name": "cost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunAnswer_run"
    }
  ],
  "type": "PromptRun",
  "abstractKey": null
};

(node as any).hash = "fc22b0836f1a09a8b72f290596b60256";

export default node;
