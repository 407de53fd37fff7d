/**
 * @generated SignedSource<<21a39d2ec8f5f008a83d04937a7f8893>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OriginLine_source$data = {
  readonly origin: {
    readonly name: string;
    readonly path: string;
    readonly source: {
      readonly id: string;
    } | null;
  } | null;
  readonly " $fragmentType": "OriginLine_source";
};
export type OriginLine_source$key = {
  readonly " $data"?: OriginLine_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"OriginLine_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OriginLine_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceOrigin",
      "kind": "LinkedField",
      "name": "origin",
      "plural": false,
      "selections": [
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
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Source",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "44b9da8ff8a9cbd3abbdae71f7653039";

export default node;
