import { graphql } from 'react-relay/hooks';
import type { UpdateRegistrationPolicyInput, useUpdateRegistrationPolicyMutation } from '#client/__generated__/useUpdateRegistrationPolicyMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateRegistrationPolicyMutation($input: UpdateRegistrationPolicyInput!) {
    updateRegistrationPolicy(input: $input) {
      ... on UpdateRegistrationPolicyPayload {
        administration {
          registration {
            ...RegistrationForm_registration
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes who may register. */
export function useUpdateRegistrationPolicy() {
  const [run, isUpdating] = useResultMutation<useUpdateRegistrationPolicyMutation>(mutation);
  const updateRegistrationPolicy = (input: UpdateRegistrationPolicyInput, callbacks: Pick<ResultMutationCallbacks<useUpdateRegistrationPolicyMutation>, 'onDone' | 'onRefused'>) =>
    run({ input }, callbacks);
  return { updateRegistrationPolicy, isUpdating };
}
