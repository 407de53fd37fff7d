/**
 * @generated SignedSource<<2d862e77838d884e50ab135ef07f24d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CitationState = "CHANGED" | "FOUND" | "LOST" | "MOVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type noteCitation$data = {
  readonly checkedAt: string;
  readonly id: string;
  readonly place: {
    readonly end: number;
    readonly heading: string | null;
    readonly page: number | null;
    readonly path: string;
    readonly start: number;
  } | null;
  readonly prefix: string;
  readonly quote: string;
  readonly source: {
    readonly author: string | null;
    readonly id: string;
    readonly sourceUrl: string | null;
    readonly title: string;
  } | null;
  readonly sourceTitle: string;
  readonly state: CitationState;
  readonly suffix: string;
  readonly " $fragmentType": "noteCitation";
};
export type noteCitation$key = {
  readonly " $data"?: noteCitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteCitation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noteCitation"
};

(node as any).hash = "1af8bccef7cef5b900c6dd9f124350e4";

export default node;
