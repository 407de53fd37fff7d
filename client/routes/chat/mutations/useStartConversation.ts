import { graphql } from 'react-relay/hooks';
import type { StartConversationInput, useStartConversationMutation } from '#client/__generated__/useStartConversationMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStartConversationMutation($input: StartConversationInput!) {
    startConversation(input: $input) {
      ... on StartConversationPayload {
        conversation {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Begins a conversation with its first question. */
export function useStartConversation() {
  const [run, isStarting] = useResultMutation<useStartConversationMutation>(mutation);
  const startConversation = (input: StartConversationInput, callbacks: { onDone: (conversationId: string) => void; onRefused: (code: Refusal<useStartConversationMutation>) => void }) =>
    run({ input }, { onDone: ({ conversation }) => conversation && callbacks.onDone(conversation.id), onRefused: callbacks.onRefused });
  return { startConversation, isStarting };
}
