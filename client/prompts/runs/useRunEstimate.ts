import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RunPromptInput, useRunEstimateMutation } from '#client/__generated__/useRunEstimateMutation.graphql.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRunEstimateMutation($input: RunPromptInput!) {
    runPrompt(input: $input) {
      ... on RunPromptPayload {
        estimate {
          inputTokens
          outputTokens
          cost
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** How long a pause in typing is before it is asked again. */
const PAUSE_MS = 500;

export type RunEstimate = { readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null };

/** What a run will about cost, before it is begun; null while nobody knows. No model is asked. @param input null: it cannot be run */
export function useRunEstimate(input: Omit<RunPromptInput, 'dryRun'> | null): RunEstimate | null {
  const [run] = useResultMutation<useRunEstimateMutation>(mutation);
  const [known, setKnown] = useState<{ readonly asked: string; readonly estimate: RunEstimate | null } | null>(null);
  const asked = input && JSON.stringify(input);
  const ask = useEffectEvent((of: string) => {
    if (!input) return;
    run(
      { input: { ...input, dryRun: true } },
      {
        onDone: ({ estimate }) => setKnown({ asked: of, estimate: estimate ? { ...estimate, cost: estimate.cost ?? null } : null }),
        onRefused: () => setKnown({ asked: of, estimate: null }),
      },
    );
  });
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => ask(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return known?.asked === asked ? known.estimate : null;
}
