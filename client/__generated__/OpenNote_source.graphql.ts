/**
 * @generated SignedSource<<4fd82f729817952ea0db6966f02ddc7c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenNote_source$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditing_source">;
  readonly " $fragmentType": "OpenNote_source";
};
export type OpenNote_source$key = {
  readonly " $data"?: OpenNote_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenNote_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenNote_source",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteEditing_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "654f3c90916b4fe4d94d259e51e0e832";

export default node;
