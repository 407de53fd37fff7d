/**
 * @generated SignedSource<<40c75d84e22a4864b77e25377bcda642>>
 * @relayHash bd1689dfec73bf2e7b44092600bce008
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8c6dd169fc2c9a98baa25cdd740456052eb4748be285f4312d3245675a7ed3b

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type DeleteCollectionsForeverInput = {
  deletedCollectionIds: ReadonlyArray<string>;
};
export type useDeleteCollectionsForeverMutation$variables = {
  input: DeleteCollectionsForeverInput;
};
export type useDeleteCollectionsForeverMutation$data = {
  readonly deleteCollectionsForever: {
    readonly deletedSourceCount?: number;
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useDeleteCollectionsForeverMutation = {
  response: useDeleteCollectionsForeverMutation$data;
  variables: useDeleteCollectionsForeverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedSourceCount",
      "storageKey": null
    }
  ],
  "type": "DeleteCollectionsForeverPayload",
  "abstractKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCollectionsForeverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteCollectionsForever",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCollectionsForeverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteCollectionsForever",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c8c6dd169fc2c9a98baa25cdd740456052eb4748be285f4312d3245675a7ed3b",
    "metadata": {},
    "name": "useDeleteCollectionsForeverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25410c79fc8a4ea99199ef11dbfbcab6";

export default node;
