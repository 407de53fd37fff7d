/**
 * @generated SignedSource<<aa97b01e9b0bc80036d764db5241202f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationPage_conversation$data = {
  readonly authorName: string | null;
  readonly id: string;
  readonly isShared: boolean;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMessages_conversation" | "ScopeChip_conversation">;
  readonly " $fragmentType": "ConversationPage_conversation";
};
export type ConversationPage_conversation$key = {
  readonly " $data"?: ConversationPage_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPage_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPage_conversation",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
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
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationMessages_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScopeChip_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1d3520ddc793705363fa943e2ff239b1";

export default node;
