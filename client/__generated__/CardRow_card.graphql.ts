/**
 * @generated SignedSource<<f57426a8cbae136007ae3d2f333f432c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardKind = "BASIC" | "CLOZE" | "%future added value";
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

(node as any).hash = "4edd9e71d0aa16d65de1f6cb916562b3";

export default node;
