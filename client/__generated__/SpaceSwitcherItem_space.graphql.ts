/**
 * @generated SignedSource<<8d2c3be8a56a7057e6224154c370b59a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceSwitcherItem_space$data = {
  readonly colour: number;
  readonly initials: string;
  readonly name: string;
  readonly " $fragmentType": "SpaceSwitcherItem_space";
};
export type SpaceSwitcherItem_space$key = {
  readonly " $data"?: SpaceSwitcherItem_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceSwitcherItem_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceSwitcherItem_space",
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
      "name": "colour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initials",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "c1c5e697948d2017d51faa183c1b77ca";

export default node;
