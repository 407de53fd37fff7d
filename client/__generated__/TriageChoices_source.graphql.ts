/**
 * @generated SignedSource<<319b11c2bf01a0a6f632e47c4d47d5d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageChoices_source$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedCollections_source" | "TriageTags_source">;
  readonly " $fragmentType": "TriageChoices_source";
};
export type TriageChoices_source$key = {
  readonly " $data"?: TriageChoices_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageChoices_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageChoices_source",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedCollections_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageTags_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "29baea37fd5c1ddd90754f305965561c";

export default node;
