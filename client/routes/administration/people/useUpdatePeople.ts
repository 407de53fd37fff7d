import { graphql } from 'react-relay/hooks';
import type { UpdatePeopleInput, useUpdatePeopleMutation } from '#client/__generated__/useUpdatePeopleMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';
import { keepAdministratorCount } from './keepAdministratorCount.ts';

const mutation = graphql`
  mutation useUpdatePeopleMutation($input: UpdatePeopleInput!) {
    updatePeople(input: $input) {
      ... on UpdatePeoplePayload {
        administratorCount
        people {
          ...PersonRow_person
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Disables and enables accounts, makes administrators, signs people out. */
export function useUpdatePeople() {
  const [run, isUpdating] = useResultMutation<useUpdatePeopleMutation>(mutation);
  const updatePeople = (input: UpdatePeopleInput, callbacks: Pick<ResultMutationCallbacks<useUpdatePeopleMutation>, 'onDone' | 'onRefused'>) =>
    run({ input }, { ...callbacks, updater: (store, { administratorCount }) => keepAdministratorCount(store, administratorCount) });
  return { updatePeople, isUpdating };
}
