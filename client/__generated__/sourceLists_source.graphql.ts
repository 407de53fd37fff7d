/**
 * @generated SignedSource<<3a029a6cb31d9c6cd80c0f56c9067042>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sourceLists_source$data = {
  readonly collection: {
    readonly id: string;
  } | null;
  readonly createdAt: string;
  readonly id: string;
  readonly space: {
    readonly id: string;
  };
  readonly trashedAt: string | null;
  readonly updatedAt: string;
  readonly " $fragmentType": "sourceLists_source";
};
export type sourceLists_source$key = {
  readonly " $data"?: sourceLists_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"sourceLists_source">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sourceLists_source"
};

(node as any).hash = "6f2fad83b19f6ac0a6000f46ae6ae088";

export default node;
