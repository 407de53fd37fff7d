/**
 * @generated SignedSource<<ece74d1cc9ac69fd2a5b890218dd6db9>>
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
  readonly adaptation: {
    readonly language: string | null;
  } | null;
  readonly id: string;
  readonly language: string | null;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sourceText_source",
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
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceAdaptation",
      "kind": "LinkedField",
      "name": "adaptation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "b1146b51e1e2b6753361de512735ca3d";

export default node;
