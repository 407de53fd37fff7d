import { graphql } from 'react-relay/hooks';
import type { UpdateSpaceInput, useSetPurposePromptsMutation } from '#client/__generated__/useSetPurposePromptsMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useSetPurposePromptsMutation($input: UpdateSpaceInput!) {
    updateSpace(input: $input) {
      ... on UpdateSpacePayload {
        space {
          ...PurposePrompts_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Says which prompts stand in for the vault's own. */
export function useSetPurposePrompts() {
  const [run, isSetting] = useResultMutation<useSetPurposePromptsMutation>(mutation);
  const setPurposePrompts = (input: UpdateSpaceInput, callbacks: Pick<ResultMutationCallbacks<useSetPurposePromptsMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { setPurposePrompts, isSetting };
}
