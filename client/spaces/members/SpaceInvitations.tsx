import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SpaceInvitations_invitations$key } from '#client/__generated__/SpaceInvitations_invitations.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { Alert } from '#client/ui/display/Alert.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { List } from './peopleStyles.ts';

type SpaceInvitationsProps = {
  invitations: SpaceInvitations_invitations$key;
  /** Whether mails go out; else the links are the only way. */
  sendsMail: boolean;
  /** The one that was sent just now, and to whom. */
  newest: { id: string; sentTo: string } | null;
  /** One is being withdrawn. */
  onRevoke: () => void;
  onRefused: (code: ErrorCode | null) => void;
};

/** Who was invited into a space and has not answered yet; owners hand over links, and can take invitations back. */
export function SpaceInvitations({ invitations: ref, sendsMail, newest, onRevoke, onRefused }: SpaceInvitationsProps) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment SpaceInvitations_invitations on InvitationConnection {
        edges {
          node {
            id
            ...InvitationRow_invitation
          }
        }
      }
    `,
    ref,
  );
  if (edges.length === 0) return null;
  const isThere = newest !== null && edges.some(({ node }) => node.id === newest.id);
  return (
    <section>
      <h3>
        <FormattedMessage {...messages.open} />
      </h3>
      {!sendsMail ? (
        <Alert tone="info">
          <FormattedMessage
            id="invitation.noMail"
            defaultMessage="<b>Mail is not set up: send this link</b> yourself. It works once and for 7 days."
            values={{ b: (words) => <b key="b">{words}</b> }}
          />
        </Alert>
      ) : (
        isThere && (
          <Alert tone="info">
            <FormattedMessage {...sentTo} values={{ email: newest.sentTo }} />
          </Alert>
        )
      )}
      <List aria-label={intl.formatMessage(messages.open)}>
        {edges.map(({ node }) => (
          <InvitationRow key={node.id} invitation={node} isNew={node.id === newest?.id} onRevoke={onRevoke} onRefused={onRefused} />
        ))}
      </List>
    </section>
  );
}

const sentTo = defineMessage<{ email: string }>({ id: 'spaces.invite.sent', defaultMessage: 'Mail sent to {email}.' });
const messages = defineMessages({
  open: { id: 'spaces.invitations', defaultMessage: 'Open invitations' },
});
