/**
 * @generated SignedSource<<e2ea74ec141b0a59bc23d5d6e6bab078>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourcePage_source$data = {
  readonly adaptation: {
    readonly __typename: "SourceAdaptation";
  } | null;
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly details: {
    readonly pages: number | null;
  };
  readonly id: string;
  readonly isFavorite: boolean;
  readonly printUrl: string | null;
  readonly readingProgress: number | null;
  readonly snapshotUrl: string | null;
  readonly space: {
    readonly id: string;
    readonly name: string;
  };
  readonly title: string;
  readonly trashedAt: string | null;
  readonly type: SourceType;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AdaptedNotice_source" | "FileViewer_source" | "NoteEditing_source" | "RecognizingNotice_source" | "SourceBar_source" | "SourceRail_source" | "SourceReader_source" | "sourceText_source" | "useMarking_source" | "useShownView_source">;
  readonly " $fragmentType": "SourcePage_source";
};
export type SourcePage_source$key = {
  readonly " $data"?: SourcePage_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcePage_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourcePage_source",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorite",
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
      "name": "trashedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snapshotUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "printUrl",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceAdaptation",
      "kind": "LinkedField",
      "name": "adaptation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdaptedNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileViewer_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteEditing_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecognizingNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceBar_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceRail_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceReader_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sourceText_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarking_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShownView_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "20ada41deb82a56015b91d424fe68462";

export default node;
