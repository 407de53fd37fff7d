/**
 * @generated SignedSource<<ae144a8e667279ef58e62efac97498d9>>
 * @relayHash 5ec382d256cb2de3f5b5749fa2800f98
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5396872b2e59680b55edae7bb5ce8bf372afcdb3c0bf63c75d4a3d2bcf2f35da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type OutputLanguage = "BRAZILIAN_PORTUGUESE" | "CHINESE" | "ENGLISH" | "ORIGINAL" | "%future added value";
export type OutputLength = "LONG" | "NORMAL" | "SHORT" | "UNCHANGED" | "%future added value";
export type PromptPurpose = "ANSWER" | "ARTICLE" | "ASSISTANT" | "CARDS" | "DRAFT" | "HEADINGS" | "INSIGHT" | "INSTRUCTIONS" | "JUDGE" | "PROPOSAL" | "REWRITE" | "SUMMARY" | "SYNTHESIS" | "TAGS" | "TRANSLATION" | "%future added value";
export type CreateSpaceInput = {
  colour?: number | null;
  description?: string | null;
  name: string;
  settings?: SpaceSettingsInput | null;
};
export type SpaceSettingsInput = {
  createSummary?: boolean | null;
  instructions?: string | null;
  language?: OutputLanguage | null;
  length?: OutputLength | null;
  lengthModify?: string | null;
  managedStructure?: boolean | null;
  managedTags?: boolean | null;
  outputLanguage?: string | null;
  promptChanges?: ReadonlyArray<PurposePromptChange> | null;
  prompts?: ReadonlyArray<PurposePromptInput> | null;
};
export type PurposePromptChange = {
  prompt?: ChosenPromptInput | null;
  purpose: PromptPurpose;
};
export type ChosenPromptInput = {
  label: string;
  promptId: string;
};
export type PurposePromptInput = {
  label: string;
  promptId: string;
  purpose: PromptPurpose;
};
export type useCreateSpaceMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateSpaceInput;
};
export type useCreateSpaceMutation$data = {
  readonly createSpace: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly space?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SpaceSwitcherItem_space">;
    };
  };
};
export type useCreateSpaceMutation = {
  response: useCreateSpaceMutation$data;
  variables: useCreateSpaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSpaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSpace",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Space",
                "kind": "LinkedField",
                "name": "space",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SpaceSwitcherItem_space"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateSpacePayload",
            "abstractKey": null
          },
          {
            "fragment": (v4/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateSpaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createSpace",
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
                "concreteType": "Space",
                "kind": "LinkedField",
                "name": "space",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colour",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "initials",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archivedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "appendNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "space",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "SpaceEdge"
                  }
                ]
              }
            ],
            "type": "CreateSpacePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5396872b2e59680b55edae7bb5ce8bf372afcdb3c0bf63c75d4a3d2bcf2f35da",
    "metadata": {},
    "name": "useCreateSpaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c942006e736d43ccf5e05274b99b971e";

export default node;
