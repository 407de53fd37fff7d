/**
 * @generated SignedSource<<624df9bf81f45810c51b697bb8470b0b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "IMPORT_FINISHED" | "INVITATION" | "PROCESSING_FAILED" | "SHARED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationsSection_viewer$data = {
  readonly account: {
    readonly mutedNotifications: ReadonlyArray<NotificationKind>;
  };
  readonly " $fragmentType": "NotificationsSection_viewer";
};
export type NotificationsSection_viewer$key = {
  readonly " $data"?: NotificationsSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mutedNotifications",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "049f44752d9a6c8f15187178a3f5bcaa";

export default node;
