/**
 * @generated SignedSource<<a6d6714186c8a0036db9a72be1ae331f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "DNS" | "NOT_FOUND" | "NO_TEXT" | "PRIVATE_ADDRESS" | "SERVER_ERROR" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNSUPPORTED" | "%future added value";
export type ProcessingStage = "EXTRACT" | "FETCH" | "SAVE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceCard_source$data = {
  readonly createdAt: string;
  readonly failure: {
    readonly code: FailureCode;
  } | null;
  readonly id: string;
  readonly processingLog: ReadonlyArray<{
    readonly stage: ProcessingStage;
  }>;
  readonly status: SourceStatus;
  readonly title: string;
  readonly type: SourceType;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCover_source" | "SourceKind_source" | "SourceMenu_source" | "SourceProgress_source" | "SourceStatusBadge_source">;
  readonly " $fragmentType": "SourceCard_source";
};
export type SourceCard_source$key = {
  readonly " $data"?: SourceCard_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceCard_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceCard_source",
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
      "name": "status",
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
      "name": "createdAt",
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
      "concreteType": "SourceFailure",
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
      "concreteType": "ProcessingEvent",
      "kind": "LinkedField",
      "name": "processingLog",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceCover_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceKind_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceMenu_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceProgress_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceStatusBadge_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};

(node as any).hash = "ea45fb10055b17e8e77e8de7f20fde45";

export default node;
