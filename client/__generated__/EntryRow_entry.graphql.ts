/**
 * @generated SignedSource<<cfebf1718db55e121cd11db5e53db337>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryRow_entry$data = {
  readonly failure: {
    readonly __typename: "EntryFailure";
  } | null;
  readonly id: string;
  readonly isEncrypted: boolean;
  readonly name: string;
  readonly size: number;
  readonly source: {
    readonly id: string;
  } | null;
  readonly " $fragmentType": "EntryRow_entry";
};
export type EntryRow_entry$key = {
  readonly " $data"?: EntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
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
  "name": "EntryRow_entry",
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
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEncrypted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Source",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SourceEntry",
  "abstractKey": null
};
})();

(node as any).hash = "0db234e1c91badd12ede7ce6b7dd7cce";

export default node;
