/**
 * @generated SignedSource<<7cb6898c854d4eeb7ff5f002f88f0d6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoteEditor_source$data = {
  readonly id: string;
  readonly originalContent: string | null;
  readonly space: {
    readonly id: string;
  };
  readonly title: string;
  readonly type: SourceType;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useNoteCitations_source">;
  readonly " $fragmentType": "NoteEditor_source";
};
export type NoteEditor_source$key = {
  readonly " $data"?: NoteEditor_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteEditor_source">;
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
  "name": "NoteEditor_source",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
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
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Space",
      "kind": "LinkedField",
      "name": "space",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNoteCitations_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "36edca3bcf1fc5009477d0434631916c";

export default node;
