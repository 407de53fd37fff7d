/**
 * @generated SignedSource<<0181c403f0f9e949399bae54aa89723c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunColumn_run$data = {
  readonly id: string;
  readonly model: string;
  readonly output: string;
  readonly rendered: {
    readonly missing: ReadonlyArray<string>;
  };
  readonly version: {
    readonly number: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"RunColumn_state">;
  readonly " $fragmentType": "RunColumn_run";
};
export type RunColumn_run$key = {
  readonly " $data"?: RunColumn_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunColumn_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunColumn_run",
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
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "output",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromptVersion",
      "kind": "LinkedField",
      "name": "version",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RenderedPrompt",
      "kind": "LinkedField",
      "name": "rendered",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunColumn_state"
    }
  ],
  "type": "PromptRun",
  "abstractKey": null
};

(node as any).hash = "109172c831475948ae18a229080eaf06";

export default node;
