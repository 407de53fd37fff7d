/**
 * @generated SignedSource<<d9711cb79a6001bd5420eed39ba4f5b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StorageSection_viewer$data = {
  readonly account: {
    readonly storage: number;
    readonly storageQuota: number | null;
  };
  readonly " $fragmentType": "StorageSection_viewer";
};
export type StorageSection_viewer$key = {
  readonly " $data"?: StorageSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorageSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorageSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageQuota",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1c372303349e61b45ed4af8310ac8c99";

export default node;
