/**
 * @generated SignedSource<<7e2e74a85faf64c05a959cc88bce074b>>
 * @relayHash 2bd43820a5eb68c90f5af9da566c5d8c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cda85450de7ac0efe36bfe7bd7a914608f70d05169662a1d16f5bf5d0fa4e23c

import type { ConcreteRequest } from 'relay-runtime';
export type PromptCollectionsQuery$variables = {
  isRemembered: boolean;
  spaceId: string;
};
export type PromptCollectionsQuery$data = {
  readonly space?: {
    readonly space: {
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
    } | null;
  } | null;
  readonly viewer?: {
    readonly spaces: {
      readonly edges: ReadonlyArray<{
        readonly node: {
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
        };
      }>;
    };
  } | null;
};
export type PromptCollectionsQuery = {
  response: PromptCollectionsQuery$data;
  variables: PromptCollectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRemembered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PromptCollection",
  "kind": "LinkedField",
  "name": "promptTree",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
            (v3/*:: as any*/),
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
              "selections": (v4/*:: as any*/),
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
},
v7 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "condition": "isRemembered",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "SpaceConnection",
          "kind": "LinkedField",
          "name": "spaces",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SpaceEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Space",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v7/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "spaces(first:1)"
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptCollectionsQuery",
    "selections": [
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": (v7/*:: as any*/),
                  "type": "Space",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "space"
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v8/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PromptCollectionsQuery",
    "selections": [
      {
        "condition": "isRemembered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "space",
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "type": "Space",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v8/*:: as any*/)
    ]
  },
  "params": {
    "id": "cda85450de7ac0efe36bfe7bd7a914608f70d05169662a1d16f5bf5d0fa4e23c",
    "metadata": {},
    "name": "PromptCollectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "640ab5aaaea34d6f8064608cef93e254";

export default node;
