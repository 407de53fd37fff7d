/**
 * @generated SignedSource<<7df11fb1ffb773fac0f1dc877dcf9dcd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueReadingItem_source$data = {
  readonly details: {
    readonly pages: number | null;
  };
  readonly id: string;
  readonly readingMinutes: number | null;
  readonly readingProgress: number | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCover_source" | "SourceKind_source">;
  readonly " $fragmentType": "ContinueReadingItem_source";
};
export type ContinueReadingItem_source$key = {
  readonly " $data"?: ContinueReadingItem_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueReadingItem_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueReadingItem_source",
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

(node as any).hash = "8c78dc42da1ac4ea179007b9c49d04fa";

export default node;
