/**
 * @generated SignedSource<<847773c078fc91641633da38229f4358>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceRows_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SourceRow_source">;
  readonly " $fragmentType": "SourceRows_source";
};
export type SourceRows_source$key = {
  readonly " $data"?: SourceRows_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRows_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceRows_source",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceRow_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "c14344a7aa2116f312fb92dc2f97b55c";

export default node;
