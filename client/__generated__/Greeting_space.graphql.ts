/**
 * @generated SignedSource<<68c3040eec1f86870f0eab8251282469>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Greeting_space$data = {
  readonly newest: {
    readonly totalCount: number;
  };
  readonly statistics: {
    readonly byStatus: ReadonlyArray<{
      readonly count: number;
      readonly status: SourceStatus;
    }>;
  };
  readonly " $fragmentType": "Greeting_space";
};
export type Greeting_space$key = {
  readonly " $data"?: Greeting_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"Greeting_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "yesterday"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Greeting_space",
  "selections": [
    {
      "alias": "newest",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "createdAfter",
              "variableName": "yesterday"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpaceStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceStatusCount",
          "kind": "LinkedField",
          "name": "byStatus",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "e984e535f1727240537a3ebbc52e99cb";

export default node;
