import { graphql } from 'react-relay/hooks';
import type { UpdateRegistrationPolicyInput, useUpdateRegistrationPolicyMutation } from '#client/__generated__/useUpdateRegistrationPolicyMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isUpdating] = useCommand<useUpdateRegistrationPolicyMutation>(mutation);
  const updateRegistrationPolicy = (input: UpdateRegistrationPolicyInput, callbacks: Pick<CommandCallbacks<useUpdateRegistrationPolicyMutation>, 'onDone' | 'onRefused'>) =>
    run({ input }, callbacks);
  return { updateRegistrationPolicy, isUpdating };
}
