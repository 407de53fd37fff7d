import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceMembers_space$key } from '#client/__generated__/SpaceMembers_space.graphql.ts';
import type { ErrorCode, Role } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Avatar } from '#client/ui/display/Avatar.tsx';
import { InviteMember } from './InviteMember.tsx';
import { List, Words } from './peopleStyles.ts';
import { roleNames, roles } from './roles.ts';
import { SpaceInvitations } from './SpaceInvitations.tsx';
import { useChangeMemberRole } from './useChangeMemberRole.ts';
import type { InvitationDraft } from './useInvitation.ts';
import { useRemoveMember } from './useRemoveMember.ts';

/** Who is in a space and what they may do; owners invite, give roles and take people out. */
export function SpaceMembers({ space: ref, invitation, sendsMail }: { space: SpaceMembers_space$key; invitation: InvitationDraft; sendsMail: boolean }) {
  const intl = useIntl();
  const errorText = useErrorText();
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
          ...SpaceInvitations_invitations
        }
      }
    `,
    ref,
  );
  const { changeMemberRole } = useChangeMemberRole();
  const { removeMember, isRemoving } = useRemoveMember();
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const { outcome } = invitation;
  const canManage = space.viewerCanManage;
  const onRefused = (code: ErrorCode | null) => setRefusal({ code });
  const roleOptions = roles.map((value) => ({ value, label: intl.formatMessage(roleNames[value]) }));

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
      {canManage && <InviteMember invitation={invitation} />}
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
      {space.invitations && (
        <SpaceInvitations
          invitations={space.invitations}
          sendsMail={sendsMail}
          newest={outcome && 'sentTo' in outcome ? outcome : null}
          onRevoke={() => setRefusal(null)}
          onRefused={onRefused}
        />
      )}
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
                      onChange={(next) => next !== role && change(id, next)}
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
    </Parts>
  );
}

const messages = defineMessages({
  members: { id: 'spaces.settings.members', defaultMessage: 'Members' },
  failed: { id: 'spaces.members.failed', defaultMessage: 'The change could not be saved. Try again.' },
  remove: { id: 'spaces.members.remove', defaultMessage: 'Remove' },
});
const you = defineMessage<{ name: string }>({ id: 'spaces.members.you', defaultMessage: '{name} (you)' });
const roleOf = defineMessage<{ name: string }>({ id: 'spaces.members.role', defaultMessage: 'Role of {name}' });
const removeOf = defineMessage<{ name: string }>({ id: 'spaces.members.removeOf', defaultMessage: 'Remove {name}' });
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

const RolePlace = styled.span`
  flex: none;
  width: 152px;
`;

const Buttons = styled.span`
  display: flex;
  gap: 8px;
`;

const Quiet = styled.span`
  color: var(--fg-3);
  font: var(--text-12);
`;
