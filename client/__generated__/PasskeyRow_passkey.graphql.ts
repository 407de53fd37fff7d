/**
 * @generated SignedSource<<e574cf07155c51d9dad8c01c026da420>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeyRow_passkey$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isBackedUp: boolean;
  readonly lastUsedAt: string | null;
  readonly name: string;
  readonly " $fragmentType": "PasskeyRow_passkey";
};
export type PasskeyRow_passkey$key = {
  readonly " $data"?: PasskeyRow_passkey$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyRow_passkey",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBackedUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "Passkey",
  "abstractKey": null
};

(node as any).hash = "a4416d50a146021c2b756e5471c80263";

export default node;
