/**
 * @generated SignedSource<<9224114fa595f398a162e7feb57e3737>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputLanguage = "BRAZILIAN_PORTUGUESE" | "CHINESE" | "ENGLISH" | "ORIGINAL" | "%future added value";
export type OutputLength = "LONG" | "NORMAL" | "SHORT" | "UNCHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpaceSettingsForm_space$data = {
  readonly colour: number;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly settings: {
    readonly createSummary: boolean;
    readonly instructions: string;
    readonly language: OutputLanguage;
    readonly length: OutputLength;
    readonly managedStructure: boolean;
    readonly managedTags: boolean;
  };
  readonly viewerCanEdit: boolean;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DangerZone_space" | "SpaceMembers_space">;
  readonly " $fragmentType": "SpaceSettingsForm_space";
};
export type SpaceSettingsForm_space$key = {
  readonly " $data"?: SpaceSettingsForm_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceSettingsForm_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceSettingsForm_space",
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
      "name": "colour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
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
      "concreteType": "SpaceSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "length",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "managedStructure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "managedTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createSummary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instructions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DangerZone_space"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SpaceMembers_space"
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "282a024827e51f308c202e961a52a43b";

export default node;
