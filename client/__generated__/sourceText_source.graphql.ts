/**
 * @generated SignedSource<<aa15f22bd4de51086c4e1a39907e255d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sourceText_source$data = {
  readonly originalContent: string | null;
  readonly processedContent: string | null;
  readonly sourceUrl: string | null;
  readonly type: SourceType;
  readonly " $fragmentType": "sourceText_source";
};
export type sourceText_source$key = {
  readonly " $data"?: sourceText_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"sourceText_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sourceText_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processedContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalContent",
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "2d5affc0c45888d24a8d3f27eb3fb0b9";

export default node;
