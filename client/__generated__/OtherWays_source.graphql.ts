/**
 * @generated SignedSource<<8f6d911876fcf94665df4c01afb28f78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherWays_source$data = {
  readonly id: string;
  readonly sourceUrl: string | null;
  readonly viewerCanReadInBrowser: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useGivePage_source">;
  readonly " $fragmentType": "OtherWays_source";
};
export type OtherWays_source$key = {
  readonly " $data"?: OtherWays_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherWays_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherWays_source",
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
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadInBrowser",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGivePage_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "e5b0a4e07df32a3e40bff5b50492a9be";

export default node;
