/**
 * @generated SignedSource<<8fef971f655afba9d7bd6a1248724daf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyAside_deck$data = ReadonlyArray<{
  readonly forecast: ReadonlyArray<{
    readonly day: string;
    readonly reviews: number;
  }>;
  readonly lastDays: {
    readonly again: number;
    readonly minutes: number;
    readonly reviews: number;
  };
  readonly " $fragmentType": "StudyAside_deck";
}>;
export type StudyAside_deck$key = ReadonlyArray<{
  readonly " $data"?: StudyAside_deck$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyAside_deck">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviews",
  "storageKey": null
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
  "metadata": {
    "plural": true
  },
  "name": "StudyAside_deck",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 7
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "CardForecast",
      "kind": "LinkedField",
      "name": "forecast",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "lastDays",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "again",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
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

(node as any).hash = "f3187ae34e67a777d4d84dc10252ae8f";

export default node;
