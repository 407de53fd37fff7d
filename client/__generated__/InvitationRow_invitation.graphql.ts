/**
 * @generated SignedSource<<49f5d6ece1e1c359a4b67cfb5ba9eb01>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationRow_invitation$data = {
  readonly email: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentType": "InvitationRow_invitation";
};
export type InvitationRow_invitation$key = {
  readonly " $data"?: InvitationRow_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationRow_invitation",
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
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "f0293fef3710a58821a2a5e006f03740";

export default node;
