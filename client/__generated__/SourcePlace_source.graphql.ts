/**
 * @generated SignedSource<<5c562c04c173b8a69ce4ab7cb8e1631b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourcePlace_source$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly id: string;
  readonly isDone: boolean;
  readonly " $fragmentType": "SourcePlace_source";
};
export type SourcePlace_source$key = {
  readonly " $data"?: SourcePlace_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcePlace_source">;
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
  "name": "SourcePlace_source",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
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

(node as any).hash = "7e0fd7ce4e11c3062955fbfa7c1606b0";

export default node;
