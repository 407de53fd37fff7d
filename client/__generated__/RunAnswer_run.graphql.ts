/**
 * @generated SignedSource<<2b31433885dad1dc29aa5b86522ef9b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunAnswer_run$data = {
  readonly output: string;
  readonly rendered: {
    readonly missing: ReadonlyArray<string>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RunAnswer_state">;
  readonly " $fragmentType": "RunAnswer_run";
};
export type RunAnswer_run$key = {
  readonly " $data"?: RunAnswer_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunAnswer_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunAnswer_run",
  "selections": [
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
      "name": "RunAnswer_state"
    }
  ],
  "type": "PromptRun",
  "abstractKey": null
};

(node as any).hash = "3d86fa9c08c50e2bedd8b5a267596a6c";

export default node;
