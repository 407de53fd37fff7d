import { graphql } from 'react-relay/hooks';
import type { UpdateProfileInput, useUpdateProfileMutation } from '#client/__generated__/useUpdateProfileMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        account {
          user {
            id
            displayName
            photoUrl
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes what others see of the viewer. */
export function useUpdateProfile() {
  const [run, isUpdating] = useResultMutation<useUpdateProfileMutation>(mutation);
  const updateProfile = (input: UpdateProfileInput, callbacks: Pick<ResultMutationCallbacks<useUpdateProfileMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { updateProfile, isUpdating };
}
