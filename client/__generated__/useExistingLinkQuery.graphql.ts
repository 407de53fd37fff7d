/**
 * @generated SignedSource<<2f18a1be7d4893e2604ef8d064f3e4d5>>
 * @relayHash 016136dabc6eb4f57e90a6ef196da163
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94acf536f0819813014912dd02f883b8e70d162df42a42af661d98fc60bc56cd

import type { ConcreteRequest } from 'relay-runtime';
export type useExistingLinkQuery$variables = {
  links: ReadonlyArray<string>;
  spaceId: string;
};
export type useExistingLinkQuery$data = {
  readonly node: {
    readonly existingSources?: ReadonlyArray<{
      readonly given: string;
      readonly source: {
        readonly collection: {
          readonly id: string;
          readonly name: string;
        } | null;
        readonly createdAt: string;
        readonly id: string;
        readonly title: string;
        readonly trashedAt: string | null;
      };
    }>;
  } | null;
};
export type useExistingLinkQuery = {
  response: useExistingLinkQuery$data;
  variables: useExistingLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "links"
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
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "links",
          "variableName": "links"
        }
      ],
      "concreteType": "ExistingSource",
      "kind": "LinkedField",
      "name": "existingSources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "given",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "source",
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
              "kind": "ScalarField",
              "name": "createdAt",
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
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "collection",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useExistingLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
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
    "name": "useExistingLinkQuery",
    "selections": [
      {
        "alias": null,
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
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "94acf536f0819813014912dd02f883b8e70d162df42a42af661d98fc60bc56cd",
    "metadata": {},
    "name": "useExistingLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa0984febbab79150d6a081a0f7cdee6";

export default node;
