/**
 * @generated SignedSource<<6fa7aa398d9efe436e06c6746e0c0358>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BudgetUnit = "COST" | "TOKENS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunBar_space$data = {
  readonly budget: {
    readonly limit: number | null;
    readonly unit: BudgetUnit;
    readonly used: number;
  };
  readonly " $fragmentType": "RunBar_space";
};
export type RunBar_space$key = {
  readonly " $data"?: RunBar_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunBar_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunBar_space",
  "selections": [
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

(node as any).hash = "745ed72f24b51ed00126cf8d9f728f30";

export default node;
