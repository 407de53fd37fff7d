/**
 * @generated SignedSource<<259d585ae056cf5114cd3e882161ceeb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysSection_viewer$data = {
  readonly account: {
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
    }>;
    readonly user: {
      readonly email: string | null;
    };
    readonly viewerCanUseTwoFactor: boolean;
  };
  readonly " $fragmentType": "PasskeysSection_viewer";
};
export type PasskeysSection_viewer$key = {
  readonly " $data"?: PasskeysSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysSection_viewer">;
};

import PasskeysSectionRefetchQuery_graphql from './PasskeysSectionRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": PasskeysSectionRefetchQuery_graphql
    }
  },
  "name": "PasskeysSection_viewer",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PasskeyRow_passkey"
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

(node as any).hash = "9d1b10cb20b04622166cb80ccc191ee3";

export default node;
