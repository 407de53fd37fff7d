/**
 * @generated SignedSource<<a30d1b8ddfd687719a4ed3158282d4ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteReading_source$data = {
  readonly id: string;
  readonly originalContent: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useNoteCitations_source">;
  readonly " $fragmentType": "NoteReading_source";
};
export type NoteReading_source$key = {
  readonly " $data"?: NoteReading_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteReading_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteReading_source",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNoteCitations_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "76d0bf724a317c10029e5e7740f519df";

export default node;
