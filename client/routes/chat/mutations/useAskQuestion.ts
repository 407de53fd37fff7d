import { graphql } from 'react-relay/hooks';
import type { AskQuestionInput, useAskQuestionMutation } from '#client/__generated__/useAskQuestionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useAskQuestionMutation($input: AskQuestionInput!) {
    askQuestion(input: $input) {
      ... on AskQuestionPayload {
        answer {
          id
        }
        conversation {
          ...ConversationMessages_conversation
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Asks in a conversation; its questions and answers are then as they are now. */
export function useAskQuestion() {
  const [run, isAsking] = useResultMutation<useAskQuestionMutation>(mutation);
  const askQuestion = (input: AskQuestionInput, callbacks: { onDone: () => void; onRefused: (code: Refusal<useAskQuestionMutation>) => void }) => run({ input }, callbacks);
  return { askQuestion, isAsking };
}
