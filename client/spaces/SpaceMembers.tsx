import { Mail } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { SpaceMembers_space$key } from '#client/__generated__/SpaceMembers_space.graphql.ts';
import type { ErrorCode, Role } from '#client/__generated__/useInviteMemberMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { clip, onPhone } from '#client/ui/mixins.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { roleNames, roles } from './roles.ts';
import { useChangeMemberRole } from './useChangeMemberRole.ts';
import type { InvitationDraft } from './useInvitation.ts';
import { useRemoveMember } from './useRemoveMember.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

/** Who is in a space and what they may do; owners invite, give roles and take people out. */
export function SpaceMembers({ space: ref, invitation }: { space: SpaceMembers_space$key; invitation: InvitationDraft }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDay } = useFormats();
  const space = useFragment(
    graphql`
      fragment SpaceMembers_space on Space {
        viewerCanManage
        members(first: 100) {
          totalCount
          edges {
            node {
              id
              isViewer
              role
              user {
                displayName
                email
                photoUrl
              }
            }
          }
        }
        invitations(first: 100) {
          edges {
            node {
              id
              email
              role
              expiresAt
            }
          }
        }
      }
    `,
    ref,
  );
  const { changeMemberRole } = useChangeMemberRole();
  const { removeMember, isRemoving } = useRemoveMember();
  const { revokeInvitation } = useRevokeInvitation();
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const canManage = space.viewerCanManage;
  const onRefused = (code: ErrorCode | null) => setRefusal({ code });
  const roleOptions = roles.map((value) => ({ value, label: intl.formatMessage(roleNames[value]) }));
  const { outcome } = invitation;

  const change = (memberId: string, role: Role) => {
    setRefusal(null);
    changeMemberRole({ memberId, role }, { onRefused });
  };
  const remove = (memberId: string) => {
    setRefusal(null);
    removeMember({ memberId }, { onDone: () => setLeavingId(null), onRefused });
  };

  return (
    <Parts>
      {canManage && (
        <Invite>
          <Field
            label={<FormattedMessage {...messages.invite} />}
            error={outcome && 'code' in outcome && errorText(outcome.code, messages.inviteFailed)}
            help={outcome && 'sentTo' in outcome && <FormattedMessage {...sentTo} values={{ email: outcome.sentTo }} />}
          >
            <TextInput
              type="email"
              icon={Mail}
              autoComplete="off"
              placeholder="ada@example.org"
              value={invitation.email}
              onChange={(event) => invitation.setEmail(event.target.value)}
            />
          </Field>
          <Field label={<FormattedMessage {...messages.role} />}>
            <Select value={invitation.role} onChange={(next) => next !== '' && invitation.setRole(next)} options={roleOptions} />
          </Field>
          <Button size={36} type="submit" disabled={invitation.email.trim() === ''} loading={invitation.isInviting}>
            <FormattedMessage {...messages.send} />
          </Button>
        </Invite>
      )}
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
      <List aria-label={intl.formatMessage(messages.members)}>
        {space.members.edges.map(({ node: { id, isViewer, role, user } }) => {
          const name = user.displayName ?? user.email ?? '';
          return (
            <li key={id}>
              <Avatar name={name} src={user.photoUrl} />
              <Words>
                <b>{isViewer ? <FormattedMessage {...you} values={{ name }} /> : name}</b>
                {user.email !== name && <small>{user.email}</small>}
              </Words>
              {leavingId === id ? (
                <Buttons>
                  <Button size={28} onClick={() => setLeavingId(null)}>
                    <FormattedMessage {...commonMessages.cancel} />
                  </Button>
                  <Button size={28} variant="danger" loading={isRemoving} onClick={() => remove(id)}>
                    <FormattedMessage {...messages.remove} />
                  </Button>
                </Buttons>
              ) : canManage ? (
                <>
                  <RolePlace>
                    <Select
                      size={32}
                      label={intl.formatMessage(roleOf, { name })}
                      value={role}
                      onChange={(next) => next !== '' && next !== role && change(id, next)}
                      options={roleOptions}
                    />
                  </RolePlace>
                  {!isViewer && (
                    <Button size={28} variant="ghost" aria-label={intl.formatMessage(removeOf, { name })} onClick={() => setLeavingId(id)}>
                      <FormattedMessage {...messages.remove} />
                    </Button>
                  )}
                </>
              ) : (
                <Quiet>
                  <FormattedMessage {...roleNames[role === '%future added value' ? 'VIEWER' : role]} />
                </Quiet>
              )}
            </li>
          );
        })}
      </List>
      {space.members.totalCount > space.members.edges.length && (
        <Quiet>
          <FormattedMessage {...more} values={{ count: space.members.totalCount - space.members.edges.length }} />
        </Quiet>
      )}
      {space.invitations && space.invitations.edges.length > 0 && (
        <section>
          <h3>
            <FormattedMessage {...messages.open} />
          </h3>
          <List aria-label={intl.formatMessage(messages.open)}>
            {space.invitations.edges.map(({ node }) => (
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
                    setRefusal(null);
                    revokeInvitation({ invitationId: node.id }, { onRefused });
                  }}
                >
                  <FormattedMessage {...messages.withdraw} />
                </Button>
              </li>
            ))}
          </List>
        </section>
      )}
    </Parts>
  );
}

const messages = defineMessages({
  members: { id: 'spaces.settings.members', defaultMessage: 'Members' },
  invite: { id: 'spaces.invite', defaultMessage: 'Invite by e-mail' },
  role: { id: 'spaces.role', defaultMessage: 'Role' },
  send: { id: 'spaces.invite.send', defaultMessage: 'Invite' },
  inviteFailed: { id: 'spaces.invite.failed', defaultMessage: 'The invitation could not be sent. Try again.' },
  failed: { id: 'spaces.members.failed', defaultMessage: 'The change could not be saved. Try again.' },
  remove: { id: 'spaces.members.remove', defaultMessage: 'Remove' },
  open: { id: 'spaces.invitations', defaultMessage: 'Open invitations' },
  withdraw: { id: 'spaces.invitations.withdraw', defaultMessage: 'Withdraw' },
});
const you = defineMessage<{ name: string }>({ id: 'spaces.members.you', defaultMessage: '{name} (you)' });
const sentTo = defineMessage<{ email: string }>({ id: 'spaces.invite.sent', defaultMessage: 'An invitation is on its way to {email}.' });
const roleOf = defineMessage<{ name: string }>({ id: 'spaces.members.role', defaultMessage: 'Role of {name}' });
const removeOf = defineMessage<{ name: string }>({ id: 'spaces.members.removeOf', defaultMessage: 'Remove {name}' });
const withdrawOf = defineMessage<{ email: string }>({
  id: 'spaces.invitations.withdrawOf',
  defaultMessage: 'Withdraw the invitation of {email}',
});
const until = defineMessage<{ role: string; date: string }>({ id: 'spaces.invitations.until', defaultMessage: '{role}, until {date}' });
const more = defineMessage<{ count: number }>({
  id: 'spaces.members.more',
  defaultMessage: '{count, plural, one {# more member} other {# more members}}',
});

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h3 {
    margin-block-end: 4px;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }
`;

const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px auto;
  align-items: start;
  gap: 8px;

  > button {
    margin-block-start: 26px;
  }

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;

  b,
  small {
    ${clip}
    display: block;
  }

  b {
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const RolePlace = styled.span`
  flex: none;
  width: 116px;
`;

const Buttons = styled.span`
  display: flex;
  gap: 8px;
`;

const Quiet = styled.span`
  color: var(--fg-3);
  font: var(--text-12);
`;
