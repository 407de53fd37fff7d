/**
 * @generated SignedSource<<e1cec171c315dc7cb156b308c72476f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSourceDialog_source$data = {
  readonly id: string;
  readonly note: string;
  readonly title: string;
  readonly " $fragmentType": "EditSourceDialog_source";
};
export type EditSourceDialog_source$key = {
  readonly " $data"?: EditSourceDialog_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSourceDialog_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSourceDialog_source",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "3d3976a695fc82b8135a6007f1e81720";

export default node;
