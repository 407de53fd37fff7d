import { graphql } from 'react-relay/hooks';
import type { CreatePromptInput, useCreatePromptMutation } from '#client/__generated__/useCreatePromptMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreatePromptMutation($input: CreatePromptInput!) {
    createPrompt(input: $input) {
      ... on CreatePromptPayload {
        prompt {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Answers = { onDone: (id: string) => void; onRefused: (code: Refusal<useCreatePromptMutation>) => void };

/** Creates a prompt, empty or as a copy. */
export function useCreatePrompt() {
  const [run, isCreating] = useResultMutation<useCreatePromptMutation>(mutation);
  const createPrompt = (input: CreatePromptInput, { onDone, onRefused }: Answers) => run({ input }, { onDone: ({ prompt }) => prompt && onDone(prompt.id), onRefused });
  return { createPrompt, isCreating };
}
