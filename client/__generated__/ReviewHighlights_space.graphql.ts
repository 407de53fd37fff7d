/**
 * @generated SignedSource<<5854d68a85ff411f19f31a3d00b17682>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HighlightColor = "BLUE" | "GREEN" | "PINK" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewHighlights_space$data = {
  readonly highlightsToReview: ReadonlyArray<{
    readonly color: HighlightColor;
    readonly id: string;
    readonly note: string;
    readonly quote: string;
    readonly source: {
      readonly id: string;
      readonly language: string | null;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "ReviewHighlights_space";
};
export type ReviewHighlights_space$key = {
  readonly " $data"?: ReviewHighlights_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewHighlights_space">;
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
  "name": "ReviewHighlights_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Highlight",
      "kind": "LinkedField",
      "name": "highlightsToReview",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "6052e1a94de39072489a043e1e940be6";

export default node;
