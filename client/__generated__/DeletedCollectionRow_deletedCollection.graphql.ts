/**
 * @generated SignedSource<<cfc94c14ebe80b5c44fcd15d7029ae46>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedCollectionRow_deletedCollection$data = {
  readonly deletedAt: string;
  readonly id: string;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly sourceCount: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "DeletedCollectionRow_deletedCollection";
};
export type DeletedCollectionRow_deletedCollection$key = {
  readonly " $data"?: DeletedCollectionRow_deletedCollection$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedCollectionRow_deletedCollection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedCollectionRow_deletedCollection",
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
      "name": "name",
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
      "name": "sourceCount",
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
  "type": "DeletedCollection",
  "abstractKey": null
};

(node as any).hash = "9c2866729dec20618bac073a11b6f10b";

export default node;
