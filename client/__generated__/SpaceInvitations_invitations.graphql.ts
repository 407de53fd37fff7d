/**
 * @generated SignedSource<<85d1b58dd7eef3e53b495d4ceaedd535>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceInvitations_invitations$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "InvitationRow_invitation"
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

(node as any).hash = "69913a6e3b14b9c4f336bf79d6ccc782";

export default node;
