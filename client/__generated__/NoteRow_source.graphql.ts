/**
 * @generated SignedSource<<23003e1ecafff6f9a5c24403bae3b3d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteRow_source$data = {
  readonly collection: {
    readonly name: string;
  } | null;
  readonly excerpt: string | null;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "NoteRow_source";
};
export type NoteRow_source$key = {
  readonly " $data"?: NoteRow_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteRow_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteRow_source",
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
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "0450dd1f064c300ea502708693199426";

export default node;
