/**
 * @generated SignedSource<<3d6b2237703bd6b34d6db12d2c79d645>>
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
  readonly isDone: boolean;
  readonly isFavorite: boolean;
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

(node as any).hash = "0a34567d01d5d9a1cf019c60475e99a9";

export default node;
