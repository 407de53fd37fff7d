/**
 * @generated SignedSource<<8fec97d2ad100c2184847ce2946d744c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceSwitcherItem_space$data = {
  readonly archivedAt: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "face1f0f05625093d9a93a40936bc8d7";

export default node;
