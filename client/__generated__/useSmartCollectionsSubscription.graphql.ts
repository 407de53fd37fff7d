/**
 * @generated SignedSource<<3a2e15f0b8fa8344b82e3cfb0a1e6201>>
 * @relayHash 989ab676f8e4cd0767502f366c658d8f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e671fc8c1f5b3a22de185adb96713e224b6300ccd2f2a6290fcbd445730cd81

import type { ConcreteRequest } from 'relay-runtime';
export type useSmartCollectionsSubscription$variables = {
  spaceId: string;
};
export type useSmartCollectionsSubscription$data = {
  readonly smartCollectionsChanged: {
    readonly smartCollectionIds: ReadonlyArray<string>;
  };
};
export type useSmartCollectionsSubscription = {
  response: useSmartCollectionsSubscription$data;
  variables: useSmartCollectionsSubscription$variables;
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
    "concreteType": "SmartCollectionsChanged",
    "kind": "LinkedField",
    "name": "smartCollectionsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "smartCollectionIds",
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
    "name": "useSmartCollectionsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSmartCollectionsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e671fc8c1f5b3a22de185adb96713e224b6300ccd2f2a6290fcbd445730cd81",
    "metadata": {},
    "name": "useSmartCollectionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e433aeaf850cca38897df85e519d048b";

export default node;
