/**
 * @generated SignedSource<<07f47bf67ef75c11d33c7a0aeffe1adb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerMode = "EXTRACTIVE" | "MODEL" | "%future added value";
export type CitationState = "CHANGED" | "FOUND" | "LOST" | "MOVED" | "%future added value";
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type RunState = "AWAITING_APPROVAL" | "AWAITING_FILE" | "FAILED" | "INTERRUPTED" | "RUNNING" | "STOPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type Support = "OWN" | "PARTLY" | "SUPPORTED" | "UNSUPPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Answer_message$data = {
  readonly addedWords: ReadonlyArray<string>;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly id: string;
  readonly isInSources: boolean | null;
  readonly mode: AnswerMode | null;
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
  readonly spend: ReadonlyArray<{
    readonly cost: number | null;
    readonly inputTokens: number;
    readonly model: string;
    readonly outputTokens: number;
  }>;
  readonly state: RunState;
  readonly statements: ReadonlyArray<{
    readonly citations: ReadonlyArray<{
      readonly checkedAt: string;
      readonly id: string;
      readonly place: {
        readonly end: number;
        readonly heading: string | null;
        readonly page: number | null;
        readonly path: string;
        readonly start: number;
      } | null;
      readonly prefix: string;
      readonly quote: string;
      readonly source: {
        readonly author: string | null;
        readonly id: string;
        readonly sourceUrl: string | null;
        readonly title: string;
      } | null;
      readonly sourceTitle: string;
      readonly state: CitationState;
      readonly suffix: string;
    }>;
    readonly doubts: ReadonlyArray<{
      readonly end: number;
      readonly start: number;
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
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
      "name": "mode",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "addedWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Failure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ModelSpend",
      "kind": "LinkedField",
      "name": "spend",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "model",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        }
      ],
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
          "concreteType": "TextRange",
          "kind": "LinkedField",
          "name": "doubts",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
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
            {
              "alias": null,
              "args": null,
              "concreteType": "TextPlace",
              "kind": "LinkedField",
              "name": "place",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "page",
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
                (v0/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "author",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sourceUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
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
        {
          "alias": null,
          "args": null,
          "concreteType": "TextPlace",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v6/*:: as any*/)
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
            (v0/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};
})();

(node as any).hash = "aa590623a670e9d08e389448ac7f8bf4";

export default node;
