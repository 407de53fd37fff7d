/**
 * @generated SignedSource<<02a3486485766388034d6f117a185591>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceReader_source$data = {
  readonly author: string | null;
  readonly domain: string | null;
  readonly excerpt: string | null;
  readonly faviconUrl: string | null;
  readonly imageUrl: string | null;
  readonly language: string | null;
  readonly previewUrl: string | null;
  readonly publishedAt: string | null;
  readonly readingMinutes: number | null;
  readonly siteName: string | null;
  readonly sourceUrl: string | null;
  readonly status: SourceStatus;
  readonly title: string;
  readonly trashedAt: string | null;
  readonly type: SourceType;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingStages_source" | "ReaderFailure_source">;
  readonly " $fragmentType": "SourceReader_source";
};
export type SourceReader_source$key = {
  readonly " $data"?: SourceReader_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceReader_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceReader_source",
  "selections": [
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
      "name": "siteName",
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
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
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
      "name": "trashedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReaderFailure_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessingStages_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "3079ede3c80372c964cdbb2241f63d7c";

export default node;
