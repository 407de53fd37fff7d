/**
 * @generated SignedSource<<5a8ad16f280c8347911cde2ebb3f76a1>>
 * @relayHash a10331f8e652fe31f3e2c1750cd10c61
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67e274b80a1d97a1a9a710b30046f9b50a424f8171485b0ee02405f853073c1c

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type HighlightColor = "BLUE" | "GREEN" | "PINK" | "YELLOW" | "%future added value";
export type UpdateHighlightInput = {
  color?: HighlightColor | null;
  highlightId: string;
  note?: string | null;
  prefix?: string | null;
  quote?: string | null;
  suffix?: string | null;
};
export type useUpdateHighlightMutation$variables = {
  input: UpdateHighlightInput;
};
export type useUpdateHighlightMutation$data = {
  readonly updateHighlight: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly highlight?: {
      readonly color: HighlightColor;
      readonly id: string;
      readonly note: string;
    } | null;
  };
};
export type useUpdateHighlightMutation = {
  response: useUpdateHighlightMutation$data;
  variables: useUpdateHighlightMutation$variables;
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
      "concreteType": "Highlight",
      "kind": "LinkedField",
      "name": "highlight",
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
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UpdateHighlightPayload",
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
    "name": "useUpdateHighlightMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateHighlight",
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
    "name": "useUpdateHighlightMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateHighlight",
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
    "id": "67e274b80a1d97a1a9a710b30046f9b50a424f8171485b0ee02405f853073c1c",
    "metadata": {},
    "name": "useUpdateHighlightMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0e028ba28df2d31022eb945ece6ed5a";

export default node;
