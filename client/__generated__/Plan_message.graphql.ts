/**
 * @generated SignedSource<<ad87c7553bf4ad0870f68fd4f6478d84>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanStepKind = "ASK_MODEL" | "CHECK_LINKS" | "COLLECT" | "FIND_GAPS" | "MERGE" | "MOVE" | "NOT_AN_ACT" | "NOT_UNDERSTOOD" | "RENAME" | "SUMMARIZE" | "TAG" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Plan_message$data = {
  readonly plan: ReadonlyArray<{
    readonly changeCount: number;
    readonly kind: PlanStepKind;
    readonly sourceCount: number | null;
    readonly state: RunState;
    readonly title: string;
  }>;
  readonly " $fragmentType": "Plan_message";
};
export type Plan_message$key = {
  readonly " $data"?: Plan_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plan_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Plan_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanStep",
      "kind": "LinkedField",
      "name": "plan",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "bae22d1262dacefd36191accac8c0b14";

export default node;
