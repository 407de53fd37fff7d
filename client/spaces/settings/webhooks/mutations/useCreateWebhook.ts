import { graphql } from 'react-relay/hooks';
import type { CreateWebhookInput, useCreateWebhookMutation } from '#client/__generated__/useCreateWebhookMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateWebhookMutation($input: CreateWebhookInput!, $connections: [ID!]!) {
    createWebhook(input: $input) {
      ... on CreateWebhookPayload @alias(as: "made") {
        secret
        webhook @appendNode(connections: $connections, edgeTypeName: "WebhookEdge") {
          id
          ...WebhookRow_webhook
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes a webhook at the end of the list `connection`; answers its secret. */
export function useCreateWebhook(connection: string) {
  const [run, isCreating] = useResultMutation<useCreateWebhookMutation>(mutation);
  const createWebhook = (input: CreateWebhookInput, { onDone, onRefused }: { onDone: (secret: string) => void; onRefused: (code: Refusal<useCreateWebhookMutation>) => void }) =>
    run({ input, connections: [connection] }, { onDone: ({ made }) => onDone(made?.secret ?? ''), onRefused });
  return { createWebhook, isCreating };
}
