/**
 * @generated SignedSource<<2ac6a6add2c492da352fb065ca00af1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveSourcesDialogQuery$variables = {
  spaceId: string;
};
export type MoveSourcesDialogQuery$data = {
  readonly node: {
    readonly space: {
      readonly " $fragmentSpreads": FragmentRefs<"MoveSourcesDialog_space">;
    } | null;
  } | null;
};
export type MoveSourcesDialogQuery = {
  response: MoveSourcesDialogQuery$data;
  variables: MoveSourcesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "spaceId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "spaceId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveSourcesDialogQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MoveSourcesDialog_space"
                }
              ],
              "type": "Space",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "space"
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
    "name": "MoveSourcesDialogQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "tree",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "description",
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Collection",
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
                "storageKey": null
              }
            ],
            "type": "Space",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "98dc0a418759a5473f512cb07f72e014",
    "id": null,
    "metadata": {},
    "name": "MoveSourcesDialogQuery",
    "operationKind": "query",
    "text": "query MoveSourcesDialogQuery(\n  $spaceId: ID!\n) {\n  node(id: $spaceId) {\n    __typename\n    ... on Space {\n      ...MoveSourcesDialog_space\n    }\n    id\n  }\n}\n\nfragment CollectionDialogs_space on Space {\n  id\n  viewerCanEdit\n  tree {\n    id\n    name\n    description\n    sourceCount\n    parent {\n      id\n    }\n  }\n}\n\nfragment CollectionPicker_space on Space {\n  tree {\n    id\n    name\n    description\n    sourceCount\n    parent {\n      id\n    }\n  }\n}\n\nfragment MoveSourcesDialog_space on Space {\n  tree {\n    id\n    name\n  }\n  ...CollectionDialogs_space\n  ...CollectionPicker_space\n}\n"
  }
};
})();

(node as any).hash = "303fb3c8c99ed46617035d9820d3810c";

export default node;
