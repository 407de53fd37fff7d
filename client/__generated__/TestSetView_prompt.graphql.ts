/**
 * @generated SignedSource<<c22a5c82981caec9f1297e2613f8fe76>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestSetView_prompt$data = {
  readonly draft: {
    readonly variables: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly id: string;
  readonly space: {
    readonly id: string;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "TestSetView_prompt";
};
export type TestSetView_prompt$key = {
  readonly " $data"?: TestSetView_prompt$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestSetView_prompt">;
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
  "name": "TestSetView_prompt",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromptContent",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PromptVariable",
          "kind": "LinkedField",
          "name": "variables",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Prompt",
  "abstractKey": null
};
})();

(node as any).hash = "270c06c3791b1632ef81e9cab2e5f11a";

export default node;
