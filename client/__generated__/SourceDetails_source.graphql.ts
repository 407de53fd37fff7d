/**
 * @generated SignedSource<<6962f547ccd46771e538305534b66858>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceDetails_source$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly createdAt: string;
  readonly language: string | null;
  readonly size: number | null;
  readonly type: SourceType;
  readonly updatedAt: string;
  readonly wordCount: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"FileDetails_source" | "SourceStatusBadge_source">;
  readonly " $fragmentType": "SourceDetails_source";
};
export type SourceDetails_source$key = {
  readonly " $data"?: SourceDetails_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceDetails_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceDetails_source",
  "selections": [
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileDetails_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceStatusBadge_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "86f5eb7783b0ee16bc22ce56db5ef623";

export default node;
