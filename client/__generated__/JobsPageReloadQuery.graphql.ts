/**
 * @generated SignedSource<<be3549528ad94902bc7224d847b7398a>>
 * @relayHash cd0ce9d5d2e14a8042b408343dd4cc96
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ad8986eef4458c8656c54aaa5b28202d99c7cf1abe851515170ac84fc72f41

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPageReloadQuery$variables = Record<PropertyKey, never>;
export type JobsPageReloadQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsPage_viewer">;
  } | null;
};
export type JobsPageReloadQuery = {
  response: JobsPageReloadQuery$data;
  variables: JobsPageReloadQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsPageReloadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobsPage_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobsPageReloadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
                "alias": null,
                "args": null,
                "concreteType": "JobQueue",
                "kind": "LinkedField",
                "name": "jobQueues",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waiting",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "running",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failed",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "22ad8986eef4458c8656c54aaa5b28202d99c7cf1abe851515170ac84fc72f41",
    "metadata": {},
    "name": "JobsPageReloadQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d55c6eb00f31b025684a6dcb35bc2e17";

export default node;
