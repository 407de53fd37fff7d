/**
 * @generated SignedSource<<959f1fe98d880114590c90920711f98b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueReading_space$data = {
  readonly continueReading: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly readingProgress: number | null;
        readonly trashedAt: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"ContinueReadingItem_source">;
      };
    }>;
  };
  readonly " $fragmentType": "ContinueReading_space";
};
export type ContinueReading_space$key = {
  readonly " $data"?: ContinueReading_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueReading_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueReading_space",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "continueReading",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ContinueReadingItem_source"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "continueReading(first:6)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "494ed8d750414ab0bb61a1b2ca19ce08";

export default node;
