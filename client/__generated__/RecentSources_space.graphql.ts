/**
 * @generated SignedSource<<4f28d7700fcff08d58f13284a9beb142>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentSources_space$data = {
  readonly recentSources: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RecentSource_source">;
      };
    }>;
  };
  readonly " $fragmentType": "RecentSources_space";
};
export type RecentSources_space$key = {
  readonly " $data"?: RecentSources_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentSources_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentSources_space",
  "selections": [
    {
      "alias": "recentSources",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "order",
          "value": "CREATED"
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Source",
              "kind": "LinkedField",
              "name": "node",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RecentSource_source"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sources(first:10,order:\"CREATED\")"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "065e5e70ae3bfb269fbf676dc4213a79";

export default node;
