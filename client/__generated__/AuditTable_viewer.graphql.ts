/**
 * @generated SignedSource<<d32890bee3477db099a4b4eada7fab08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCOUNT_CREATED" | "ACCOUNT_DELETED" | "ACCOUNT_DISABLED" | "ACCOUNT_ENABLED" | "ADMINISTRATOR_ADDED" | "ADMINISTRATOR_REMOVED" | "API_KEY_CREATED" | "API_KEY_REVOKED" | "EMAIL_CHANGED" | "EXPORTED" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_REMOVED" | "MEMBER_ROLE_CHANGED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PERSON_INVITED" | "REGISTRATION_CHANGED" | "SESSION_REVOKED" | "SIGNED_IN" | "SIGN_IN_FAILED" | "SPACE_CREATED" | "SPACE_DELETED" | "TWO_FACTOR_DISABLED" | "TWO_FACTOR_ENABLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_viewer$data = {
  readonly administration: {
    readonly auditLog: {
      readonly __id: string;
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
    };
  } | null;
  readonly " $fragmentType": "AuditTable_viewer";
};
export type AuditTable_viewer$key = {
  readonly " $data"?: AuditTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_viewer">;
};

import AuditTablePaginationQuery_graphql from './AuditTablePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "administration",
  "auditLog"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "actions"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "text"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": AuditTablePaginationQuery_graphql
    }
  },
  "name": "AuditTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Administration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "alias": "auditLog",
          "args": [
            {
              "kind": "Variable",
              "name": "actions",
              "variableName": "actions"
            },
            {
              "kind": "Variable",
              "name": "text",
              "variableName": "text"
            },
            {
              "kind": "Variable",
              "name": "userId",
              "variableName": "userId"
            }
          ],
          "concreteType": "AuditEntryConnection",
          "kind": "LinkedField",
          "name": "__AuditTable_auditLog_connection",
          "plural": false,
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "kind": "ClientExtension",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__id",
                  "storageKey": null
                }
              ]
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
})();

(node as any).hash = "4202d5820b037f62b9c6dcc4e79dbfaf";

export default node;
