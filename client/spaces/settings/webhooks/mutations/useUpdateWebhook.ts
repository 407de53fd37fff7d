import { graphql } from 'react-relay/hooks';
import type { UpdateWebhookInput, useUpdateWebhookMutation } from '#client/__generated__/useUpdateWebhookMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      ... on UpdateWebhookPayload @alias(as: "changed") {
        secret
        webhook {
          ...WebhookRow_webhook
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes a webhook; answers its new secret, where one was asked for. */
export function useUpdateWebhook() {
  const [run, isUpdating] = useResultMutation<useUpdateWebhookMutation>(mutation);
  const updateWebhook = (input: UpdateWebhookInput, { onDone, onRefused }: { onDone?: (secret: string | null) => void; onRefused: (code: Refusal<useUpdateWebhookMutation>) => void }) =>
    run({ input }, { onDone: ({ changed }) => onDone?.(changed?.secret ?? null), onRefused });
  return { updateWebhook, isUpdating };
}
