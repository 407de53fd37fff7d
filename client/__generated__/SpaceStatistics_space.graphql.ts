/**
 * @generated SignedSource<<1bf4bb0cb7edd375e64499c26ab54840>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpaceStatistics_space$data = {
  readonly collectionCount: number;
  readonly colour: number;
  readonly initials: string;
  readonly name: string;
  readonly statistics: {
    readonly byType: ReadonlyArray<{
      readonly count: number;
      readonly type: SourceType;
    }>;
    readonly sourceCount: number;
  };
  readonly thisWeek: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SpaceStatistics_space";
};
export type SpaceStatistics_space$key = {
  readonly " $data"?: SpaceStatistics_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceStatistics_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceStatistics_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initials",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collectionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpaceStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceTypeCount",
          "kind": "LinkedField",
          "name": "byType",
          "plural": true,
          "selections": [
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "thisWeek",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "recent": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
        }
      ],
      "storageKey": "sources(filter:{\"recent\":true},first:1)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "ab89ab7ca8746da5d32924782aa21e5b";

export default node;
