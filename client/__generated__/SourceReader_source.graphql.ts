/**
 * @generated SignedSource<<fceb5a83d819509987ba9a9e3f10c5e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailureCode = "BLOCKED" | "BOT_CHECK" | "BROWSER_ERROR" | "BUDGET" | "CONSENT" | "DAMAGED" | "DNS" | "INCOMPLETE" | "INTERNAL" | "MODEL_ERROR" | "MODEL_NOT_FOUND" | "MODEL_QUOTA" | "MODEL_RATE_LIMITED" | "MODEL_UNAUTHORIZED" | "NEEDS_BROWSER" | "NOT_FOUND" | "NO_MODEL" | "NO_TEXT" | "NO_TEXT_LAYER" | "PASSWORD" | "PAYWALL" | "PRIVATE_ADDRESS" | "QUOTA" | "SERVER_ERROR" | "STORAGE_FULL" | "TIMEOUT" | "TLS" | "TOO_LARGE" | "UNREACHABLE" | "UNSUPPORTED" | "%future added value";
export type ProcessingStage = "EXTRACT" | "FETCH" | "PREVIEW" | "RECOGNIZE" | "RENDER" | "REWRITE" | "SAVE" | "SNAPSHOT" | "STRUCTURE" | "SUMMARY" | "TAGS" | "TRANSLATE" | "%future added value";
export type SourceStatus = "COMPLETED" | "FAILED" | "PENDING" | "PROCESSING" | "UPLOADING" | "%future added value";
export type SourceType = "CONTENT" | "FILE" | "NOTE" | "URI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceReader_source$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly entryCount: number;
  readonly id: string;
  readonly imageUrl: string | null;
  readonly mimeType: string | null;
  readonly previewUrl: string | null;
  readonly processingLog: ReadonlyArray<{
    readonly code: FailureCode | null;
    readonly stage: ProcessingStage;
  }>;
  readonly space: {
    readonly id: string;
  };
  readonly status: SourceStatus;
  readonly trashedAt: string | null;
  readonly type: SourceType;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserNotice_source" | "GivenPageNotice_source" | "JoinedNotice_source" | "MoreWays_source" | "OtherWays_source" | "ProcessingStages_source" | "ReaderFailure_source" | "RecognizedNotice_source" | "SourceHeading_source">;
  readonly " $fragmentType": "SourceReader_source";
};
export type SourceReader_source$key = {
  readonly " $data"?: SourceReader_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceReader_source">;
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
  "name": "SourceReader_source",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashedAt",
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
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
        },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrowserNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GivenPageNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinedNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoreWays_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherWays_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReaderFailure_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecognizedNotice_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessingStages_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceHeading_source"
    }
  ],
  "type": "Source",
  "abstractKey": null
};
})();

(node as any).hash = "c19a0f9635044653427ae55bee81c307";

export default node;
