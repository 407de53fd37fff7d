/**
 * @generated SignedSource<<ef3e170df14fc6e9cd817a2809adb8ed>>
 * @relayHash 911709be737e6ed42544261bf092d9a3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43db7f7e077afc4a9fb6ef3eaf5a97ed9f566f8d77b68d1eaacf08d510569069

import type { ConcreteRequest } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
export type RelatedSourcesQuery$variables = {
  id: string;
};
export type RelatedSourcesQuery$data = {
  readonly node: {
    readonly source: {
      readonly related: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly domain: string | null;
            readonly faviconUrl: string | null;
            readonly id: string;
            readonly mimeType: string | null;
            readonly title: string;
            readonly type: SourceType;
          };
          readonly sharedWords: ReadonlyArray<string>;
        }>;
      };
    } | null;
  } | null;
};
export type RelatedSourcesQuery = {
  response: RelatedSourcesQuery$data;
  variables: RelatedSourcesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "RelatedSourceConnection",
      "kind": "LinkedField",
      "name": "related",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RelatedSourceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sharedWords",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Source",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
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
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "domain",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "faviconUrl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mimeType",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "related(first:5)"
    }
  ],
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RelatedSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "source"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RelatedSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43db7f7e077afc4a9fb6ef3eaf5a97ed9f566f8d77b68d1eaacf08d510569069",
    "metadata": {},
    "name": "RelatedSourcesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "454de368a7ef12a2dc6e42024fa8151f";

export default node;
