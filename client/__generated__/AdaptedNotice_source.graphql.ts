/**
 * @generated SignedSource<<511a160c44510f04a724f41909df4ab8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdaptedNotice_source$data = {
  readonly adaptation: {
    readonly hasNewHeadings: boolean;
    readonly isRewritten: boolean;
    readonly isShortened: boolean;
    readonly isTranslated: boolean;
    readonly language: string | null;
  } | null;
  readonly " $fragmentType": "AdaptedNotice_source";
};
export type AdaptedNotice_source$key = {
  readonly " $data"?: AdaptedNotice_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdaptedNotice_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdaptedNotice_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceAdaptation",
      "kind": "LinkedField",
      "name": "adaptation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRewritten",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShortened",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTranslated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNewHeadings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "92091086600bb51323065e12d2b0feb2";

export default node;
