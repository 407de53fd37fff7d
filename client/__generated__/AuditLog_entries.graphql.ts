/**
 * @generated SignedSource<<5a9698d85e93460a1e1c58a03bada9e7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCOUNT_CREATED" | "ACCOUNT_DELETED" | "ACCOUNT_DISABLED" | "ACCOUNT_ENABLED" | "ADMINISTRATOR_ADDED" | "ADMINISTRATOR_REMOVED" | "API_KEY_CREATED" | "API_KEY_REVOKED" | "EMAIL_CHANGED" | "EXPORTED" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_REMOVED" | "MEMBER_ROLE_CHANGED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PERSON_INVITED" | "REGISTRATION_CHANGED" | "SESSION_REVOKED" | "SIGNED_IN" | "SIGN_IN_FAILED" | "SPACE_CREATED" | "SPACE_DELETED" | "TWO_FACTOR_DISABLED" | "TWO_FACTOR_ENABLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditLog_entries$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly action: AuditAction;
      readonly actorName: string | null;
      readonly createdAt: string;
      readonly id: string;
      readonly ipAddress: string | null;
      readonly subject: string | null;
    };
  }>;
  readonly " $fragmentType": "AuditLog_entries";
};
export type AuditLog_entries$key = {
  readonly " $data"?: AuditLog_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLog_entries">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditLog_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AuditEntry",
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
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ipAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntryConnection",
  "abstractKey": null
};

(node as any).hash = "df680fc2b77a4b71120d1cb1c1709917";

export default node;
