/**
 * @generated SignedSource<<4d4a015c909147e08e52ba1e1fa4eb0b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceListItem_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source" | "SourceCompactCard_source" | "SourceRow_source">;
  readonly " $fragmentType": "SourceListItem_source";
};
export type SourceListItem_source$key = {
  readonly " $data"?: SourceListItem_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceListItem_source">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SourceListItem_source"
};

(node as any).hash = "b2a313b7c272c4f90103d563f994d814";

export default node;
