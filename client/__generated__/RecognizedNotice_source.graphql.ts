/**
 * @generated SignedSource<<ec22b527049a697b7e979a4bdb3f6112>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecognizedNotice_source$data = {
  readonly details: {
    readonly pages: number | null;
    readonly recognizedPages: number | null;
  };
  readonly " $fragmentType": "RecognizedNotice_source";
};
export type RecognizedNotice_source$key = {
  readonly " $data"?: RecognizedNotice_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecognizedNotice_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecognizedNotice_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recognizedPages",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "d739a85c169e1b2d6e53a4dc38b506f7";

export default node;
