/**
 * @generated SignedSource<<801e050b598f436ed3e0714c11658de9>>
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
    readonly sourceCount: number;
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

(node as any).hash = "502329f941cd12477dd5a628a2092056";

export default node;
