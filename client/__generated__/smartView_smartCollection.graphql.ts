/**
 * @generated SignedSource<<ffe3205013abb0580b1d2d56fa422032>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type smartView_smartCollection$data = {
  readonly filter: {
    readonly collection: {
      readonly id: string;
    } | null;
    readonly collectionId: string | null;
    readonly createdAfter: string | null;
    readonly createdBefore: string | null;
    readonly favorites: boolean;
    readonly includeDescendants: boolean;
    readonly maxSizeKB: number | null;
    readonly minSizeKB: number | null;
    readonly recent: boolean;
    readonly statuses: ReadonlyArray<SourceStatus> | null;
    readonly tags: ReadonlyArray<string> | null;
    readonly text: string | null;
    readonly types: ReadonlyArray<SourceType> | null;
    readonly withoutCollection: boolean;
  };
  readonly id: string;
  readonly missingTags: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentType": "smartView_smartCollection";
};
export type smartView_smartCollection$key = {
  readonly " $data"?: smartView_smartCollection$data;
  readonly " $fragmentSpreads": FragmentRefs<"smartView_smartCollection">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "smartView_smartCollection"
};

(node as any).hash = "9d8fa3b4ba2bb8b1b214bf62c948c5e0";

export default node;
