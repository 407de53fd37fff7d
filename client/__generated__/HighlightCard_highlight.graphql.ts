/**
 * @generated SignedSource<<e90428bd2ac52e03a5faf640b7962aca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HighlightColor = "BLUE" | "GREEN" | "PINK" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HighlightCard_highlight$data = {
  readonly authorName: string | null;
  readonly color: HighlightColor;
  readonly createdAt: string;
  readonly id: string;
  readonly note: string;
  readonly prefix: string;
  readonly quote: string;
  readonly source: {
    readonly id: string;
    readonly language: string | null;
    readonly title: string;
  };
  readonly suffix: string;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "HighlightCard_highlight";
};
export type HighlightCard_highlight$key = {
  readonly " $data"?: HighlightCard_highlight$data;
  readonly " $fragmentSpreads": FragmentRefs<"HighlightCard_highlight">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HighlightCard_highlight",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suffix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
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
      "concreteType": "Source",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "language",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Highlight",
  "abstractKey": null
};
})();

(node as any).hash = "0e1874a10a0afe81d1e6416147b6e242";

export default node;
