/**
 * @generated SignedSource<<146265948e1e4e8f8bf177f1f46628f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentionedIn_source$data = {
  readonly backlinks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly note: {
          readonly id: string;
          readonly title: string;
        } | null;
      };
      readonly snippet: ReadonlyArray<{
        readonly isHit: boolean;
        readonly text: string;
      }>;
    }>;
  };
  readonly " $fragmentType": "MentionedIn_source";
};
export type MentionedIn_source$key = {
  readonly " $data"?: MentionedIn_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentionedIn_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentionedIn_source",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "BacklinkConnection",
      "kind": "LinkedField",
      "name": "backlinks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BacklinkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TextFragment",
              "kind": "LinkedField",
              "name": "snippet",
              "plural": true,
              "selections": [
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
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
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
                      }
                    ],
                    "type": "Source",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "note"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "backlinks(first:20)"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "c7c63df2d966a18a1d89154d0f666304";

export default node;
