import { graphql } from 'react-relay/hooks';
import type { UpdatePromptCollectionInput, useUpdatePromptCollectionMutation } from '#client/__generated__/useUpdatePromptCollectionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdatePromptCollectionMutation($input: UpdatePromptCollectionInput!) {
    updatePromptCollection(input: $input) {
      ... on UpdatePromptCollectionPayload {
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

type Answers = { onDone: () => void; onRefused: (code: Refusal<useUpdatePromptCollectionMutation>) => void };

/** Renames, describes or moves a prompt collection; the tree comes back with it. */
export function useUpdatePromptCollection() {
  const [run, isUpdating] = useResultMutation<useUpdatePromptCollectionMutation>(mutation);
  return { updatePromptCollection: (input: UpdatePromptCollectionInput, answers: Answers) => run({ input }, answers), isUpdating };
}
