/**
 * @generated SignedSource<<3389bee22859842e341162d54b59e233>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceStatusBadge_source$data = {
  readonly status: SourceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useSourceProgress_source">;
  readonly " $fragmentType": "SourceStatusBadge_source";
};
export type SourceStatusBadge_source$key = {
  readonly " $data"?: SourceStatusBadge_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceStatusBadge_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceStatusBadge_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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

(node as any).hash = "27e1dca37eb789a50d384df160cc8cb8";

export default node;
