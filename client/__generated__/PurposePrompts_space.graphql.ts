/**
 * @generated SignedSource<<a1cf5a8ba76acb61962c5ee90f0ea04a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromptPurpose = "ANSWER" | "ARTICLE" | "ASSISTANT" | "CARDS" | "DRAFT" | "HEADINGS" | "INSIGHT" | "INSTRUCTIONS" | "JUDGE" | "PROPOSAL" | "REWRITE" | "SUMMARY" | "SYNTHESIS" | "TAGS" | "TRANSLATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurposePrompts_space$data = {
  readonly id: string;
  readonly prompts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly labels: ReadonlyArray<{
          readonly name: string;
        }>;
        readonly title: string;
        readonly versions: {
          readonly edges: ReadonlyArray<{
            readonly __typename: "PromptVersionEdge";
          }>;
        };
      };
    }>;
  };
  readonly settings: {
    readonly builtInPrompts: ReadonlyArray<{
      readonly purpose: PromptPurpose;
      readonly text: string;
      readonly variables: ReadonlyArray<{
        readonly description: string;
        readonly name: string;
      }>;
    }>;
    readonly instructions: string;
    readonly prompts: ReadonlyArray<{
      readonly label: string;
      readonly prompt: {
        readonly id: string;
        readonly title: string;
      };
      readonly purpose: PromptPurpose;
      readonly version: {
        readonly __typename: "PromptVersion";
      } | null;
    }>;
  };
  readonly viewerCanEdit: boolean;
  readonly viewerCanManage: boolean;
  readonly " $fragmentType": "PurposePrompts_space";
};
export type PurposePrompts_space$key = {
  readonly " $data"?: PurposePrompts_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurposePrompts_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "purpose",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurposePrompts_space",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpaceSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BuiltInPrompt",
          "kind": "LinkedField",
          "name": "builtInPrompts",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BuiltInVariable",
              "kind": "LinkedField",
              "name": "variables",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "description",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PurposePrompt",
          "kind": "LinkedField",
          "name": "prompts",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PromptVersion",
              "kind": "LinkedField",
              "name": "version",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Prompt",
              "kind": "LinkedField",
              "name": "prompt",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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
          "name": "filter",
          "value": {
            "kinds": [
              "PROMPT"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PromptLabel",
                  "kind": "LinkedField",
                  "name": "labels",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 1
                    }
                  ],
                  "concreteType": "PromptVersionConnection",
                  "kind": "LinkedField",
                  "name": "versions",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "PromptVersionEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": "versions(first:1)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "prompts(filter:{\"kinds\":[\"PROMPT\"]},first:100)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "8a9fa2557fcc3360b1bb0fdc66271e03";

export default node;
