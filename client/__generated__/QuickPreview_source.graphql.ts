/**
 * @generated SignedSource<<16cb0aef08cdda3eaa97f817c904cc4e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickPreview_source$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewContent_source">;
  readonly " $fragmentType": "QuickPreview_source";
};
export type QuickPreview_source$key = {
  readonly " $data"?: QuickPreview_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickPreview_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickPreview_source",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewContent_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "2a6640f44eea7900f261b6532346baae";

export default node;
