/**
 * @generated SignedSource<<15fd45d53eb087315815d4bd4a28b9cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CitationState = "CHANGED" | "FOUND" | "LOST" | "MOVED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type Support = "OWN" | "PARTLY" | "SUPPORTED" | "UNSUPPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Answer_message$data = {
  readonly id: string;
  readonly isInSources: boolean | null;
  readonly passages: ReadonlyArray<{
    readonly place: {
      readonly end: number;
      readonly heading: string | null;
      readonly path: string;
      readonly start: number;
    };
    readonly source: {
      readonly id: string;
      readonly title: string;
    };
    readonly text: string;
  }>;
  readonly state: RunState;
  readonly statements: ReadonlyArray<{
    readonly citations: ReadonlyArray<{
      readonly checkedAt: string;
      readonly id: string;
      readonly place: {
        readonly end: number;
        readonly heading: string | null;
        readonly path: string;
        readonly start: number;
      } | null;
      readonly prefix: string;
      readonly quote: string;
      readonly source: {
        readonly id: string;
        readonly title: string;
      } | null;
      readonly sourceTitle: string;
      readonly state: CitationState;
      readonly suffix: string;
    }>;
    readonly id: string;
    readonly support: Support;
    readonly text: string;
  }>;
  readonly " $fragmentType": "Answer_message";
};
export type Answer_message$key = {
  readonly " $data"?: Answer_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Answer_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TextPlace",
  "kind": "LinkedField",
  "name": "place",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Source",
  "kind": "LinkedField",
  "name": "source",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Answer_message",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInSources",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Statement",
      "kind": "LinkedField",
      "name": "statements",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "support",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Citation",
          "kind": "LinkedField",
          "name": "citations",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quote",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prefix",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "suffix",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sourceTitle",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passage",
      "kind": "LinkedField",
      "name": "passages",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};
})();

(node as any).hash = "a2bd5aeb822b34136c9037a3a6471bf3";

export default node;
