/**
 * @generated SignedSource<<d340188b92269461b2871ba6f5809ddd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoteEditor_source$data = {
  readonly id: string;
  readonly originalContent: string | null;
  readonly title: string;
  readonly type: SourceType;
  readonly updatedAt: string;
  readonly " $fragmentType": "NoteEditor_source";
};
export type NoteEditor_source$key = {
  readonly " $data"?: NoteEditor_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditor_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteEditor_source",
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
      "name": "type",
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

(node as any).hash = "67bcd4f91c73a70a4f15fc02f053fb6f";

export default node;
