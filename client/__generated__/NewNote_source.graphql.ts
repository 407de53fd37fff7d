/**
 * @generated SignedSource<<408bf43042ebb48c68db06bd37400d77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewNote_source$data = {
  readonly id: string;
  readonly originalContent: string | null;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "NewNote_source";
};
export type NewNote_source$key = {
  readonly " $data"?: NewNote_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewNote_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewNote_source",
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
      "name": "originalContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "4e76fe19a23bb729a5f4673875631122";

export default node;
