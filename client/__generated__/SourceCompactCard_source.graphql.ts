/**
 * @generated SignedSource<<af10f26df54d8e3b0afe714a7cfcf9ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceCompactCard_source$data = {
  readonly createdAt: string;
  readonly domain: string | null;
  readonly excerpt: string | null;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly faviconUrl: string | null;
  readonly id: string;
  readonly isFavorite: boolean;
  readonly mimeType: string | null;
  readonly status: SourceStatus;
  readonly thumbnailUrl: string | null;
  readonly title: string;
  readonly type: SourceType;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceKind_source" | "SourceMenu_source" | "SourcePlace_source" | "SourceProgress_source" | "SourceStatusBadge_source" | "SourceTags_source" | "useSourceProgress_source">;
  readonly " $fragmentType": "SourceCompactCard_source";
};
export type SourceCompactCard_source$key = {
  readonly " $data"?: SourceCompactCard_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCompactCard_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceCompactCard_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faviconUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceProgress_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceKind_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceMenu_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourcePlace_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceProgress_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceStatusBadge_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceTags_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "c6e9c357424109f86eae86f8a861ddd0";

export default node;
