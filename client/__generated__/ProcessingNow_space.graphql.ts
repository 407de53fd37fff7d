/**
 * @generated SignedSource<<1177d63b2dfb1476bf691dcc2c2d8a22>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessingNow_space$data = {
  readonly unfinishedSources: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: SourceStatus;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source" | "SourceStatusBadge_source">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ProcessingNow_space";
};
export type ProcessingNow_space$key = {
  readonly " $data"?: ProcessingNow_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingNow_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessingNow_space",
  "selections": [
    {
      "alias": "unfinishedSources",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "PENDING",
              "PROCESSING"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SourceProgress_source"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SourceStatusBadge_source"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sources(filter:{\"statuses\":[\"PENDING\",\"PROCESSING\"]},first:5)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "feeb69e9ddc8fed210219e79dc285080";

export default node;
