/**
 * @generated SignedSource<<4250dd584c6dcb4b90916c35c98fac10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceRail_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SourceDetails_source">;
  readonly " $fragmentType": "SourceRail_source";
};
export type SourceRail_source$key = {
  readonly " $data"?: SourceRail_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRail_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceRail_source",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceDetails_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "e624715c20a31d03417fe670d938dc3f";

export default node;
