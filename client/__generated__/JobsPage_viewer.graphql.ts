/**
 * @generated SignedSource<<115dedeb9a75e5026a0a4140792bf7f4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPage_viewer$data = {
  readonly administration: {
    readonly jobQueues: ReadonlyArray<{
      readonly failed: number;
      readonly name: string;
      readonly running: number;
      readonly waiting: number;
    }>;
  } | null;
  readonly " $fragmentType": "JobsPage_viewer";
};
export type JobsPage_viewer$key = {
  readonly " $data"?: JobsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsPage_viewer",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c192ee287a1cd2ab46359ad6d4108f31";

export default node;
