/**
 * @generated SignedSource<<80a904ec895a294d36d7b84cc62214de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PromptRole = "ASSISTANT" | "SYSTEM" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type draftContent_content$data = {
  readonly messages: ReadonlyArray<{
    readonly role: PromptRole;
    readonly text: string;
  }>;
  readonly params: {
    readonly maxTokens: number | null;
    readonly model: string | null;
    readonly responseSchema: string | null;
    readonly seed: number | null;
    readonly stop: ReadonlyArray<string>;
    readonly temperature: number | null;
    readonly topP: number | null;
  };
  readonly variables: ReadonlyArray<{
    readonly defaultFill: {
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
    } | null;
    readonly description: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "draftContent_content";
};
export type draftContent_content$key = {
  readonly " $data"?: draftContent_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftContent_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftContent_content"
};

(node as any).hash = "ea734bf80208241f4f972062d3b59da3";

export default node;
