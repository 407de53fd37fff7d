/**
 * @generated SignedSource<<0259851d8145c6641ce1d9a73325d114>>
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
export type SourceRow_source$data = {
  readonly createdAt: string;
  readonly domain: string | null;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly faviconUrl: string | null;
  readonly fileName: string | null;
  readonly id: string;
  readonly isFavorite: boolean;
  readonly mimeType: string | null;
  readonly size: number | null;
  readonly sourceUrl: string | null;
  readonly status: SourceStatus;
  readonly title: string;
  readonly type: SourceType;
  readonly updatedAt: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_source" | "SourceMenu_source" | "SourcePlace_source" | "SourceProgress_source" | "SourceStatusBadge_source" | "SourceTags_source">;
  readonly " $fragmentType": "SourceRow_source";
};
export type SourceRow_source$key = {
  readonly " $data"?: SourceRow_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRow_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceRow_source",
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
      "name": "sourceUrl",
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
      "name": "fileName",
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
      "name": "size",
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
      "kind": "ScalarField",
      "name": "viewerCanEdit",
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
      "name": "FavoriteButton_source"
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

(node as any).hash = "8db16ddddd035b9b4fc7b22c042aca5a";

export default node;
