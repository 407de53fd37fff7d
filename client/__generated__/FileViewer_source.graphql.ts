/**
 * @generated SignedSource<<5fef1a3060a0f5cb78a3a8b399828532>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileViewer_source$data = {
  readonly contentUrl: string | null;
  readonly fileName: string | null;
  readonly id: string;
  readonly mimeType: string | null;
  readonly previewUrl: string | null;
  readonly title: string;
  readonly " $fragmentType": "FileViewer_source";
};
export type FileViewer_source$key = {
  readonly " $data"?: FileViewer_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileViewer_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileViewer_source",
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
      "name": "title",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "2f1e88b13cf936930013038b9dd17310";

export default node;
