import { graphql } from 'react-relay/hooks';
import type { CreatePromptCollectionInput, useCreatePromptCollectionMutation } from '#client/__generated__/useCreatePromptCollectionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreatePromptCollectionMutation($input: CreatePromptCollectionInput!) {
    createPromptCollection(input: $input) {
      ... on CreatePromptCollectionPayload {
        space {
          ...usePromptFolders_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Answers = { onDone: () => void; onRefused: (code: Refusal<useCreatePromptCollectionMutation>) => void };

/** Creates a prompt collection; the tree it is in comes back with it. */
export function useCreatePromptCollection() {
  const [run, isCreating] = useResultMutation<useCreatePromptCollectionMutation>(mutation);
  return { createPromptCollection: (input: CreatePromptCollectionInput, answers: Answers) => run({ input }, answers), isCreating };
}
