/**
 * @generated SignedSource<<343bac34025d5108bdd1194f88c308d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceRail_source$data = {
  readonly details: {
    readonly outline: ReadonlyArray<{
      readonly level: number;
      readonly page: number | null;
      readonly title: string;
    }> | null;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedSources_source" | "SourceDetails_source">;
  readonly " $fragmentType": "SourceRail_source";
};
export type SourceRail_source$key = {
  readonly " $data"?: SourceRail_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRail_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceRail_source",
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
      "concreteType": "SourceDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceHeading",
          "kind": "LinkedField",
          "name": "outline",
          "plural": true,
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
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "page",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedSources_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceDetails_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "276e87229fed38bad13c11ec373c98ba";

export default node;
