/**
 * @generated SignedSource<<61621cf94ce3a84d6b594438800043de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSourceStatusChangesSubscription$variables = {
  spaceId: string;
};
export type useSourceStatusChangesSubscription$data = {
  readonly sourceStatusChanged: {
    readonly source: {
      readonly collection: {
        readonly id: string;
        readonly sourceCount: number;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source" | "SourceCompactCard_source" | "SourceRow_source" | "sourceLists_source">;
    } | null;
    readonly sourceId: string;
  };
};
export type useSourceStatusChangesSubscription = {
  response: useSourceStatusChangesSubscription$data;
  variables: useSourceStatusChangesSubscription$variables;
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
    "kind": "Variable",
    "name": "spaceId",
    "variableName": "spaceId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceId",
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
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "collection",
  "plural": false,
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trashedAt",
  "storageKey": null
},
v8 = [
  (v3/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Space",
  "kind": "LinkedField",
  "name": "space",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSourceStatusChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SourceStatusChanged",
        "kind": "LinkedField",
        "name": "sourceStatusChanged",
        "plural": false,
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
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "sourceLists_source",
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Collection",
                    "kind": "LinkedField",
                    "name": "collection",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
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
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSourceStatusChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SourceStatusChanged",
        "kind": "LinkedField",
        "name": "sourceStatusChanged",
        "plural": false,
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
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  }
                ],
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
      }
    ]
  },
  "params": {
    "cacheID": "c519e5a8f0301b676b6d07800008b49a",
    "id": null,
    "metadata": {},
    "name": "useSourceStatusChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useSourceStatusChangesSubscription(\n  $spaceId: ID!\n) {\n  sourceStatusChanged(spaceId: $spaceId) {\n    sourceId\n    source {\n      collection {\n        id\n        sourceCount\n      }\n      ...sourceLists_source\n      ...SourceCard_source\n      ...SourceCompactCard_source\n      ...SourceRow_source\n      id\n    }\n  }\n}\n\nfragment FavoriteButton_mark on Source {\n  isFavorite\n}\n\nfragment FavoriteButton_source on Source {\n  id\n  isFavorite\n}\n\nfragment SourceCard_source on Source {\n  id\n  title\n  createdAt\n  viewerCanEdit\n  ...FavoriteButton_source\n  ...SourceCover_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCompactCard_source on Source {\n  id\n  type\n  status\n  title\n  domain\n  faviconUrl\n  imageUrl\n  excerpt\n  mimeType\n  createdAt\n  failure {\n    code\n  }\n  ...useStages_source\n  ...SourceKind_source\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceCover_source on Source {\n  id\n  type\n  status\n  imageUrl\n  excerpt\n  mimeType\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...StageList_source\n}\n\nfragment SourceKind_source on Source {\n  type\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n}\n\nfragment SourceMenu_source on Source {\n  id\n  title\n  status\n  isFavorite\n  sourceUrl\n  viewerCanEdit\n  space {\n    id\n  }\n  collection {\n    id\n  }\n}\n\nfragment SourceProgress_source on Source {\n  status\n  title\n  ...useStages_source\n}\n\nfragment SourceRow_source on Source {\n  id\n  type\n  status\n  title\n  sourceUrl\n  domain\n  faviconUrl\n  mimeType\n  size\n  updatedAt\n  viewerCanEdit\n  failure {\n    code\n  }\n  ...FavoriteButton_mark\n  ...SourceMenu_source\n  ...SourceProgress_source\n  ...SourceStatusBadge_source\n}\n\nfragment SourceStatusBadge_source on Source {\n  status\n  ...useStages_source\n}\n\nfragment StageList_source on Source {\n  ...useStages_source\n}\n\nfragment sourceLists_source on Source {\n  id\n  updatedAt\n  createdAt\n  trashedAt\n  space {\n    id\n  }\n  collection {\n    id\n  }\n}\n\nfragment useStages_source on Source {\n  processingLog {\n    stage\n    outcome\n    durationMs\n    run\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b5eb8a15d4277003a31e8b8abdf3227d";

export default node;
