/**
 * @generated SignedSource<<6929dd2caf25cfb2852b1afd93453720>>
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
        readonly " $fragmentSpreads": FragmentRefs<"ProcessingItem_source">;
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProcessingItem_source"
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

(node as any).hash = "fb6b63bdfeb94027f8a55bfd6df260e8";

export default node;
