/**
 * @generated SignedSource<<8aa1c4679c3ea5073c34e02417632dc7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedPromptRow_deletedPrompt$data = {
  readonly deletedAt: string;
  readonly path: ReadonlyArray<string>;
  readonly promptCollectionId: string | null;
  readonly promptCount: number;
  readonly promptId: string | null;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "DeletedPromptRow_deletedPrompt";
};
export type DeletedPromptRow_deletedPrompt$key = {
  readonly " $data"?: DeletedPromptRow_deletedPrompt$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedPromptRow_deletedPrompt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedPromptRow_deletedPrompt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptCollectionId",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "DeletedPrompt",
  "abstractKey": null
};

(node as any).hash = "8e36546469266057fc2cabea7d35e36c";

export default node;
