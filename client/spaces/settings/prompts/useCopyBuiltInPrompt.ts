import { graphql } from 'react-relay/hooks';
import type { CreatePromptInput, useCopyBuiltInPromptMutation } from '#client/__generated__/useCopyBuiltInPromptMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCopyBuiltInPromptMutation($input: CreatePromptInput!) {
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

type Answers = { onDone: (id: string) => void; onRefused: (code: Refusal<useCopyBuiltInPromptMutation>) => void };

/** Makes a prompt of the space of what the vault asks, to be changed there. */
export function useCopyBuiltInPrompt() {
  const [run, isCopying] = useResultMutation<useCopyBuiltInPromptMutation>(mutation);
  const copyBuiltInPrompt = (input: CreatePromptInput, { onDone, onRefused }: Answers) => run({ input }, { onDone: ({ prompt }) => prompt && onDone(prompt.id), onRefused });
  return { copyBuiltInPrompt, isCopying };
}
