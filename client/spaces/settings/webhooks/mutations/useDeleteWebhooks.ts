import { graphql } from 'react-relay/hooks';
import type { DeleteWebhooksInput, useDeleteWebhooksMutation } from '#client/__generated__/useDeleteWebhooksMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteWebhooksMutation($input: DeleteWebhooksInput!, $connections: [ID!]!) {
    deleteWebhooks(input: $input) {
      ... on DeleteWebhooksPayload {
        deletedWebhookIds @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes webhooks, which leave the list `connection`. */
export function useDeleteWebhooks(connection: string) {
  const [run, isDeleting] = useResultMutation<useDeleteWebhooksMutation>(mutation);
  const deleteWebhooks = (input: DeleteWebhooksInput, callbacks: { onRefused: (code: Refusal<useDeleteWebhooksMutation>) => void }) => run({ input, connections: [connection] }, callbacks);
  return { deleteWebhooks, isDeleting };
}
