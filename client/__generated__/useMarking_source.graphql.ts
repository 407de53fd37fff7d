/**
 * @generated SignedSource<<8566febb6d62685523536a0023082e0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarking_source$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useHighlights_source">;
  readonly " $fragmentType": "useMarking_source";
};
export type useMarking_source$key = {
  readonly " $data"?: useMarking_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarking_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarking_source",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHighlights_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b266e869f1fa875836f3a6d0cc487de0";

export default node;
