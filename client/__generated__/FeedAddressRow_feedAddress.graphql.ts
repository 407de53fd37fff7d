/**
 * @generated SignedSource<<34904b8af66a92fb73f526612bd81e3e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedAddressRow_feedAddress$data = {
  readonly id: string;
  readonly lastReadAt: string | null;
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "FeedAddressRow_feedAddress";
};
export type FeedAddressRow_feedAddress$key = {
  readonly " $data"?: FeedAddressRow_feedAddress$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedAddressRow_feedAddress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedAddressRow_feedAddress",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastReadAt",
      "storageKey": null
    }
  ],
  "type": "FeedAddress",
  "abstractKey": null
};

(node as any).hash = "c69cd0e92aa07ef33cca0ca34c632f2f";

export default node;
