import { graphql } from 'react-relay/hooks';
import type { useDeletePeopleMutation } from '#client/__generated__/useDeletePeopleMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';
import { keepAdministratorCount } from './keepAdministratorCount.ts';

const mutation = graphql`
  mutation useDeletePeopleMutation($input: DeletePeopleInput!, $connections: [ID!]!) {
    deletePeople(input: $input) {
      ... on DeletePeoplePayload {
        administratorCount
        deletedPersonIds @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes accounts for good and withdraws invitations; they leave the list. */
export function useDeletePeople(connectionId: string) {
  const [run, isDeleting] = useResultMutation<useDeletePeopleMutation>(mutation);
  const deletePeople = (personIds: string[], callbacks: Pick<ResultMutationCallbacks<useDeletePeopleMutation>, 'onDone' | 'onRefused'>) =>
    run(
      { input: { personIds, confirmation: 'DELETE' }, connections: [connectionId] },
      {
        ...callbacks,
        updater: (store, { administratorCount }) => {
          keepAdministratorCount(store, administratorCount);
          const list = store.get(connectionId);
          list?.setValue(Number(list.getValue('totalCount')) - personIds.length, 'totalCount');
        },
      },
    );
  return { deletePeople, isDeleting };
}
