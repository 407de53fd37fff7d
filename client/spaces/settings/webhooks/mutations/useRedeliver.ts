import { graphql } from 'react-relay/hooks';
import type { RedeliverInput, useRedeliverMutation } from '#client/__generated__/useRedeliverMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRedeliverMutation($input: RedeliverInput!) {
    redeliver(input: $input) {
      ... on RedeliverPayload {
        deliveries {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Sends deliveries again, or a test. */
export function useRedeliver() {
  const [run, isSending] = useResultMutation<useRedeliverMutation>(mutation);
  const redeliver = (input: RedeliverInput, { onDone, onRefused }: { onDone: () => void; onRefused: (code: Refusal<useRedeliverMutation>) => void }) => run({ input }, { onDone, onRefused });
  return { redeliver, isSending };
}
