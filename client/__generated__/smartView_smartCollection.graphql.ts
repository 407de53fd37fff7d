/**
 * @generated SignedSource<<7442646628f35d5249cc273b0c438fb3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
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
    readonly createdWithinDays: number | null;
    readonly failureCodes: ReadonlyArray<FailureCode> | null;
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

(node as any).hash = "e358b8bb39fa2e915093a54fb86c9577";

export default node;
