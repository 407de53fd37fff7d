/**
 * @generated SignedSource<<9547861477206572698539e26bf1ebfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePromptFolders_space$data = {
  readonly promptTree: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly parent: {
      readonly id: string;
    } | null;
    readonly promptCount: number;
  }>;
  readonly " $fragmentType": "usePromptFolders_space";
};
export type usePromptFolders_space$key = {
  readonly " $data"?: usePromptFolders_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePromptFolders_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePromptFolders_space",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PromptCollection",
      "kind": "LinkedField",
      "name": "promptTree",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "description",
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
          "concreteType": "PromptCollection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "83797ef770f68b186b316d00626b59f6";

export default node;
