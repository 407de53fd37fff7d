/**
 * @generated SignedSource<<a972327cc94345365b1f5209e2b9e619>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Greeting_user$data = {
  readonly displayName: string | null;
  readonly " $fragmentType": "Greeting_user";
};
export type Greeting_user$key = {
  readonly " $data"?: Greeting_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Greeting_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Greeting_user",
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

(node as any).hash = "990d10c3800e7a4e7ec6c187c24cfb2a";

export default node;
