/**
 * @generated SignedSource<<1c172608e0a45481ad7a5197d0aa9251>>
 * @relayHash fbd8361a059db6b39571bb8c99fcaf5d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aee26969f3fe3a2f1ed0f189829819e0dd20251b7c7a97c7d7dda7d2288706b

import type { ConcreteRequest } from 'relay-runtime';
export type CardKind = "BASIC" | "CLOZE" | "%future added value";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type CreateCardsInput = {
  cards: ReadonlyArray<NewCard>;
  deckId: string;
};
export type NewCard = {
  back?: string | null;
  citations?: ReadonlyArray<NewCitation> | null;
  front: string;
  kind: CardKind;
  tags?: ReadonlyArray<string> | null;
};
export type NewCitation = {
  mark?: string | null;
  prefix?: string | null;
  quote: string;
  sourceId: string;
  suffix?: string | null;
};
export type useCardMutationsCreateMutation$variables = {
  input: CreateCardsInput;
};
export type useCardMutationsCreateMutation$data = {
  readonly createCards: {
    readonly deck?: {
      readonly cardCount: number;
    };
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
  };
};
export type useCardMutationsCreateMutation = {
  response: useCardMutationsCreateMutation$data;
  variables: useCardMutationsCreateMutation$variables;
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
  "name": "cardCount",
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
    "name": "useCardMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCards",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Deck",
                "kind": "LinkedField",
                "name": "deck",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateCardsPayload",
            "abstractKey": null
          },
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
    "name": "useCardMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCards",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Deck",
                "kind": "LinkedField",
                "name": "deck",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
            "type": "CreateCardsPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3aee26969f3fe3a2f1ed0f189829819e0dd20251b7c7a97c7d7dda7d2288706b",
    "metadata": {},
    "name": "useCardMutationsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d878307551220caf09644a598c37d0ac";

export default node;
