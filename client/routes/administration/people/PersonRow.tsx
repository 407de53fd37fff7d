import { Copy, Ellipsis, History, LogOut, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PersonRow_person$key } from '#client/__generated__/PersonRow_person.graphql.ts';
import type { UpdatePeopleInput } from '#client/__generated__/useUpdatePeopleMutation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Avatar } from '#client/ui/display/Avatar.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clip, onTouch } from '#client/ui/mixins.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useRepeatAfterSignIn } from '../reauthentication/Reauthentication.tsx';
import { DeletePersonDialog } from './DeletePersonDialog.tsx';
import { useDeletePeople } from './useDeletePeople.ts';
import { useInvitationLink } from './useInvitationLink.ts';
import { useUpdatePeople } from './useUpdatePeople.ts';

type PersonRowProps = { person: PersonRow_person$key; /** The list it stands in. */ connectionId: string; hasOneAdministrator: boolean };

/** One person: who, whether they can sign in, what they have, and what an administrator may do about it. */
export function PersonRow({ person: ref, connectionId, hasOneAdministrator }: PersonRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDay, formatRelativeDate, formatSize } = useFormats();
  const repeatAfterSignIn = useRepeatAfterSignIn();
  const { updatePeople, isUpdating } = useUpdatePeople();
  const { deletePeople, isDeleting } = useDeletePeople(connectionId);
  const { makeLink } = useInvitationLink();
  const copy = useCopyToClipboard();
  const [isAskedToDelete, setIsAskedToDelete] = useState(false);
  const person = useFragment(
    graphql`
      fragment PersonRow_person on Person {
        id
        state
        isAdministrator
        disabledAt
        sessionCount
        storage
        lastSeenAt
        user {
          id
          displayName
          email
          photoUrl
        }
      }
    `,
    ref,
  );
  const { id, state, isAdministrator, disabledAt, sessionCount, storage, lastSeenAt, user } = person;
  const name = user.displayName ?? user.email ?? intl.formatMessage(messages.nameless);
  const hasAccount = state !== 'INVITED';
  const isDisabled = state === 'DISABLED';
  const isLast = isAdministrator && !isDisabled && hasOneAdministrator;

  const onRefused = (code: ErrorCode | null, again: () => void) => {
    if (code === 'REAUTHENTICATION_REQUIRED' && repeatAfterSignIn(again)) return;
    showToast({ type: 'error', message: code === 'CONFLICT' ? intl.formatMessage(messages.last) : errorText(code, messages.failed) });
  };
  const change = (changes: Omit<UpdatePeopleInput, 'personIds'>) => {
    if (isUpdating) return;
    updatePeople({ personIds: [id], ...changes }, { onRefused: (code) => onRefused(code, () => change(changes)) });
  };
  const remove = () => {
    setIsAskedToDelete(false);
    deletePeople([id], {
      onDone: () => showToast({ type: 'success', message: intl.formatMessage(hasAccount ? deleted : withdrawn, { name }) }),
      onRefused: (code) => onRefused(code, remove),
    });
  };
  const lastReason = isLast ? intl.formatMessage(messages.last) : '';
  const role =
    isDisabled && disabledAt !== null
      ? intl.formatMessage(disabledOn, { date: formatDay(disabledAt) })
      : intl.formatMessage(state === 'INVITED' ? messages.invited : state === 'UNVERIFIED' ? messages.unverified : isAdministrator ? messages.administrator : messages.person);
  return (
    <Row data-off={!hasAccount || isDisabled || undefined}>
      <th scope="row">
        <Who>
          <Avatar name={name} src={user.photoUrl} size={36} />
          <span>
            <b dir="auto" title={name}>
              {name}
            </b>
            <small dir="auto">{user.email !== name && user.email}</small>
            <InShort>{role}</InShort>
          </span>
        </Who>
      </th>
      <td data-column="role">{role}</td>
      <td data-column="sessions">{hasAccount && intl.formatNumber(sessionCount)}</td>
      <td data-column="storage">{hasAccount && formatSize(storage)}</td>
      <td>{lastSeenAt !== null && <time dateTime={lastSeenAt}>{formatRelativeDay(lastSeenAt, formatRelativeDate, intl.formatMessage(messages.today))}</time>}</td>
      <td>
        <Actions>
          <Pointed data-pointed data-stays={isDisabled || undefined}>
            {hasAccount && sessionCount > 0 && !isDisabled && (
              <Button size={28} disabled={isUpdating} onClick={() => change({ endSessions: true })}>
                <FormattedMessage {...messages.endSessions} />
              </Button>
            )}
            {hasAccount && (
              <Button size={28} disabled={isUpdating || isLast} disabledReason={lastReason} onClick={() => change({ isDisabled: !isDisabled })}>
                <FormattedMessage {...(isDisabled ? messages.enable : messages.disable)} />
              </Button>
            )}
          </Pointed>
          <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(menu, { name })} />}>
            {hasAccount && (
              <>
                <MenuItem icon={pointing(LogOut)} disabled={sessionCount === 0} onSelect={() => change({ endSessions: true })}>
                  <FormattedMessage {...messages.endSessions} />
                </MenuItem>
                <MenuItem icon={isDisabled ? UserCheck : UserX} disabled={isLast} value={isLast && <FormattedMessage {...messages.lastShort} />} onSelect={() => change({ isDisabled: !isDisabled })}>
                  <FormattedMessage {...(isDisabled ? messages.enable : messages.disable)} />
                </MenuItem>
                <MenuItem icon={isAdministrator ? ShieldOff : ShieldCheck} disabled={isLast || isDisabled} onSelect={() => change({ isAdministrator: !isAdministrator })}>
                  <FormattedMessage {...(isAdministrator ? messages.removeAdministrator : messages.makeAdministrator)} />
                </MenuItem>
                <MenuItem icon={History} link={<Link to={`/admin/audit-log?person=${user.id}`} />}>
                  <FormattedMessage {...messages.auditLog} />
                </MenuItem>
                <MenuSeparator />
              </>
            )}
            {!hasAccount && (
              <MenuItem icon={Copy} onSelect={() => makeLink(id, { onLink: (link) => copy(link, messages.linkCopied), onRefused: (code) => onRefused(code, () => undefined) })}>
                <FormattedMessage {...messages.copyLink} />
              </MenuItem>
            )}
            <MenuItem icon={Trash2} danger disabled={isLast} onSelect={() => (hasAccount ? setIsAskedToDelete(true) : remove())}>
              <FormattedMessage {...(hasAccount ? messages.delete : messages.withdraw)} />
            </MenuItem>
          </Menu>
        </Actions>
        {isAskedToDelete && <DeletePersonDialog name={name} isDeleting={isDeleting} onConfirm={remove} onClose={() => setIsAskedToDelete(false)} />}
      </td>
    </Row>
  );
}

