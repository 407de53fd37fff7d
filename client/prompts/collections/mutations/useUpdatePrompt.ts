import { graphql } from 'react-relay/hooks';
import type { UpdatePromptInput, useUpdatePromptMutation } from '#client/__generated__/useUpdatePromptMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdatePromptMutation($input: UpdatePromptInput!) {
    updatePrompt(input: $input) {
      ... on UpdatePromptPayload {
        prompt {
          ...PromptRow_prompt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Answers = { onDone: () => void; onRefused: (code: Refusal<useUpdatePromptMutation>) => void };

/** Renames, describes or moves a prompt. */
export function useUpdatePrompt() {
  const [run, isUpdating] = useResultMutation<useUpdatePromptMutation>(mutation);
  return { updatePrompt: (input: UpdatePromptInput, answers: Answers) => run({ input }, answers), isUpdating };
}
