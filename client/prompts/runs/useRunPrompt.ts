import { graphql } from 'react-relay/hooks';
import type { RunPromptInput, useRunPromptMutation } from '#client/__generated__/useRunPromptMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRunPromptMutation($input: RunPromptInput!) {
    runPrompt(input: $input) {
      ... on RunPromptPayload {
        runs {
          id
          # For the store: what is shown reads it there.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...RunAnswer_run
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type RunRefusal = Refusal<useRunPromptMutation>;

/** Has models answer a prompt; `onDone` hears the ids of the runs. */
export function useRunPrompt() {
  const [run, isStarting] = useResultMutation<useRunPromptMutation>(mutation);
  const runPrompt = (input: RunPromptInput, { onDone, onRefused }: { onDone: (ids: readonly string[]) => void; onRefused: (code: RunRefusal) => void }) =>
    run({ input }, { onDone: ({ runs }) => onDone((runs ?? []).map(({ id }) => id)), onRefused });
  return { runPrompt, isStarting };
}
