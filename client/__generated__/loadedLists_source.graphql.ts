/**
 * @generated SignedSource<<59de52a3a9e2fd43036b998d9dc2804c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loadedLists_source$data = {
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
  readonly " $fragmentType": "loadedLists_source";
};
export type loadedLists_source$key = {
  readonly " $data"?: loadedLists_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"loadedLists_source">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loadedLists_source"
};

(node as any).hash = "f360661ae471ed3acc060f2603694d4e";

export default node;
