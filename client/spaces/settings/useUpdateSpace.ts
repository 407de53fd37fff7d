import { graphql } from 'react-relay/hooks';
import type { UpdateSpaceInput, useUpdateSpaceMutation } from '#client/__generated__/useUpdateSpaceMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateSpaceMutation($input: UpdateSpaceInput!) {
    updateSpace(input: $input) {
      ... on UpdateSpacePayload {
        space {
          ...SpaceSwitcherItem_space
          ...SpaceSettingsForm_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes the name, description, colour or settings of a space. */
export function useUpdateSpace() {
  const [run, isUpdating] = useResultMutation<useUpdateSpaceMutation>(mutation);
  const updateSpace = (input: UpdateSpaceInput, callbacks: Pick<ResultMutationCallbacks<useUpdateSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { updateSpace, isUpdating };
}
