/**
 * @generated SignedSource<<f849d20e9dd67f874fc2fe64c011ce5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BegunSource_source$data = {
  readonly details: {
    readonly pages: number | null;
  };
  readonly id: string;
  readonly readingMinutes: number | null;
  readonly readingProgress: number | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCover_source" | "SourceKind_source">;
  readonly " $fragmentType": "BegunSource_source";
};
export type BegunSource_source$key = {
  readonly " $data"?: BegunSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"BegunSource_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BegunSource_source",
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
      "name": "readingProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pages",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCover_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceKind_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "9c181dbd35a1e3d8f58c8ae11386c4cb";

export default node;
