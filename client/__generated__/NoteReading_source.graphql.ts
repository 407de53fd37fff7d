/**
 * @generated SignedSource<<ad5bdd3d0ef921dbb9eb4344f447b454>>
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
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "712efc3007993657d6d1c265e2674247";

export default node;
