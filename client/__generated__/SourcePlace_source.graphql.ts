/**
 * @generated SignedSource<<a54179a6bc62e042a10d681733b166bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourcePlace_source$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly isDone: boolean;
  readonly " $fragmentType": "SourcePlace_source";
};
export type SourcePlace_source$key = {
  readonly " $data"?: SourcePlace_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcePlace_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourcePlace_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDone",
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "871659fe6abb365384158f70e7c3c102";

export default node;
