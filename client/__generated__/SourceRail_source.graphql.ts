/**
 * @generated SignedSource<<62d216520c5aff209bcea5c5353be015>>
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
      readonly anchor: string | null;
      readonly level: number;
      readonly page: number | null;
      readonly title: string;
    }> | null;
  };
  readonly id: string;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly trashedAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AskSource_source" | "MentionedIn_source" | "NoteBlock_source" | "ProcessingLog_source" | "SourceDetails_source" | "SummaryBlock_source" | "TagEditor_source">;
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
      "kind": "ScalarField",
      "name": "trashedAt",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
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
      "name": "AskSource_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentionedIn_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteBlock_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessingLog_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceDetails_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryBlock_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagEditor_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "5ff10b61228ee8e208ef5db5c2b5bd7c";

export default node;
