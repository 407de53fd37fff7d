/**
 * @generated SignedSource<<5d6687d4354b9d8f3505cd75f19d3287>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceMenu_source$data = {
  readonly id: string;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSourceActs_source">;
  readonly " $fragmentType": "SourceMenu_source";
};
export type SourceMenu_source$key = {
  readonly " $data"?: SourceMenu_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceMenu_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceMenu_source",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceActs_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "5b9173d47fb75e1669c6d76adaef73b5";

export default node;
