/**
 * @generated SignedSource<<855453ada30a436a66187a092fa20a4f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTreeVersion_space$data = {
  readonly treeVersion: string;
  readonly " $fragmentType": "useTreeVersion_space";
};
export type useTreeVersion_space$key = {
  readonly " $data"?: useTreeVersion_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTreeVersion_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTreeVersion_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "treeVersion",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "5ae047b6cb7a40cd1b73e30127ac49a8";

export default node;
