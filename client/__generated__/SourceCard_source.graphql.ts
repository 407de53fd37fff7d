/**
 * @generated SignedSource<<0bc729d8cc3c16f143fa11485f4c7b0c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceCard_source$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isFavorite: boolean;
  readonly status: SourceStatus;
  readonly title: string;
  readonly updatedAt: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_source" | "SourceCover_source" | "SourceKind_source" | "SourceMenu_source" | "SourcePlace_source" | "SourceProgress_source" | "SourceStatusBadge_source" | "SourceTags_source">;
  readonly " $fragmentType": "SourceCard_source";
};
export type SourceCard_source$key = {
  readonly " $data"?: SourceCard_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceCard_source",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCover_source"
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

(node as any).hash = "8b349853447fb2f6d9b47b0a7bac96ec";

export default node;
