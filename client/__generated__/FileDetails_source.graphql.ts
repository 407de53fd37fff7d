/**
 * @generated SignedSource<<b0d5f5587c058a9b34ca8f1d8b722387>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileDetails_source$data = {
  readonly details: {
    readonly camera: string | null;
    readonly durationSeconds: number | null;
    readonly height: number | null;
    readonly pages: number | null;
    readonly sheets: ReadonlyArray<string> | null;
    readonly takenAt: string | null;
    readonly width: number | null;
  };
  readonly entryCount: number;
  readonly " $fragmentType": "FileDetails_source";
};
export type FileDetails_source$key = {
  readonly " $data"?: FileDetails_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileDetails_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileDetails_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "camera",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sheets",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "010971007e7251a3ae0458620395ffc1";

export default node;
