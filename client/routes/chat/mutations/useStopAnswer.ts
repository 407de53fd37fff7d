import { graphql } from 'react-relay/hooks';
import type { useStopAnswerMutation } from '#client/__generated__/useStopAnswerMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStopAnswerMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          ...Answer_message @alias(as: "answer")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops an answer: what it says until then is kept. */
export function useStopAnswer() {
  const [run] = useResultMutation<useStopAnswerMutation>(mutation);
  return (messageId: string, callbacks: { onRefused: (code: Refusal<useStopAnswerMutation>) => void }) => run({ input: { runIds: [messageId] } }, callbacks);
}
