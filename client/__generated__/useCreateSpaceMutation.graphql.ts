/**
 * @generated SignedSource<<74c56573fa10011aa6fad4c49957f67a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CROSS_SPACE" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "UNAUTHENTICATED" | "%future added value";
export type CreateSpaceInput = {
  colour?: number | null;
  description?: string | null;
  name: string;
  settings?: SpaceSettingsInput | null;
};
export type SpaceSettingsInput = {
  createSummary?: boolean | null;
  instructions?: string | null;
  lengthModify?: string | null;
  managedStructure?: boolean | null;
  managedTags?: boolean | null;
  outputLanguage?: string | null;
};
export type useCreateSpaceMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateSpaceInput;
};
export type useCreateSpaceMutation$data = {
  readonly createSpace: {
    readonly __typename: string;
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly space?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SpaceName_space">;
    };
  };
};
export type useCreateSpaceMutation = {
  response: useCreateSpaceMutation$data;
  variables: useCreateSpaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSpaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSpace",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Space",
                "kind": "LinkedField",
                "name": "space",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SpaceName_space"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateSpacePayload",
            "abstractKey": null
          },
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateSpaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSpace",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Space",
                "kind": "LinkedField",
                "name": "space",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
                    "name": "colour",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "initials",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "appendNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "space",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "SpaceEdge"
                  }
                ]
              }
            ],
            "type": "CreateSpacePayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5a8a532d179443a0dd920bc3abd23937",
    "id": null,
    "metadata": {},
    "name": "useCreateSpaceMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateSpaceMutation(\n  $input: CreateSpaceInput!\n) {\n  createSpace(input: $input) {\n    __typename\n    ... on CreateSpacePayload {\n      space {\n        id\n        ...SpaceName_space\n      }\n    }\n    ... on Error {\n      __isError: __typename\n      code\n    }\n  }\n}\n\nfragment SpaceName_space on Space {\n  name\n  colour\n  initials\n}\n"
  }
};
})();

(node as any).hash = "ba0cd23e9bf35ed4fd497a49b638fca0";

export default node;
