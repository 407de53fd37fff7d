/**
 * @generated SignedSource<<5e68a25a4352e562f245c04dabe3ea85>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceRail_source$data = {
  readonly author: string | null;
  readonly details: {
    readonly outline: ReadonlyArray<{
      readonly level: number;
      readonly page: number | null;
      readonly title: string;
    }> | null;
  };
  readonly id: string;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedSources_source" | "SourceDetails_source">;
  readonly " $fragmentType": "SourceRail_source";
};
export type SourceRail_source$key = {
  readonly " $data"?: SourceRail_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRail_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
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
            (v0/*:: as any*/),
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
})();

(node as any).hash = "5551229ad8814303e8d9809dd2edc1dc";

export default node;
