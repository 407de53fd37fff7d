/**
 * @generated SignedSource<<f24a2c84271e9bc63af2c51fbc2c501c>>
 * @relayHash b4d8cfded2d7a9077f479349c5449d9d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecab9c3b20991b61c437f9011d372718ee60af4a9512828b73626b8e1f08eb5b

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type RedeliverInput = {
  deliveryIds?: ReadonlyArray<string> | null;
  testOf?: string | null;
};
export type useRedeliverMutation$variables = {
  input: RedeliverInput;
};
export type useRedeliverMutation$data = {
  readonly redeliver: {
    readonly deliveries?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useRedeliverMutation = {
  response: useRedeliverMutation$data;
  variables: useRedeliverMutation$variables;
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
      "concreteType": "WebhookDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
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
  "type": "RedeliverPayload",
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
    "name": "useRedeliverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "redeliver",
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
    "name": "useRedeliverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "redeliver",
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
    "id": "ecab9c3b20991b61c437f9011d372718ee60af4a9512828b73626b8e1f08eb5b",
    "metadata": {},
    "name": "useRedeliverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "997bb7049015325a33527f868628ee6c";

export default node;
