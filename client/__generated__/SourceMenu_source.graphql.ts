/**
 * @generated SignedSource<<fb295b2bca57d0ddb75a60e2507a6827>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceMenu_source$data = {
  readonly id: string;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSourceActions_source">;
  readonly " $fragmentType": "SourceMenu_source";
};
export type SourceMenu_source$key = {
  readonly " $data"?: SourceMenu_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceMenu_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceMenu_source",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceActions_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "6704d21216277c8d656af89b9376a3a7";

export default node;
