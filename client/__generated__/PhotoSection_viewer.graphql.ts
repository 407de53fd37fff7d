/**
 * @generated SignedSource<<17ad99950635e5f3e0e84ddc2d8b804b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoSection_viewer$data = {
  readonly account: {
    readonly photoUploadPath: string;
  };
  readonly user: {
    readonly displayName: string | null;
    readonly email: string | null;
    readonly photoUrl: string | null;
  };
  readonly " $fragmentType": "PhotoSection_viewer";
};
export type PhotoSection_viewer$key = {
  readonly " $data"?: PhotoSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoSection_viewer">;
};

import PhotoSectionRefetchQuery_graphql from './PhotoSectionRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": PhotoSectionRefetchQuery_graphql
    }
  },
  "name": "PhotoSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoUploadPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7a6e58d158527aebb9b4785303f9151e";

export default node;
