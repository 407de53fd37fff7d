/**
 * @generated SignedSource<<3974d702376706c80f18b5c6dff7f001>>
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
      readonly " $fragmentSpreads": FragmentRefs<"variableFill_fill">;
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

(node as any).hash = "fa91242b8302ce25d6dc1e396cd30e99";

export default node;
