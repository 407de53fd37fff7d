/**
 * @generated SignedSource<<7a020ce6d5cab98e7a11cbf6726a4429>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssertionKind = "CONTAINS" | "EQUALS" | "JSON_SCHEMA" | "JUDGE" | "NOT_CONTAINS" | "REGEX" | "SIMILARITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type assertionText_assertion$data = {
  readonly kind: AssertionKind;
  readonly threshold: number | null;
  readonly value: string;
  readonly " $fragmentType": "assertionText_assertion";
};
export type assertionText_assertion$key = {
  readonly " $data"?: assertionText_assertion$data;
  readonly " $fragmentSpreads": FragmentRefs<"assertionText_assertion">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "assertionText_assertion"
};

(node as any).hash = "81d49038394af06e0e44b3042ae57825";

export default node;
