/**
 * @generated SignedSource<<517007c0b76a4c997943e4d9aedcd2e9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationMode = "CLOSED" | "DOMAINS" | "INVITED" | "OPEN" | "%future added value";
export type RegistrationSetting = "ALLOWED_DOMAINS" | "MODE" | "NEEDS_VERIFIED_EMAIL" | "SPACES_PER_PERSON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationForm_registration$data = {
  readonly allowedDomains: ReadonlyArray<string>;
  readonly fixedSettings: ReadonlyArray<RegistrationSetting>;
  readonly mode: RegistrationMode;
  readonly " $fragmentType": "RegistrationForm_registration";
};
export type RegistrationForm_registration$key = {
  readonly " $data"?: RegistrationForm_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationForm_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedDomains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedSettings",
      "storageKey": null
    }
  ],
  "type": "RegistrationPolicy",
  "abstractKey": null
};

(node as any).hash = "024453b944b257aef3d89a4797b1d77a";

export default node;
