/**
 * @generated SignedSource<<d19bf6f575671a6014dead2e9e5a520d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpaceInvitations_invitations$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly email: string;
      readonly expiresAt: string;
      readonly id: string;
      readonly role: Role;
    };
  }>;
  readonly " $fragmentType": "SpaceInvitations_invitations";
};
export type SpaceInvitations_invitations$key = {
  readonly " $data"?: SpaceInvitations_invitations$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceInvitations_invitations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceInvitations_invitations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvitationEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invitation",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "name": "role",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvitationConnection",
  "abstractKey": null
};

(node as any).hash = "dbff36686f2df32d6b097ccacdfb849b";

export default node;
