/**
 * @generated SignedSource<<0120c3711f4c18f9eccf0f761cda320d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddSourceOutcome = "ADDED" | "ALREADY_THERE" | "INVALID" | "%future added value";
export type ErrorCode = "COLLECTION_CYCLE" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "COUNT_CHANGED" | "CROSS_SPACE" | "FILE_ALREADY_THERE" | "FILE_MISMATCH" | "FORBIDDEN" | "INVALID" | "INVITATION_INVALID" | "LAST_OWNER" | "LIMIT_REACHED" | "NOT_FOUND" | "NOT_IN_TRASH" | "SAME_COLLECTION" | "SPACE_ARCHIVED" | "UNAUTHENTICATED" | "%future added value";
export type AddSourcesInput = {
  collectionId?: string | null;
  sources: ReadonlyArray<NewSource>;
  spaceId: string;
};
export type NewSource = {
  content: NewText;
  file?: never;
  link?: never;
  note?: never;
} | {
  content?: never;
  file: NewFile;
  link?: never;
  note?: never;
} | {
  content?: never;
  file?: never;
  link: NewLink;
  note?: never;
} | {
  content?: never;
  file?: never;
  link?: never;
  note: NewText;
};
export type NewText = {
  text: string;
  title?: string | null;
};
export type NewFile = {
  mimeType?: string | null;
  name: string;
  sha256?: string | null;
  size: number;
};
export type NewLink = {
  url: string;
};
export type useAddSourcesMutation$variables = {
  input: AddSourcesInput;
};
export type useAddSourcesMutation$data = {
  readonly addSources: {
    readonly collections?: ReadonlyArray<{
      readonly id: string;
      readonly sourceCount: number;
    }>;
    readonly failure: {
      readonly code: ErrorCode;
    } | null;
    readonly results?: ReadonlyArray<{
      readonly outcome: AddSourceOutcome;
      readonly source: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source" | "SourceCompactCard_source" | "SourceRow_source" | "sourceLists_source">;
      } | null;
    }>;
  };
};
export type useAddSourcesMutation = {
  response: useAddSourcesMutation$data;
  variables: useAddSourcesMutation$variables;
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
  "name": "outcome",
  "storageKey": null
},
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
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trashedAt",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Space",
  "kind": "LinkedField",
  "name": "space",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "collection",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "collections",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addSources",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AddSourceResult",
                "kind": "LinkedField",
                "name": "results",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Source",
                    "kind": "LinkedField",
                    "name": "source",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "sourceLists_source",
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SourceCard_source"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SourceCompactCard_source"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SourceRow_source"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "type": "AddSourcesPayload",
            "abstractKey": null
          },
          {
            "fragment": (v12/*:: as any*/),
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
    "name": "useAddSourcesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addSources",
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
                "concreteType": "AddSourceResult",
                "kind": "LinkedField",
                "name": "results",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Source",
                    "kind": "LinkedField",
                    "name": "source",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanEdit",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isFavorite",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "imageUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "excerpt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mimeType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SourceFailure",
                        "kind": "LinkedField",
                        "name": "failure",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProcessingEvent",
                        "kind": "LinkedField",
                        "name": "processingLog",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stage",
                            "storageKey": null
                          },
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "durationMs",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "run",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "domain",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "faviconUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "size",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "type": "AddSourcesPayload",
            "abstractKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "dbb2b6c28ca08899d2a24c3b2de514c0",
    "id": null,
    "metadata": {},
    "name": "useAddSourcesMutation",
    "operationKind": "mutation",
    "text": "mutation useAddSourcesMutation(\n  $input: AddSourcesInput!\n) {\n  addSources(input: $input) {\n    __typename\n    ... on AddSourcesPayload {\n      results {\n        outcome\n        source {\n          id\n          ...sourceLists_source\n          ...SourceCard_source\n          ...SourceCompactCard_source\n          ...SourceRow_source\n        }\n      }\n      collections {\n        id\n        sourceCount\n      }\n    }\n    ... on Error {\n      __isError: __typename\n      code\n    }\n  }\n}\n\nfragment FavoriteButton_mark on Source {\n  isFavorite\n}\n\nfragment FavoriteButton_source on Source {\n  id\n  isFavorite\n}\n\nfragment SourceCard_source on Source {\n  id\n  title\n  createdAt\n  viewerCanEdit\n  ...FavoriteButton_source\n  ...SourceCover_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCompactCard_source on Source {\n  id\n  type\n  status\n  title\n  domain\n  faviconUrl\n  imageUrl\n  excerpt\n  mimeType\n  createdAt\n  failure {\n    code\n  }\n  ...useStages_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCover_source on Source {\n  id\n  type\n  status\n  imageUrl\n  excerpt\n  mimeType\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...StageList_source\n}\n\nfragment SourceKind_source on Source {\n  type\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n}\n\nfragment SourceMenu_source on Source {\n  id\n  title\n  status\n  isFavorite\n  sourceUrl\n  viewerCanEdit\n  space {\n    id\n  }\n  collection {\n    id\n  }\n}\n\nfragment SourceProgress_source on Source {\n  status\n  title\n  ...useStages_source\n}\n\nfragment SourceRow_source on Source {\n  id\n  type\n  status\n  title\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n  updatedAt\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...FavoriteButton_mark\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceStatusBadge_source on Source {\n  status\n  ...useStages_source\n}\n\nfragment StageList_source on Source {\n  ...useStages_source\n}\n\nfragment sourceLists_source on Source {\n  id\n  updatedAt\n  createdAt\n  trashedAt\n  space {\n    id\n  }\n  collection {\n    id\n  }\n}\n\nfragment useStages_source on Source {\n  processingLog {\n    stage\n    outcome\n    durationMs\n    run\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8bd9b237c538e5306def7300c8a528e9";

export default node;
