/**
 * @generated SignedSource<<7f7b8040467cce0588de01a30c0e3fa9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceGrid_source$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source" | "SourceCompactCard_source">;
  readonly " $fragmentType": "SourceGrid_source";
};
export type SourceGrid_source$key = {
  readonly " $data"?: SourceGrid_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceGrid_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceGrid_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCard_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCompactCard_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "bf11ca4aea11ce97fa5f3624c9c74d1f";

export default node;
