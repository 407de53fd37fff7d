/**
 * @generated SignedSource<<866a129588ab7d7b3ba7ff91986f1601>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromptCollections_space$data = {
  readonly id: string;
  readonly promptTree: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly parent: {
      readonly id: string;
    } | null;
  }>;
  readonly prompts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly collection: {
          readonly id: string;
        } | null;
        readonly id: string;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "PromptCollections_space";
};
export type PromptCollections_space$key = {
  readonly " $data"?: PromptCollections_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptCollections_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromptCollections_space",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PromptCollection",
      "kind": "LinkedField",
      "name": "promptTree",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "PromptCollection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "PromptConnection",
      "kind": "LinkedField",
      "name": "prompts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PromptEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Prompt",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "concreteType": "PromptCollection",
                  "kind": "LinkedField",
                  "name": "collection",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "prompts(first:50)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "e5e6756ca091c065ef5a1393674e3353";

export default node;
