/**
 * @generated SignedSource<<a1b2bd39fa1e8141319e951e1b0d5f8b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGivePage_source$data = {
  readonly id: string;
  readonly pageUploadPath: string | null;
  readonly " $fragmentType": "useGivePage_source";
};
export type useGivePage_source$key = {
  readonly " $data"?: useGivePage_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGivePage_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGivePage_source",
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
      "name": "pageUploadPath",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b3722af88a4cc60b7a13fbbed44b3a03";

export default node;
