/**
 * @generated SignedSource<<cbb15fbd81ee19e1a497887cc1a1006a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchSnippetField = "FILE_NAME" | "NOTE" | "TAGS" | "TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchMatch_hit$data = {
  readonly snippet: {
    readonly field: SearchSnippetField;
    readonly fragments: ReadonlyArray<{
      readonly isHit: boolean;
      readonly text: string;
    }>;
  } | null;
  readonly title: ReadonlyArray<{
    readonly isHit: boolean;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SearchMatch_hit";
};
export type SearchMatch_hit$key = {
  readonly " $data"?: SearchMatch_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchMatch_hit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isHit",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchMatch_hit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextFragment",
      "kind": "LinkedField",
      "name": "title",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchSnippet",
      "kind": "LinkedField",
      "name": "snippet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFragment",
          "kind": "LinkedField",
          "name": "fragments",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchHit",
  "abstractKey": null
};
})();

(node as any).hash = "e40f17d58ed7ad230964915f8b5a7614";

export default node;
