/**
 * @generated SignedSource<<946e66a3c8b93c11697800fd050f30f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceRail_source$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceDetails_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "273e18dca15211c18fa903046415cad3";

export default node;
