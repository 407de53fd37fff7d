/**
 * @generated SignedSource<<a4d94c3366f133f36149172736d0e37c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpaceName_space$data = {
  readonly colour: number;
  readonly initials: string;
  readonly name: string;
  readonly " $fragmentType": "SpaceName_space";
};
export type SpaceName_space$key = {
  readonly " $data"?: SpaceName_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpaceName_space">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpaceName_space",
  "selections": [
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
      "name": "colour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initials",
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};

(node as any).hash = "53973302b64702b5b030f9b3dec7e34b";

export default node;
