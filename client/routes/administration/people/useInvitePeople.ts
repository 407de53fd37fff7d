import { graphql } from 'react-relay/hooks';
import type { InvitePeopleInput, useInvitePeopleMutation } from '#client/__generated__/useInvitePeopleMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useInvitePeopleMutation($input: InvitePeopleInput!) {
    invitePeople(input: $input) {
      ... on InvitePeoplePayload {
        people {
          id
          user {
            email
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Invites people to the vault. */
export function useInvitePeople() {
  const [run, isInviting] = useResultMutation<useInvitePeopleMutation>(mutation);
  const invitePeople = (input: InvitePeopleInput, callbacks: Pick<ResultMutationCallbacks<useInvitePeopleMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { invitePeople, isInviting };
}
