/**
 * @generated SignedSource<<2dd0663a497e78251cee25d6045c50ca>>
 * @relayHash eee66e38a2939a186e2dd7c24984acb8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 347f88b9ef7f77ccf6b269738b127ea510e3c09fa27e78db8484e63164f947f2

import type { ConcreteRequest } from 'relay-runtime';
export type CardFormat = "APKG" | "CSV" | "%future added value";
export type ExportDeckQuery$variables = {
  format: CardFormat;
  id: string;
  withSchedule: boolean;
};
export type ExportDeckQuery$data = {
  readonly node: {
    readonly deck: {
      readonly downloadUrl: string;
    } | null;
  } | null;
};
export type ExportDeckQuery = {
  response: ExportDeckQuery$data;
  variables: ExportDeckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withSchedule"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "format",
          "variableName": "format"
        },
        {
          "kind": "Variable",
          "name": "withSchedule",
          "variableName": "withSchedule"
        }
      ],
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "Deck",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportDeckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "deck"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportDeckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "347f88b9ef7f77ccf6b269738b127ea510e3c09fa27e78db8484e63164f947f2",
    "metadata": {},
    "name": "ExportDeckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8ca00ed146e37e03115d8318742470d";

export default node;
