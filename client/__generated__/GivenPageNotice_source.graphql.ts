/**
 * @generated SignedSource<<0aecda7256a4f3b5d44b1eb4f4b5d92e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GivenPageNotice_source$data = {
  readonly isPageGiven: boolean;
  readonly trashedAt: string | null;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useGivePage_source">;
  readonly " $fragmentType": "GivenPageNotice_source";
};
export type GivenPageNotice_source$key = {
  readonly " $data"?: GivenPageNotice_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenPageNotice_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenPageNotice_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPageGiven",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGivePage_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "5a8be80867a2eb3c0a7c06bb20455f0f";

export default node;
