/**
 * @generated SignedSource<<fadae748e25716204db3cdb62c99a9ae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VersionList_versions$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly id: string;
  readonly readSince: string | null;
  readonly " $fragmentType": "VersionList_versions";
}>;
export type VersionList_versions$key = ReadonlyArray<{
  readonly " $data"?: VersionList_versions$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionList_versions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VersionList_versions",
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
      "name": "readSince",
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
  "type": "SourceRevision",
  "abstractKey": null
};

(node as any).hash = "ea948d10b2450c797de768053184556f";

export default node;
