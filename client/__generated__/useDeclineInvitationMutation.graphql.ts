/**
 * @generated SignedSource<<663a920406e13b89595b271409c6a39d>>
 * @relayHash f3bac2b1721e5bcb63bdf9f11788c093
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c900840664e916cc76f66e2f4c8ee6088341c476f1a085585c5cc36e9c3d9fb9

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "UNAUTHENTICATED" | "%future added value";
export type DeclineInvitationInput = {
  invitation: InvitationKey;
};
export type InvitationKey = {
  id: string;
  token?: never;
} | {
  id?: never;
  token: string;
};
export type useDeclineInvitationMutation$variables = {
  input: DeclineInvitationInput;
};
export type useDeclineInvitationMutation$data = {
  readonly declineInvitation: {
    readonly __typename: string;
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useDeclineInvitationMutation = {
  response: useDeclineInvitationMutation$data;
  variables: useDeclineInvitationMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
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
    "name": "useDeclineInvitationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "declineInvitation",
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
    "name": "useDeclineInvitationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "declineInvitation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c900840664e916cc76f66e2f4c8ee6088341c476f1a085585c5cc36e9c3d9fb9",
    "metadata": {},
    "name": "useDeclineInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93f2aff4fa942d010dce54efc201dae7";

export default node;
