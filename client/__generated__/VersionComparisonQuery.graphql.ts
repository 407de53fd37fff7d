/**
 * @generated SignedSource<<5171d20daebcca2a05a788713ceb1e82>>
 * @relayHash c3cd5f8770bce4f0d7bf51c52ff84ce9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18d8b4d6dc6550a415d4e9ad9305ad2e51d88913c623f0d2ee51839afe8c6744

import type { ConcreteRequest } from 'relay-runtime';
export type VersionComparisonQuery$variables = {
  earlierId: string;
  isNow: boolean;
  laterId: string;
  sourceId: string;
};
export type VersionComparisonQuery$data = {
  readonly earlier: {
    readonly revision: {
      readonly body: string;
    } | null;
  } | null;
  readonly later?: {
    readonly revision: {
      readonly body: string;
    } | null;
  } | null;
  readonly now?: {
    readonly source: {
      readonly plainText: string | null;
    } | null;
  } | null;
};
export type VersionComparisonQuery = {
  response: VersionComparisonQuery$data;
  variables: VersionComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "earlierId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNow"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "laterId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sourceId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "earlierId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "SourceRevision",
  "abstractKey": null
},
v6 = [
  {
    "fragment": (v5/*:: as any*/),
    "kind": "AliasedInlineFragmentSpread",
    "name": "revision"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "laterId"
  }
],
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "sourceId"
  }
],
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plainText",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  (v5/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VersionComparisonQuery",
    "selections": [
      {
        "alias": "earlier",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "isNow",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "later",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNow",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "now",
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": (v9/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "source"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VersionComparisonQuery",
    "selections": [
      {
        "alias": "earlier",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "isNow",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "later",
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNow",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "now",
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "18d8b4d6dc6550a415d4e9ad9305ad2e51d88913c623f0d2ee51839afe8c6744",
    "metadata": {},
    "name": "VersionComparisonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "79794b2f68c4ba9f096494ad6f0a4860";

export default node;
