/**
 * @generated SignedSource<<ed9dc68db1fc4804c5caecf8e41030ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type variableFill_fill$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly search: string | null;
  readonly source: {
    readonly id: string;
    readonly title: string;
  } | null;
  readonly text: string | null;
  readonly " $fragmentType": "variableFill_fill";
};
export type variableFill_fill$key = {
  readonly " $data"?: variableFill_fill$data;
  readonly " $fragmentSpreads": FragmentRefs<"variableFill_fill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "variableFill_fill"
};

(node as any).hash = "ee1dae357b88f9881253a65111fe6f75";

export default node;
