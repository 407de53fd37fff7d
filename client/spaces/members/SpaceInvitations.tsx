import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SpaceInvitations_invitations$key } from '#client/__generated__/SpaceInvitations_invitations.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { List, Words } from './peopleStyles.ts';
import { roleNames } from './roles.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

type SpaceInvitationsProps = {
  invitations: SpaceInvitations_invitations$key;
  /** One is being withdrawn. */
  onRevoke: () => void;
  onRefused: (code: ErrorCode | null) => void;
};

/** Who was invited into a space and has not answered yet; owners can take that back. */
export function SpaceInvitations({ invitations: ref, onRevoke, onRefused }: SpaceInvitationsProps) {
  const intl = useIntl();
  const { formatDay } = useFormats();
  const { edges } = useFragment(
    graphql`
      fragment SpaceInvitations_invitations on InvitationConnection {
        edges {
          node {
            id
            email
            role
            expiresAt
          }
        }
      }
    `,
    ref,
  );
  const { revokeInvitation } = useRevokeInvitation();
  if (edges.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage {...messages.open} />
      </h3>
      <List aria-label={intl.formatMessage(messages.open)}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Words>
              <b>{node.email}</b>
              <small>
                <FormattedMessage
                  {...until}
                  values={{
                    role: intl.formatMessage(roleNames[node.role === '%future added value' ? 'VIEWER' : node.role]),
                    date: formatDay(node.expiresAt),
                  }}
                />
              </small>
            </Words>
            <Button
              size={28}
              variant="ghost"
              aria-label={intl.formatMessage(withdrawOf, { email: node.email })}
              onClick={() => {
                onRevoke();
                revokeInvitation({ invitationId: node.id }, { onRefused });
              }}
            >
              <FormattedMessage {...messages.withdraw} />
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}

const messages = defineMessages({
  open: { id: 'spaces.invitations', defaultMessage: 'Open invitations' },
  withdraw: { id: 'spaces.invitations.withdraw', defaultMessage: 'Withdraw' },
});
const withdrawOf = defineMessage<{ email: string }>({
  id: 'spaces.invitations.withdrawOf',
  defaultMessage: 'Withdraw the invitation of {email}',
});
const until = defineMessage<{ role: string; date: string }>({ id: 'spaces.invitations.until', defaultMessage: '{role}, until {date}' });
