/**
 * @generated SignedSource<<52b60fdb0949394aee8682817adc3373>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleList_people$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonRow_person">;
    };
  }>;
  readonly " $fragmentType": "PeopleList_people";
};
export type PeopleList_people$key = {
  readonly " $data"?: PeopleList_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleList_people">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleList_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonRow_person"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonConnection",
  "abstractKey": null
};

(node as any).hash = "1aa1b4d63699f86fb9f9a6acafd2a2d0";

export default node;
