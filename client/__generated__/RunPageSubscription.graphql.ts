/**
 * @generated SignedSource<<89534dfa559b2e7d1e9c7d550639a1b2>>
 * @relayHash d02c1e8fd45f66b5a94e1792e58f161b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342822e623f8006064ba883a901af6df4a02c0201da5996b827d616ed5057088

import type { ConcreteRequest } from 'relay-runtime';
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type RunPageSubscription$variables = {
  conversationId: string;
};
export type RunPageSubscription$data = {
  readonly answerGrew: {
    readonly message: {
      readonly id: string;
      readonly state: RunState;
    } | null;
  };
};
export type RunPageSubscription = {
  response: RunPageSubscription$data;
  variables: RunPageSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "concreteType": "AnswerGrew",
    "kind": "LinkedField",
    "name": "answerGrew",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "message",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunPageSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunPageSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "342822e623f8006064ba883a901af6df4a02c0201da5996b827d616ed5057088",
    "metadata": {},
    "name": "RunPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1aa2b2dc5a4717db3102af58a5562c30";

export default node;
