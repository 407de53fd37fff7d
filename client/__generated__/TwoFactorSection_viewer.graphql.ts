/**
 * @generated SignedSource<<0b36cf93172b0e42f6dd084f540aad54>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorSection_viewer$data = {
  readonly account: {
    readonly hasPassword: boolean;
    readonly twoFactor: {
      readonly enabledAt: string | null;
      readonly recoveryCodesLeft: number;
    };
    readonly viewerCanUseTwoFactor: boolean;
  };
  readonly " $fragmentType": "TwoFactorSection_viewer";
};
export type TwoFactorSection_viewer$key = {
  readonly " $data"?: TwoFactorSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorSection_viewer">;
};

import TwoFactorSectionRefetchQuery_graphql from './TwoFactorSectionRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": TwoFactorSectionRefetchQuery_graphql
    }
  },
  "name": "TwoFactorSection_viewer",
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
          "name": "viewerCanUseTwoFactor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TwoFactor",
          "kind": "LinkedField",
          "name": "twoFactor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enabledAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recoveryCodesLeft",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bc40852fd15cc06d23074edfebcdfd20";

export default node;
