/**
 * @generated SignedSource<<e1bb8d9a332b949ef1f65b4cb2dcef8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceListCount_space$data = {
  readonly counted?: {
    readonly __id: string;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SourceListCount_space";
};
export type SourceListCount_space$key = {
  readonly " $data"?: SourceListCount_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceListCount_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isCounted"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "order"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceListCount_space",
  "selections": [
    {
      "condition": "isCounted",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "counted",
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "filter"
            },
            {
              "kind": "Variable",
              "name": "order",
              "variableName": "order"
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
              "kind": "ClientExtension",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__id",
                  "storageKey": null
                }
              ]
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "381f3688fe8629c370fbb64920e8950a";

export default node;
