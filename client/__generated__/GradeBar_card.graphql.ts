/**
 * @generated SignedSource<<b4867a4b2b56e87557f0b4a901415377>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Rating = "AGAIN" | "EASY" | "GOOD" | "HARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GradeBar_card$data = {
  readonly schedule: {
    readonly choices: ReadonlyArray<{
      readonly dueAt: string;
      readonly rating: Rating;
    }>;
  };
  readonly " $fragmentType": "GradeBar_card";
};
export type GradeBar_card$key = {
  readonly " $data"?: GradeBar_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradeBar_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GradeBar_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CardSchedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewChoice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Card",
  "abstractKey": null
};

(node as any).hash = "f7efe86e4bbc04e1b7f22bc738a5a42a";

export default node;
