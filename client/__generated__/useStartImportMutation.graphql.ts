/**
 * @generated SignedSource<<553f8dcfd4f0031a6291a60160f1f155>>
 * @relayHash 387bffb085fcc7236d74370224a79ec9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26ea2060a8cfb5585ce56d78cf25cabd649689cb5c145c4be17cd4892fd2069a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuplicateHandling = "ADD" | "SKIP_IN_COLLECTION" | "SKIP_IN_SPACE" | "%future added value";
export type ErrorCode = "BUDGET_EXCEEDED" | "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "NO_MODEL" | "REAUTHENTICATION_REQUIRED" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "STORAGE_FULL" | "UNAUTHENTICATED" | "%future added value";
export type ImportFormat = "APKG" | "AUTO" | "BOOKMARKS_HTML" | "CARDS_CSV" | "CSV" | "INSTAPAPER_CSV" | "KARAKEEP_JSON" | "LINKWARDEN_JSON" | "OMNIVORE_ZIP" | "OPML" | "PINBOARD_JSON" | "POCKET_CSV" | "PROMPTS" | "RAINDROP_CSV" | "READWISE_CSV" | "TEST_SET_CSV" | "VAULT_ZIP" | "WALLABAG_JSON" | "%future added value";
export type StartImportInput = {
  duplicates?: DuplicateHandling | null;
  fileName: string;
  format: ImportFormat;
  into: ImportTarget;
  size: number;
  skipDryRun?: boolean | null;
  tags?: ReadonlyArray<string> | null;
};
export type ImportTarget = {
  collectionId: string;
  deckId?: never;
  promptCollectionId?: never;
  spaceId?: never;
  testSetId?: never;
} | {
  collectionId?: never;
  deckId: string;
  promptCollectionId?: never;
  spaceId?: never;
  testSetId?: never;
} | {
  collectionId?: never;
  deckId?: never;
  promptCollectionId: string;
  spaceId?: never;
  testSetId?: never;
} | {
  collectionId?: never;
  deckId?: never;
  promptCollectionId?: never;
  spaceId: string;
  testSetId?: never;
} | {
  collectionId?: never;
  deckId?: never;
  promptCollectionId?: never;
  spaceId?: never;
  testSetId: string;
};
export type useStartImportMutation$variables = {
  connections: ReadonlyArray<string>;
  input: StartImportInput;
};
export type useStartImportMutation$data = {
  readonly startImport: {
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly job?: {
      readonly id: string;
      readonly uploadPath: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"ImportJob_job">;
    };
  };
};
export type useStartImportMutation = {
  response: useStartImportMutation$data;
  variables: useStartImportMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uploadPath",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
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
    "name": "useStartImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startImport",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ImportJob_job"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "StartImportPayload",
            "abstractKey": null
          },
          {
            "fragment": (v6/*:: as any*/),
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
    "name": "useStartImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startImport",
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
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "undoId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanStop",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Failure",
                    "kind": "LinkedField",
                    "name": "failure",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportPlan",
                    "kind": "LinkedField",
                    "name": "importPlan",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "format",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ImportCount",
                        "kind": "LinkedField",
                        "name": "counts",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "outcome",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "count",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "prependNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "job",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "JobEdge"
                  }
                ]
              }
            ],
            "type": "StartImportPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26ea2060a8cfb5585ce56d78cf25cabd649689cb5c145c4be17cd4892fd2069a",
    "metadata": {},
    "name": "useStartImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03d824cd3a6624260369351f04595770";

export default node;
