/**
 * @generated SignedSource<<1c8a0cb620ea05fbdf32829a092696a3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonState = "ACTIVE" | "DISABLED" | "INVITED" | "UNVERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonRow_person$data = {
  readonly id: string;
  readonly isAdministrator: boolean;
  readonly lastSeenAt: string | null;
  readonly sessionCount: number;
  readonly state: PersonState;
  readonly storage: number;
  readonly user: {
    readonly displayName: string | null;
    readonly email: string | null;
  };
  readonly " $fragmentType": "PersonRow_person";
};
export type PersonRow_person$key = {
  readonly " $data"?: PersonRow_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRow_person",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdministrator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionCount",
      "storageKey": null
    },
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
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "b4e40478e9c327d0b9544155e8fd5637";

export default node;
