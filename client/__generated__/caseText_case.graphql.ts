/**
 * @generated SignedSource<<20165f0e5ebdc5c12826b23e6d36650a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type caseText_case$data = {
  readonly assertions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"assertionText_assertion">;
  }>;
  readonly expected: string | null;
  readonly id: string;
  readonly values: ReadonlyArray<{
    readonly fill: {
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
    };
    readonly name: string;
  }>;
  readonly " $fragmentType": "caseText_case";
};
export type caseText_case$key = {
  readonly " $data"?: caseText_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"caseText_case">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "caseText_case"
};

(node as any).hash = "aee599ffc653a3a3dffc1418e061fb63";

export default node;
