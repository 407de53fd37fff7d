/**
 * @generated SignedSource<<039cf19818de41afa242c26b87d95b6e>>
 * @relayHash 128481094d5758ef8101e1d7d7baf871
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec8b93e12a1e4ff9a99b29f147c9c3091c24a66882d1f7db4a1a44d96eb52244

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownTextQuery$variables = {
  id: string;
};
export type MarkdownTextQuery$data = {
  readonly node: {
    readonly source: {
      readonly markdown: string | null;
    } | null;
  } | null;
};
export type MarkdownTextQuery = {
  response: MarkdownTextQuery$data;
  variables: MarkdownTextQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markdown",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarkdownTextQuery",
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
            "fragment": (v2/*:: as any*/),
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
    "name": "MarkdownTextQuery",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ec8b93e12a1e4ff9a99b29f147c9c3091c24a66882d1f7db4a1a44d96eb52244",
    "metadata": {},
    "name": "MarkdownTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55b4117b560c82e4937ab742b7d177f2";

export default node;
