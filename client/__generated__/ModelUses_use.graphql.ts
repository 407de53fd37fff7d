/**
 * @generated SignedSource<<1d62aef00c4b0b1bb0eec542eac8f510>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModelUses_use$data = ReadonlyArray<{
  readonly answers: number;
  readonly cost: number | null;
  readonly inputTokens: number;
  readonly model: string;
  readonly outputTokens: number;
  readonly " $fragmentType": "ModelUses_use";
}>;
export type ModelUses_use$key = ReadonlyArray<{
  readonly " $data"?: ModelUses_use$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModelUses_use">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ModelUses_use",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inputTokens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outputTokens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    }
  ],
  "type": "ModelUse",
  "abstractKey": null
};

(node as any).hash = "90a44c75bca7806bb40fa48a41040f9e";

export default node;
