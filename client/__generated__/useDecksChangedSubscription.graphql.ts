/**
 * @generated SignedSource<<f3f5d2ef54de84586eff5dc69e39f56a>>
 * @relayHash 5f0c69780dea02683613c32ded283e36
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72a46eae4ab402b1a49630d69f476d061ec75487742dc1292bc6382b7fe9507

import type { ConcreteRequest } from 'relay-runtime';
export type useDecksChangedSubscription$variables = {
  spaceId: string;
};
export type useDecksChangedSubscription$data = {
  readonly decksChanged: {
    readonly changedIds: ReadonlyArray<string>;
  };
};
export type useDecksChangedSubscription = {
  response: useDecksChangedSubscription$data;
  variables: useDecksChangedSubscription$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "spaceId",
        "variableName": "spaceId"
      }
    ],
    "concreteType": "DecksChanged",
    "kind": "LinkedField",
    "name": "decksChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedIds",
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
    "name": "useDecksChangedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecksChangedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e72a46eae4ab402b1a49630d69f476d061ec75487742dc1292bc6382b7fe9507",
    "metadata": {},
    "name": "useDecksChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8df97ae486940fc8f25988c7241e52eb";

export default node;
