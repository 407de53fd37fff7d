/**
 * @generated SignedSource<<e740301054074589cfe0eacfd5efb6d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantAct = "ADD_LINK" | "CREATE_COLLECTION" | "CREATE_NOTE" | "MAKE_CARDS" | "MAKE_WORK" | "MERGE_SOURCES" | "MOVE_SOURCES" | "RENAME_COLLECTION" | "RENAME_SOURCE" | "SUMMARIZE_SOURCE" | "TAG_SOURCES" | "TRASH_SOURCES" | "UNTAG_SOURCES" | "UPDATE_NOTE" | "%future added value";
export type ProposalReason = "ALMOST_SAME_TEXT" | "DEAD_LINK" | "HAS_THE_WORDS" | "LINKED_BY_SEVERAL" | "MODEL" | "PLACE_BY_MOVES" | "PLACE_BY_SITE" | "PLACE_BY_TAGS" | "PLACE_BY_WORDS" | "SAME_ADDRESS" | "SAME_FILE" | "SAME_TEXT" | "SENTENCES_OF_TEXT" | "TAG_IN_TITLE" | "TAG_OF_SIMILAR" | "TITLE_IN_TEXT" | "%future added value";
export type ProposedChangeState = "APPLIED" | "DISMISSED" | "FAILED" | "OUTDATED" | "PROPOSED" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRow_change$data = {
  readonly act: AssistantAct;
  readonly after: string | null;
  readonly before: string | null;
  readonly collectionName: string | null;
  readonly needsChoice: boolean;
  readonly reason: string;
  readonly reasonCode: ProposalReason;
  readonly reasonValues: ReadonlyArray<string>;
  readonly sources: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly title: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly state: ProposedChangeState;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "ChangeRow_change";
};
export type ChangeRow_change$key = {
  readonly " $data"?: ChangeRow_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRow_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRow_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "act",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collectionName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonValues",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsChoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "SourceConnection",
      "kind": "LinkedField",
      "name": "sources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Source",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sources(first:10)"
    }
  ],
  "type": "ProposedChange",
  "abstractKey": null
};

(node as any).hash = "2283287cde3d009ce2b632818de90ccf";

export default node;
