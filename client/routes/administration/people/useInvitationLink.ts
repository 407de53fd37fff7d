import { graphql } from 'react-relay/hooks';
import type { useInvitationLinkMutation } from '#client/__generated__/useInvitationLinkMutation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useInvitationLinkMutation($input: CreatePersonInvitationLinkInput!) {
    createPersonInvitationLink(input: $input) {
      ... on CreatePersonInvitationLinkPayload {
        path
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes links to hand over to people who are invited. Each takes the place of the one before. */
export function useInvitationLink() {
  const [run, isMaking] = useResultMutation<useInvitationLinkMutation>(mutation);
  const makeLink = (personId: string, { onLink, onRefused }: { onLink: (link: string) => void; onRefused: (code: ErrorCode | null) => void }) =>
    run({ input: { personId } }, { onDone: ({ path }) => onLink(`${location.origin}${path ?? ''}`), onRefused });
  return { makeLink, isMaking };
}