/** The vault keeps the day alone: the hours since its beginning would say nothing. */
function formatRelativeDay(lastSeenAt: string, format: (date: string) => string, today: string): string {
  return new Date(lastSeenAt).toISOString().slice(0, 10) === new Date().toISOString().slice(0, 10) ? today : format(lastSeenAt);
}

const disabledOn = defineMessage<{ date: string }>({ id: 'admin.disabledOn', defaultMessage: 'Disabled {date}' });
const menu = defineMessage<{ name: string }>({ id: 'admin.personMenu', defaultMessage: 'More for {name}' });
const deleted = defineMessage<{ name: string }>({ id: 'admin.personDeleted', defaultMessage: 'The account of {name} is deleted' });
const withdrawn = defineMessage<{ name: string }>({ id: 'admin.invitationWithdrawn', defaultMessage: 'The invitation of {name} is withdrawn' });
const messages = defineMessages({
  administrator: { id: 'admin.administrator', defaultMessage: 'Admin' },
  person: { id: 'admin.person', defaultMessage: 'Person' },
  invited: { id: 'admin.invited', defaultMessage: 'Invited' },
  unverified: { id: 'admin.unverified', defaultMessage: 'Address not confirmed' },
  nameless: { id: 'admin.nameless', defaultMessage: 'Without a name' },
  today: { id: 'admin.today', defaultMessage: 'Today' },
  endSessions: { id: 'admin.endSessions', defaultMessage: 'End sessions' },
  disable: { id: 'admin.disable', defaultMessage: 'Disable' },
  enable: { id: 'admin.enable', defaultMessage: 'Enable' },
  makeAdministrator: { id: 'admin.makeAdministrator', defaultMessage: 'Make admin' },
  removeAdministrator: { id: 'admin.removeAdministrator', defaultMessage: 'Admin no more' },
  auditLog: { id: 'admin.auditLog', defaultMessage: 'Audit log' },
  delete: { id: 'deleteAccount.title', defaultMessage: 'Delete account' },
  copyLink: { id: 'invitation.copyLink', defaultMessage: 'Copy link' },
  linkCopied: { id: 'invitation.linkCopied', defaultMessage: 'Link copied' },
  withdraw: { id: 'admin.withdrawInvitation', defaultMessage: 'Withdraw invitation' },
  last: { id: 'admin.last', defaultMessage: 'The last admin stays. Make somebody else an admin first.' },
  lastShort: { id: 'admin.lastShort', defaultMessage: 'Last admin' },
  failed: { id: 'admin.failed', defaultMessage: 'That could not be changed. Try again.' },
});

const Pointed = styled.div`
  display: flex;
  gap: 8px;
  opacity: 0;

  &[data-stays],
  &:focus-within {
    opacity: 1;
  }

  ${onTouch} {
    display: none;
  }
`;

const Row = styled.tr`
  th,
  td {
    height: 56px;
    padding: 8px;
    border-block-start: 1px solid var(--line-1);
    color: var(--fg-2);
    font: var(--text-13);
    text-align: start;
    overflow-wrap: anywhere;
  }

  th {
    color: var(--fg-1);
  }

  td {
    font-variant-numeric: tabular-nums;
  }

  td:last-child {
    overflow-wrap: normal;
  }

  &[data-off] b {
    color: var(--fg-3);
  }

  &:hover,
  &:focus-within {
    background: var(--bg-hover);
  }

  &:hover ${Pointed}, &:focus-within ${Pointed} {
    opacity: 1;
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  > span:last-child {
    min-width: 0;
  }

  b,
  small {
    ${clip}
    ${alignAsAround}
    display: block;
  }

  b {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

/** Where there is no room for columns. */
const InShort = styled.small`
  && {
    display: none;
  }

  @container people (max-width: 560px) {
    && {
      display: block;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;
