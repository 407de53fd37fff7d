/**
 * @generated SignedSource<<3ac6b7cdaba7fc0bcc737f23bf5b88c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSection_viewer$data = {
  readonly account: {
    readonly pendingEmail: string | null;
    readonly user: {
      readonly email: string | null;
    };
    readonly viewerCanChangeEmail: boolean;
  };
  readonly " $fragmentType": "EmailSection_viewer";
};
export type EmailSection_viewer$key = {
  readonly " $data"?: EmailSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSection_viewer">;
};

import EmailSectionRefetchQuery_graphql from './EmailSectionRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": EmailSectionRefetchQuery_graphql
    }
  },
  "name": "EmailSection_viewer",
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
          "name": "pendingEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanChangeEmail",
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

(node as any).hash = "2cfa8ab754a8d30e6b9277c8ab1321b8";

export default node;
