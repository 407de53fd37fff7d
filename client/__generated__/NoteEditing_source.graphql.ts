/**
 * @generated SignedSource<<dc9c2b7a96c37e6261d07a03088e05ad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteEditing_source$data = {
  readonly language: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditor_source">;
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
      "name": "language",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteEditor_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "754d44c01ebc14707d26ed578630c361";

export default node;
