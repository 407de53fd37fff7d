/**
 * @generated SignedSource<<8bb71545caa797bec3ab47da1a634341>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskSource_source$data = {
  readonly id: string;
  readonly space: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "AskSource_source";
};
export type AskSource_source$key = {
  readonly " $data"?: AskSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskSource_source">;
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
  "name": "AskSource_source",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "8f9994fca7971c479890704c1d8e8af9";

export default node;
