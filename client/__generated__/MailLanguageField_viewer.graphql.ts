/**
 * @generated SignedSource<<06795a9210d84857ee27f080396cb53c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailLanguage = "AR" | "EN" | "ES" | "HE" | "ZH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailLanguageField_viewer$data = {
  readonly account: {
    readonly language: MailLanguage;
  };
  readonly " $fragmentType": "MailLanguageField_viewer";
};
export type MailLanguageField_viewer$key = {
  readonly " $data"?: MailLanguageField_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailLanguageField_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailLanguageField_viewer",
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
          "name": "language",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "02a63b23d73346e0732cd774f272cf79";

export default node;
