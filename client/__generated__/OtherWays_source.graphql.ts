/**
 * @generated SignedSource<<fe18d39f2d464412bb9259ad1dd4b23f>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGivePage_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "deb793a9937be0abccf152acf5ed7229";

export default node;
