/**
 * @generated SignedSource<<872733c419e307d0cd3dd8a80a107390>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteBlock_source$data = {
  readonly id: string;
  readonly note: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "NoteBlock_source";
};
export type NoteBlock_source$key = {
  readonly " $data"?: NoteBlock_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteBlock_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteBlock_source",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "3a8f31089a00cb27658a93e840137ad4";

export default node;
