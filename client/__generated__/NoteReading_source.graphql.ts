/**
 * @generated SignedSource<<09a312af1edee1733f5418965d67e935>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteReading_source$data = {
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

(node as any).hash = "69287e5937cc7f0bf778b039b296afef";

export default node;
