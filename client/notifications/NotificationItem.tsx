import { CircleAlert, CircleCheck, Mail, RotateCw, Users } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NotificationItem_notification$key } from '#client/__generated__/NotificationItem_notification.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useRetrySources } from '#client/sources/mutations/useRetrySources.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { roleNames } from '#client/spaces/members/roles.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { fingerHigh, fingerSized } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';

type NotificationItemProps = {
  notification: NotificationItem_notification$key;
  /** Whether the viewer's address is not proven, so that invitations are accepted by their link alone. */
  needsLink: boolean;
  onGo?: () => void;
};

/** One notification: what happened, when, and the way there. Going there, or its dot, marks it as read. */
export function NotificationItem({ notification: ref, needsLink, onGo }: NotificationItemProps) {
  const intl = useIntl();
  const { formatRelativeDate } = useFormats();
  const markRead = useMarkNotificationsRead();
  const { retrySources } = useRetrySources();
  const notification = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        id
        kind
        isRead
        createdAt
        actorName
        count
        failedCount
        role
        spaceName
        source {
          id
          title
          status
          viewerCanEdit
        }
        space {
          id
        }
      }
    `,
    ref,
  );
  const { id, kind, isRead, createdAt, source, space } = notification;
  // A kind that is newer than this page has no words here yet.
  if (kind === '%future added value') return null;

  const count = notification.count ?? 1;
  const b = (words: ReactNode[]) => <b key="b">{words}</b>;
  const role = notification.role === null || notification.role === '%future added value' ? 'VIEWER' : notification.role;
  const values = {
    b,
    count,
    failed: notification.failedCount ?? 0,
    actor: notification.actorName ?? intl.formatMessage(messages.somebody),
    space: notification.spaceName,
    role: intl.formatMessage(roleNames[role]),
    title: source?.title ?? '',
  };
  const words = wordsFor(kind !== 'PROCESSING_FAILED' || (count === 1 && source) ? kind : source ? 'FIRST_FAILED' : 'MANY_FAILED', values);
  const isOneFailure = kind === 'PROCESSING_FAILED' && count === 1 && source !== null;
  const to = isOneFailure ? `/source/${source.id}` : !space ? null : kind === 'PROCESSING_FAILED' ? '/collection/all?status=failed' : '/collection/all';
  const canRetry = isOneFailure && source.status === 'FAILED' && source.viewerCanEdit;
  const { icon, tone } = faces[kind];
  const go = () => {
    if (!isRead) markRead(id);
    if (space) rememberSpace(space.id);
    onGo?.();
  };

  return (
    <Row>
      <Sign $tone={tone}>
        <Icon of={icon} />
      </Sign>
      <Words>
        {!isRead && (
          <VisuallyHidden>
            <FormattedMessage {...messages.unread} />
          </VisuallyHidden>
        )}
        {to === null ? (
          <span>{words}</span>
        ) : (
          <Link to={to} onClick={go}>
            {words}
          </Link>
        )}
        {kind === 'INVITATION' && needsLink && (
          <p>
            <FormattedMessage {...byLink} values={{ actor: values.actor }} />
          </p>
        )}
        <small>{formatRelativeDate(createdAt)}</small>
      </Words>
      {canRetry && (
        <Button
          size={28}
          icon={RotateCw}
          onClick={() => {
            retrySources([source.id]);
            if (!isRead) markRead(id);
          }}
        >
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      )}
      {!isRead && <Dot type="button" aria-label={intl.formatMessage(messages.markRead)} title={intl.formatMessage(messages.markRead)} onClick={() => markRead(id)} />}
    </Row>
  );
}

type Tone = 'bad' | 'good' | 'plain';
type Kind = 'PROCESSING_FAILED' | 'IMPORT_FINISHED' | 'INVITATION' | 'SHARED';
const faces: Record<Kind, { icon: IconNode; tone: Tone }> = {
  PROCESSING_FAILED: { icon: CircleAlert, tone: 'bad' },
  IMPORT_FINISHED: { icon: CircleCheck, tone: 'good' },
  INVITATION: { icon: Mail, tone: 'plain' },
  SHARED: { icon: Users, tone: 'plain' },
};

type Values = {
  b: (words: ReactNode[]) => ReactNode;
  count: number;
  failed: number;
  actor: string;
  space: string;
  role: string;
  title: string;
};

function wordsFor(kind: Kind | 'MANY_FAILED' | 'FIRST_FAILED', { b, count, failed, actor, space, role, title }: Values): ReactNode {
  switch (kind) {
    case 'PROCESSING_FAILED':
      return <FormattedMessage id="notifications.failedOne" defaultMessage="Could not read <b>{title}</b>" values={{ b, title }} />;
    case 'FIRST_FAILED':
      return (
        <FormattedMessage
          id="notifications.failedFirst"
          defaultMessage="Could not read <b>{title}</b> and {others, plural, one {# other source} other {# other sources}} in <b>{space}</b>"
          values={{ b, title, others: count - 1, space }}
        />
      );
    case 'MANY_FAILED':
      return (
        <FormattedMessage
          id="notifications.failedMany"
          defaultMessage="{count, plural, one {Could not read # source} other {Could not read # sources}} in <b>{space}</b>"
          values={{ b, count, space }}
        />
      );
    case 'IMPORT_FINISHED':
      return (
        <FormattedMessage
          id="notifications.imported"
          defaultMessage="Import into <b>{space}</b> finished: {count, number} added, {failed, number} not taken"
          values={{ b, space, count, failed }}
        />
      );
    case 'INVITATION':
      return <FormattedMessage id="notifications.invited" defaultMessage="{actor} invites you to <b>{space}</b> as {role}" values={{ b, actor, space, role }} />;
    case 'SHARED':
      return (
        <FormattedMessage id="notifications.shared" defaultMessage="{actor} made you a member of <b>{space}</b> as {role}" values={{ b, actor, space, role }} />
      );
  }
}

const byLink = defineMessage<{ actor: string }>({ id: 'notifications.byLink', defaultMessage: 'Accept it with the link that {actor} sends you.' });
const messages = defineMessages({
  somebody: { id: 'notifications.somebody', defaultMessage: 'Somebody' },
  unread: { id: 'notifications.unread', defaultMessage: 'Unread:' },
  markRead: { id: 'notifications.markRead', defaultMessage: 'Mark as read' },
});

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }
`;

const colours = {
  bad: ['var(--danger-soft)', 'var(--danger-fg)'],
  good: ['var(--st-completed-bg)', 'var(--st-completed-fg)'],
  plain: ['var(--bg-hover)', 'var(--fg-3)'],
} satisfies Record<Tone, [string, string]>;

const Sign = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-md);
  background: ${({ $tone }) => colours[$tone][0]};
  color: ${({ $tone }) => colours[$tone][1]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  color: var(--fg-2);
  font: var(--text-13);
  overflow-wrap: anywhere;

  b {
    color: var(--fg-1);
    font-weight: 600;
  }

  a {
    ${fingerHigh}
  }

  a:hover {
    color: var(--fg-1);
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Dot = styled.button`
  ${fingerSized}
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 50%;

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border-radius: 50%;
    background: var(--accent);
  }

  &:hover {
    background: var(--accent-soft);
  }
`;
