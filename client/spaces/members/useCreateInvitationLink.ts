import { graphql } from 'react-relay/hooks';
import type { useCreateInvitationLinkMutation } from '#client/__generated__/useCreateInvitationLinkMutation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateInvitationLinkMutation($input: CreateInvitationLinkInput!) {
    createInvitationLink(input: $input) {
      ... on CreateInvitationLinkPayload {
        path
        invitation {
          expiresAt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes links to hand over to people who are invited into a space. Each takes the place of the one before. */
export function useCreateInvitationLink() {
  const [run, isCreating] = useResultMutation<useCreateInvitationLinkMutation>(mutation);
  const createInvitationLink = (invitationId: string, { onLink, onRefused }: { onLink: (link: string) => void; onRefused: (code: ErrorCode | null) => void }) =>
    run({ input: { invitationId } }, { onDone: ({ path }) => onLink(`${location.origin}${path ?? ''}`), onRefused });
  return { createInvitationLink, isCreating };
}
