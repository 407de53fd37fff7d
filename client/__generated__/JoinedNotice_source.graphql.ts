/**
 * @generated SignedSource<<d2b30dd8cdd6002ec67b1daebdc305da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinedNotice_source$data = {
  readonly details: {
    readonly joinedPages: number | null;
  };
  readonly " $fragmentType": "JoinedNotice_source";
};
export type JoinedNotice_source$key = {
  readonly " $data"?: JoinedNotice_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinedNotice_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinedNotice_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedPages",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "cbcc18e10849b2249f1cf1dadd3115a5";

export default node;
