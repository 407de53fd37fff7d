/**
 * @generated SignedSource<<6dd7cc04d020605bc522df2c3c87cdfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDisabledReason = "BY_OWNER" | "FAILING" | "%future added value";
export type WebhookEvent = "CHANGED" | "JOB_ENDED" | "PROMPT_LABEL_MOVED" | "SOURCE_COMPLETED" | "SOURCE_FAILED" | "WORK_STALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly disabledReason: WebhookDisabledReason | null;
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly failingSince: string | null;
  readonly id: string;
  readonly name: string;
  readonly secretHint: string;
  readonly url: string;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secretHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "ac90c43841837073978c9ea218534398";

export default node;
