/**
 * @generated SignedSource<<ac09e3c89c90bd557608d50543b514b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteWriting_source$data = {
  readonly language: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditor_source">;
  readonly " $fragmentType": "NoteWriting_source";
};
export type NoteWriting_source$key = {
  readonly " $data"?: NoteWriting_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteWriting_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteWriting_source",
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

(node as any).hash = "796172c3d0a01e9a1b07af2913a0a419";

export default node;
