/**
 * @generated SignedSource<<1c4d49aacc1d1c9164e25d3c9ca5edb7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Greeting_space$data = {
  readonly failed: {
    readonly totalCount: number;
  };
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly unfinished: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Greeting_space";
};
export type Greeting_space$key = {
  readonly " $data"?: Greeting_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"Greeting_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Greeting_space",
  "selections": [
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
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
                  "name": "createdAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sources(first:100,order:\"CREATED\")"
    },
    {
      "alias": "unfinished",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "UPLOADING",
              "PENDING",
              "PROCESSING"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"statuses\":[\"UPLOADING\",\"PENDING\",\"PROCESSING\"]},first:1)"
    },
    {
      "alias": "failed",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "FAILED"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"statuses\":[\"FAILED\"]},first:1)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "f12914d504e4dd18751ae15b53ea7b03";

export default node;
