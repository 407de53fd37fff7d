/**
 * @generated SignedSource<<89c8404f72ab7af2491c37ba96b323fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountSection_viewer$data = {
  readonly account: {
    readonly hasPassword: boolean;
    readonly user: {
      readonly email: string | null;
    };
  };
  readonly " $fragmentType": "DeleteAccountSection_viewer";
};
export type DeleteAccountSection_viewer$key = {
  readonly " $data"?: DeleteAccountSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountSection_viewer",
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
          "name": "hasPassword",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d4ca38563474268e4541396475ef1678";

export default node;
