/**
 * @generated SignedSource<<ccded4c4656686f028a6467ae0507647>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceNumbers_space$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly colour: number;
  readonly files: {
    readonly totalCount: number;
  };
  readonly initials: string;
  readonly links: {
    readonly totalCount: number;
  };
  readonly name: string;
  readonly notes: {
    readonly totalCount: number;
  };
  readonly texts: {
    readonly totalCount: number;
  };
  readonly tree: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "SpaceNumbers_space";
};
export type SpaceNumbers_space$key = {
  readonly " $data"?: SpaceNumbers_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceNumbers_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceNumbers_space",
  "selections": [
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
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "tree",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "all",
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(first:1)"
    },
    {
      "alias": "links",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "types": [
              "URI"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"types\":[\"URI\"]},first:1)"
    },
    {
      "alias": "files",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "types": [
              "FILE"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"types\":[\"FILE\"]},first:1)"
    },
    {
      "alias": "texts",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "types": [
              "CONTENT"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"types\":[\"CONTENT\"]},first:1)"
    },
    {
      "alias": "notes",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "types": [
              "NOTE"
            ]
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sources(filter:{\"types\":[\"NOTE\"]},first:1)"
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "1482f146ae7b2e2f55d47ff78f14e541";

export default node;
