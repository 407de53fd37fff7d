/**
 * @generated SignedSource<<d7c530a951d379af19d84cbb129385a5>>
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

(node as any).hash = "f70f6e7a5af001f27291369d2342a2fc";

export default node;
