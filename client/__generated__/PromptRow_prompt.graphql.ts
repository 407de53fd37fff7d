/**
 * @generated SignedSource<<5495bda11b3e1a4f962c8be01fc06c10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromptKind = "FRAGMENT" | "PROMPT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromptRow_prompt$data = {
  readonly description: string;
  readonly draftUpdatedAt: string;
  readonly id: string;
  readonly kind: PromptKind;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "PromptRow_prompt";
};
export type PromptRow_prompt$key = {
  readonly " $data"?: PromptRow_prompt$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptRow_prompt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromptRow_prompt",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "draftUpdatedAt",
      "storageKey": null
    }
  ],
  "type": "Prompt",
  "abstractKey": null
};

(node as any).hash = "aac247ca5a93300e3eb69109dc9674d2";

export default node;
