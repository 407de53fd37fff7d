/**
 * @generated SignedSource<<9acc476ffdb03161f62518014b88b872>>
 * @relayHash 78afca3690fc3464d39948d8ff8b10c7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e29ea9842e3d1c1dbf86796e75af41c90363ae6a16e54d67ffbf9392c79bbcd7

import type { ConcreteRequest } from 'relay-runtime';
export type useWorksChangedSubscription$variables = {
  spaceId: string;
};
export type useWorksChangedSubscription$data = {
  readonly worksChanged: {
    readonly changedIds: ReadonlyArray<string>;
  };
};
export type useWorksChangedSubscription = {
  response: useWorksChangedSubscription$data;
  variables: useWorksChangedSubscription$variables;
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
    "concreteType": "WorksChanged",
    "kind": "LinkedField",
    "name": "worksChanged",
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
    "name": "useWorksChangedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWorksChangedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e29ea9842e3d1c1dbf86796e75af41c90363ae6a16e54d67ffbf9392c79bbcd7",
    "metadata": {},
    "name": "useWorksChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "dd10ee229f3c6b3ea9a279bd302c7e12";

export default node;
