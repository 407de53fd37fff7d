/**
 * @generated SignedSource<<0a067477592af5170243aee1b68d725f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeckTable_deck$data = {
  readonly cardCount: number;
  readonly dueCount: number;
  readonly id: string;
  readonly name: string;
  readonly statistics: {
    readonly retention: number | null;
  };
  readonly " $fragmentType": "DeckTable_deck";
};
export type DeckTable_deck$key = {
  readonly " $data"?: DeckTable_deck$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeckTable_deck">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeckTable_deck",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "dueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 30
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "CardStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retention",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deck",
  "abstractKey": null
};
})();

(node as any).hash = "3f150207b9f7bb18e1e6b5d60115288c";

export default node;
