/**
 * @generated SignedSource<<1dc34c7fac370d0daedbb1d28db75960>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceProgress_source$data = {
  readonly status: SourceStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSourceProgress_source">;
  readonly " $fragmentType": "SourceProgress_source";
};
export type SourceProgress_source$key = {
  readonly " $data"?: SourceProgress_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceProgress_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceProgress_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceProgress_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b432dd269c900c30e4d13cc64260ea9b";

export default node;
