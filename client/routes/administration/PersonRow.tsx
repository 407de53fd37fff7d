import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PersonRow_person$key } from '#client/__generated__/PersonRow_person.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Avatar } from '#client/ui/display/Avatar.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUpdatePeople } from './useUpdatePeople.ts';

/** One person: who, whether they can sign in, what they have, and what an administrator may do about it. */
export function PersonRow({ person: ref }: { person: PersonRow_person$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDay, formatSize } = useFormats();
  const { updatePeople, isUpdating } = useUpdatePeople();
  const person = useFragment(
    graphql`
      fragment PersonRow_person on Person {
        id
        state
        isAdministrator
        sessionCount
        storage
        lastSeenAt
        user {
          displayName
          email
        }
      }
    `,
    ref,
  );
  const { id, state, isAdministrator, sessionCount, storage, lastSeenAt, user } = person;
  const name = user.displayName ?? user.email ?? '';
  const change = (changes: { isDisabled?: boolean; isAdministrator?: boolean; endSessions?: boolean }) =>
    updatePeople({ personIds: [id], ...changes }, { onRefused: (code) => showToast({ type: 'error', message: code === 'CONFLICT' ? intl.formatMessage(messages.last) : errorText(code, messages.failed) }) });
  const details = [
    ...(user.email !== name && user.email ? [user.email] : []),
    intl.formatMessage(state === 'DISABLED' ? messages.disabled : state === 'INVITED' ? messages.invited : state === 'UNVERIFIED' ? messages.unverified : isAdministrator ? messages.administrator : messages.person),
    ...(state === 'INVITED' ? [] : [intl.formatMessage(sessions, { count: sessionCount }), formatSize(storage)]),
    ...(lastSeenAt === null ? [] : [intl.formatMessage(lastHere, { date: formatDay(lastSeenAt) })]),
  ];
  return (
    <Row>
      <Avatar name={name} size={36} />
      <div>
        <b>{name}</b>
        <small>{intl.formatList(details, { type: 'unit' })}</small>
      </div>
      {state !== 'INVITED' && (
        <Buttons>
          {sessionCount > 0 && (
            <Button size={28} disabled={isUpdating} onClick={() => change({ endSessions: true })}>
              <FormattedMessage {...messages.endSessions} />
            </Button>
          )}
          {state !== 'DISABLED' && (
            <Button size={28} disabled={isUpdating} onClick={() => change({ isAdministrator: !isAdministrator })}>
              <FormattedMessage {...(isAdministrator ? messages.removeAdministrator : messages.makeAdministrator)} />
            </Button>
          )}
          <Button size={28} disabled={isUpdating} onClick={() => change({ isDisabled: state !== 'DISABLED' })}>
            <FormattedMessage {...(state === 'DISABLED' ? messages.enable : messages.disable)} />
          </Button>
        </Buttons>
      )}
    </Row>
  );
}

const sessions = defineMessage<{ count: number }>({ id: 'admin.sessions', defaultMessage: '{count, plural, one {# session} other {# sessions}}' });
const lastHere = defineMessage<{ date: string }>({ id: 'admin.lastHere', defaultMessage: 'last here {date}' });
const messages = defineMessages({
  administrator: { id: 'admin.administrator', defaultMessage: 'Admin' },
  person: { id: 'admin.person', defaultMessage: 'Person' },
  disabled: { id: 'admin.disabled', defaultMessage: 'Disabled' },
  invited: { id: 'admin.invited', defaultMessage: 'Invited' },
  unverified: { id: 'admin.unverified', defaultMessage: 'Address not confirmed' },
  endSessions: { id: 'admin.endSessions', defaultMessage: 'End sessions' },
  disable: { id: 'admin.disable', defaultMessage: 'Disable' },
  enable: { id: 'admin.enable', defaultMessage: 'Enable' },
  makeAdministrator: { id: 'admin.makeAdministrator', defaultMessage: 'Make admin' },
  removeAdministrator: { id: 'admin.removeAdministrator', defaultMessage: 'Admin no more' },
  last: { id: 'admin.last', defaultMessage: 'The last admin stays. Make somebody else an admin first.' },
  failed: { id: 'admin.failed', defaultMessage: 'That could not be changed. Try again.' },
});

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 0;
  border-block-end: 1px solid var(--line-1);

  > div:first-of-type {
    flex: 1;
    min-width: 200px;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
