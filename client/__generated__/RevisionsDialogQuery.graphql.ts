/**
 * @generated SignedSource<<e32d540025a9e07c80ad7cda9e747e9c>>
 * @relayHash 91d77758d04241075f3588d587e187c6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cef5b4b664517ef2f59cd84ad17431c13c7edb661710fc0a2c63b8900dd9d61

import type { ConcreteRequest } from 'relay-runtime';
export type RevisionsDialogQuery$variables = {
  id: string;
};
export type RevisionsDialogQuery$data = {
  readonly node: {
    readonly source: {
      readonly revisions: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly authorName: string | null;
            readonly body: string;
            readonly createdAt: string;
            readonly id: string;
          };
        }>;
      };
    } | null;
    readonly work: {
      readonly revisions: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly authorName: string | null;
            readonly body: string;
            readonly createdAt: string;
            readonly id: string;
          };
        }>;
      };
    } | null;
  } | null;
};
export type RevisionsDialogQuery = {
  response: RevisionsDialogQuery$data;
  variables: RevisionsDialogQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
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
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "body",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "authorName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createdAt",
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "SourceRevisionConnection",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceRevisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SourceRevision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "revisions(first:50)"
    }
  ],
  "type": "Source",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "WorkRevisionConnection",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkRevisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkRevision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "revisions(first:50)"
    }
  ],
  "type": "Work",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RevisionsDialogQuery",
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
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "source"
          },
          {
            "fragment": (v6/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "work"
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
    "name": "RevisionsDialogQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2cef5b4b664517ef2f59cd84ad17431c13c7edb661710fc0a2c63b8900dd9d61",
    "metadata": {},
    "name": "RevisionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d9c86f1c84a3e9b1e67c3feeec97e20";

export default node;
