/**
 * @generated SignedSource<<354768f068bd820325bd4e370a8f7f63>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstRun_user$data = {
  readonly displayName: string | null;
  readonly " $fragmentType": "FirstRun_user";
};
export type FirstRun_user$key = {
  readonly " $data"?: FirstRun_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstRun_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstRun_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ce2c71f20cc51f036c127503f13aa13f";

export default node;
