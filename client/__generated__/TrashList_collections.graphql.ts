/**
 * @generated SignedSource<<a8f2aeff269b4820d0cc2d79ea473e7b>>
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
  readonly deletedPrompts: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly promptCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"DeletedPromptRow_deletedPrompt">;
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashList_collections",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "DeletedPromptConnection",
      "kind": "LinkedField",
      "name": "deletedPrompts",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DeletedPromptEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DeletedPrompt",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "promptCount",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeletedPromptRow_deletedPrompt"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "deletedPrompts(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "DeletedCollectionConnection",
      "kind": "LinkedField",
      "name": "deletedCollections",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
})();

(node as any).hash = "ba3cc9876649a56fc378426140bc0c67";

export default node;
