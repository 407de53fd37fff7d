/**
 * @generated SignedSource<<8e935c870961b415413e57fe4f911a94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecentSource_source$data = {
  readonly collection: {
    readonly name: string;
  } | null;
  readonly createdAt: string;
  readonly domain: string | null;
  readonly faviconUrl: string | null;
  readonly id: string;
  readonly mimeType: string | null;
  readonly title: string;
  readonly type: SourceType;
  readonly " $fragmentSpreads": FragmentRefs<"SourceStatusBadge_source">;
  readonly " $fragmentType": "RecentSource_source";
};
export type RecentSource_source$key = {
  readonly " $data"?: RecentSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentSource_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentSource_source",
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
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceStatusBadge_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "b4b9adfe9e7ea66b624437c131bbd2b8";

export default node;
