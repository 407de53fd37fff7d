/**
 * @generated SignedSource<<164d33952259158f95498e0562459053>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HighlightGroupsCount_space$data = {
  readonly counted: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "HighlightGroupsCount_space";
};
export type HighlightGroupsCount_space$key = {
  readonly " $data"?: HighlightGroupsCount_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"HighlightGroupsCount_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HighlightGroupsCount_space",
  "selections": [
    {
      "alias": "counted",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "HighlightConnection",
      "kind": "LinkedField",
      "name": "highlights",
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
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "df598056734353d08201c55eadc179b9";

export default node;
