/**
 * @generated SignedSource<<6c4d3cc20fd1ce880dcbf6c40fd5b586>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdditionStatus_source$data = {
  readonly entryAddition: {
    readonly added: number;
    readonly alreadyThere: number;
    readonly done: number;
    readonly isOver: boolean;
    readonly problem: string | null;
    readonly refused: number;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "AdditionStatus_source";
};
export type AdditionStatus_source$key = {
  readonly " $data"?: AdditionStatus_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdditionStatus_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdditionStatus_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryAddition",
      "kind": "LinkedField",
      "name": "entryAddition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "added",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alreadyThere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOver",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "f782824811e233ce1bb590835ff41bea";

export default node;
