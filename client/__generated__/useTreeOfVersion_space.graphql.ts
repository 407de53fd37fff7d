/**
 * @generated SignedSource<<386e7653915a9c0483b596f9019c2fa2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTreeOfVersion_space$data = {
  readonly treeVersion: string;
  readonly " $fragmentType": "useTreeOfVersion_space";
};
export type useTreeOfVersion_space$key = {
  readonly " $data"?: useTreeOfVersion_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTreeOfVersion_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTreeOfVersion_space",
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

(node as any).hash = "616b122b1dda71e38caeb1493d45b736";

export default node;
