import { graphql } from 'react-relay/hooks';
import type { StartTestRunInput, useStartTestRunMutation, useStartTestRunMutation$data } from '#client/__generated__/useStartTestRunMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStartTestRunMutation($input: StartTestRunInput!) {
    startTestRun(input: $input) {
      ... on StartTestRunPayload {
        testRun {
          id
          total
          estimate {
            inputTokens
            outputTokens
            cost
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type StartTestRunRefusal = Refusal<useStartTestRunMutation>;
/** A test run as it begins. */
export type BegunTestRun = NonNullable<useStartTestRunMutation$data['startTestRun']['testRun']>;

/** Runs a test set, or says what that would cost (`dryRun`). */
export function useStartTestRun() {
  const [run, isStarting] = useResultMutation<useStartTestRunMutation>(mutation);
  const startTestRun = (input: StartTestRunInput, { onDone, onRefused }: { onDone: (testRun: BegunTestRun) => void; onRefused: (code: StartTestRunRefusal) => void }) =>
    run({ input }, { onDone: ({ testRun }) => testRun && onDone(testRun), onRefused });
  return { startTestRun, isStarting };
}
