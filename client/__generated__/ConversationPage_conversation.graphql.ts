/**
 * @generated SignedSource<<af032c10602ad07ea28444e259aa1715>>
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
  readonly space: {
    readonly id: string;
    readonly viewerCanEdit: boolean;
  };
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMessages_conversation" | "ScopeChip_conversation">;
  readonly " $fragmentType": "ConversationPage_conversation";
};
export type ConversationPage_conversation$key = {
  readonly " $data"?: ConversationPage_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPage_conversation">;
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
  "name": "viewerCanEdit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPage_conversation",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
})();

(node as any).hash = "2a90a46acc1dafc6d555072b9d9cce0d";

export default node;
