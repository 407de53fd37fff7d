import { graphql } from 'react-relay/hooks';
import type { InvitePeopleInput, useInvitePeopleMutation } from '#client/__generated__/useInvitePeopleMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isInviting] = useCommand<useInvitePeopleMutation>(mutation);
  const invitePeople = (input: InvitePeopleInput, callbacks: Pick<CommandCallbacks<useInvitePeopleMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { invitePeople, isInviting };
}
