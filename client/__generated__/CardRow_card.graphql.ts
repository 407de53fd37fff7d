/**
 * @generated SignedSource<<86850e98f43d18b2c9f1cad086670245>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardKind = "BASIC" | "CLOZE" | "%future added value";
export type CardPhase = "LEARNING" | "NEW" | "RELEARNING" | "REVIEW" | "%future added value";
export type CardState = "ACTIVE" | "PROPOSED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardRow_card$data = {
  readonly back: string;
  readonly front: string;
  readonly id: string;
  readonly kind: CardKind;
  readonly schedule: {
    readonly dueAt: string | null;
    readonly isLeech: boolean;
    readonly phase: CardPhase;
  };
  readonly sourceChangedAt: string | null;
  readonly state: CardState;
  readonly tags: ReadonlyArray<string>;
  readonly updatedAt: string;
  readonly " $fragmentType": "CardRow_card";
};
export type CardRow_card$key = {
  readonly " $data"?: CardRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardRow_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardRow_card",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "front",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "back",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceChangedAt",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLeech",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Card",
  "abstractKey": null
};

(node as any).hash = "7f0d68c7970932e3e333515da0914763";

export default node;
