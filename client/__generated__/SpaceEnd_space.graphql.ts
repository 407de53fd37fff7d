/**
 * @generated SignedSource<<a9252c882311ca88ae31257b1d97e2f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceEnd_space$data = {
  readonly archivedAt: string | null;
  readonly id: string;
  readonly name: string;
  readonly statistics: {
    readonly sourceCount: number;
  };
  readonly viewerCanManage: boolean;
  readonly " $fragmentType": "SpaceEnd_space";
};
export type SpaceEnd_space$key = {
  readonly " $data"?: SpaceEnd_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceEnd_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceEnd_space",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
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
          "kind": "ScalarField",
          "name": "sourceCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "b7c66757388a99a5968c22a987ca3711";

export default node;
