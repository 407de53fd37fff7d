/**
 * @generated SignedSource<<e82d746fdffe852be4c84968cda3f548>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CollectionSuggestionReason = "RECENT_MOVES" | "SAME_SITE" | "SHARED_TAGS" | "SHARED_WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TriageChoices_source$data = {
  readonly id: string;
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
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "TriageChoices_source";
};
export type TriageChoices_source$key = {
  readonly " $data"?: TriageChoices_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageChoices_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageChoices_source",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
})();

(node as any).hash = "afc0711635fa19f53cf445af092df9c0";

export default node;
