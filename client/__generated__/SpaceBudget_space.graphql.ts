/**
 * @generated SignedSource<<dd0842a272c17cda3232b12934055cad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerMode = "EXTRACTIVE" | "MODEL" | "%future added value";
export type BudgetUnit = "COST" | "TOKENS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpaceBudget_space$data = {
  readonly answerModes: ReadonlyArray<AnswerMode>;
  readonly budget: {
    readonly limit: number | null;
    readonly unit: BudgetUnit;
    readonly used: number;
  };
  readonly name: string;
  readonly " $fragmentType": "SpaceBudget_space";
};
export type SpaceBudget_space$key = {
  readonly " $data"?: SpaceBudget_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceBudget_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceBudget_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerModes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ModelBudget",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "used",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "471b6e5801f246ee1726af96d6a347c5";

export default node;
