/**
 * @generated SignedSource<<1840ef4d3ca2f7c9d08f3007088d1134>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrashList_collections$data = {
  readonly deletedCollections: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly sourceCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"DeletedCollectionRow_deletedCollection">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "TrashList_collections";
};
export type TrashList_collections$key = {
  readonly " $data"?: TrashList_collections$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashList_collections">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashList_collections",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "DeletedCollectionConnection",
      "kind": "LinkedField",
      "name": "deletedCollections",
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
          "concreteType": "DeletedCollectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DeletedCollection",
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
                  "name": "sourceCount",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeletedCollectionRow_deletedCollection"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "deletedCollections(first:100)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "bc64d57fc553ec2ca4e0ecb50ce188eb";

export default node;
