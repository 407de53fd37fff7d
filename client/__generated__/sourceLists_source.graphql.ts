/**
 * @generated SignedSource<<7dc26c8a86be8c446d2ce683e0816127>>
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
  readonly id: string;
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

(node as any).hash = "1c0901aa9c72f6205e68295e9af152f8";

export default node;
