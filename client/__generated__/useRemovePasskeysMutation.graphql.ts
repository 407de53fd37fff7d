/**
 * @generated SignedSource<<ed99d35d328b456b882c97b7dfd422f4>>
 * @relayHash 7ac53edafd65a5525fecd36d5bd9985d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c0d567aaaa0fe4c960faa41fa507c70abe51d4eda34a6a33b2f8019213cd5c

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type RemovePasskeysInput = {
  passkeyIds: ReadonlyArray<string>;
};
export type useRemovePasskeysMutation$variables = {
  input: RemovePasskeysInput;
};
export type useRemovePasskeysMutation$data = {
  readonly removePasskeys: {
    readonly account?: {
      readonly passkeys: ReadonlyArray<{
        readonly id: string;
      }>;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useRemovePasskeysMutation = {
  response: useRemovePasskeysMutation$data;
  variables: useRemovePasskeysMutation$variables;
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
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
          "plural": true,
          "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "RemovePasskeysPayload",
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
    "name": "useRemovePasskeysMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePasskeys",
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
    "name": "useRemovePasskeysMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePasskeys",
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
    "id": "b2c0d567aaaa0fe4c960faa41fa507c70abe51d4eda34a6a33b2f8019213cd5c",
    "metadata": {},
    "name": "useRemovePasskeysMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77f6630968cbc2e7c56102f8d2c6a042";

export default node;
