/**
 * @generated SignedSource<<a460fab73b7889f7971809ba1e6e8a97>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerMode = "EXTRACTIVE" | "MODEL" | "%future added value";
export type AssistantAim = "CHECK_LINKS" | "COLLECT" | "FIND_GAPS" | "MERGE" | "MOVE" | "RENAME" | "SUMMARIZE" | "TAG" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewRun_space$data = {
  readonly answerModes: ReadonlyArray<AnswerMode>;
  readonly assistantNeeds: ReadonlyArray<{
    readonly aim: AssistantAim;
    readonly sourceCount: number;
  }>;
  readonly id: string;
  readonly name: string;
  readonly statistics: {
    readonly sourceCount: number;
  };
  readonly " $fragmentType": "NewRun_space";
};
export type NewRun_space$key = {
  readonly " $data"?: NewRun_space$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewRun_space">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewRun_space",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerModes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpaceStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantNeed",
      "kind": "LinkedField",
      "name": "assistantNeeds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aim",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Space",
  "abstractKey": null
};
})();

(node as any).hash = "7e0c7f344fc7685fc5c802705612e91a";

export default node;
