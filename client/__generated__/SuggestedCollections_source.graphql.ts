/**
 * @generated SignedSource<<91a13f8337ed769c031350d4e7226088>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CollectionSuggestionReason = "RECENT_MOVES" | "SAME_SITE" | "SHARED_TAGS" | "SHARED_WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SuggestedCollections_source$data = {
  readonly suggestedCollections: ReadonlyArray<{
    readonly collection: {
      readonly id: string;
      readonly name: string;
      readonly sourceCount: number;
    };
    readonly count: number;
    readonly names: ReadonlyArray<string>;
    readonly reason: CollectionSuggestionReason;
  }>;
  readonly " $fragmentType": "SuggestedCollections_source";
};
export type SuggestedCollections_source$key = {
  readonly " $data"?: SuggestedCollections_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedCollections_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedCollections_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectionSuggestion",
      "kind": "LinkedField",
      "name": "suggestedCollections",
      "plural": true,
      "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sourceCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "544ee6db36f8711ca8fdab008edc52f3";

export default node;
