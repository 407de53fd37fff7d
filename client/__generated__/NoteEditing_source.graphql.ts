/**
 * @generated SignedSource<<4248f70eb35acf3d4ed31e293fc63224>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteEditing_source$data = {
  readonly title: string;
  readonly trashedAt: string | null;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditor_source" | "NoteReading_source">;
  readonly " $fragmentType": "NoteEditing_source";
};
export type NoteEditing_source$key = {
  readonly " $data"?: NoteEditing_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditing_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteEditing_source",
  "selections": [
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
      "name": "trashedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteEditor_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteReading_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "6ffa003631ef35c5dce4929a46335a87";

export default node;
