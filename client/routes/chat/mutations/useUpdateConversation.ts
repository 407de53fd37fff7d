import { graphql } from 'react-relay/hooks';
import type { UpdateConversationInput, useUpdateConversationMutation } from '#client/__generated__/useUpdateConversationMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateConversationMutation($input: UpdateConversationInput!) {
    updateConversation(input: $input) {
      ... on UpdateConversationPayload {
        conversation {
          id
          title
          isShared
          ...ScopeChip_conversation
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Renames a conversation, shares it, or asks other sources from now on. */
export function useUpdateConversation() {
  const [run, isUpdating] = useResultMutation<useUpdateConversationMutation>(mutation);
  const updateConversation = (input: UpdateConversationInput, callbacks: { onDone?: () => void; onRefused: (code: Refusal<useUpdateConversationMutation>) => void }) => run({ input }, callbacks);
  return { updateConversation, isUpdating };
}
