/**
 * @generated SignedSource<<7312c499571631cab307b16c051a66f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceBar_source$data = {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCrumbs_source" | "useSourceActions_source">;
  readonly " $fragmentType": "SourceBar_source";
};
export type SourceBar_source$key = {
  readonly " $data"?: SourceBar_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceBar_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceBar_source",
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
      "name": "sourceUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCrumbs_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSourceActions_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "5c38aa49d2c429c8767a981bd46b9547";

export default node;
