import { Bell } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NotificationBell_viewer$key } from '#client/__generated__/NotificationBell_viewer.graphql.ts';
import { Badge } from '#client/ui/display/Badge.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useNotificationReceived } from './useNotificationReceived.ts';

const NotificationPopover = lazy(() => import('./NotificationPopover.tsx'));

/** The bell with the number of unread notifications, kept live; opens the newest. */
export function NotificationBell({ viewer: ref }: { viewer: NotificationBell_viewer$key }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const { unreadNotificationCount: count } = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        unreadNotificationCount
      }
    `,
    ref,
  );
  useNotificationReceived();
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={intl.formatMessage(messages.title)}
      width={360}
      align="end"
      trigger={
        <Trigger type="button">
          <VisuallyHidden>{intl.formatMessage(name, { count })}</VisuallyHidden>
          <Icon of={Bell} size={18} />
          {count > 0 && <Badge count={count} />}
        </Trigger>
      }
    >
      <Suspense>
        <NotificationPopover onClose={() => setIsOpen(false)} />
      </Suspense>
    </Popover>
  );
}

const name = defineMessage<{ count: number }>({
  id: 'notifications.bell',
  defaultMessage: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
});
const messages = defineMessages({ title: { id: 'notifications.title', defaultMessage: 'Notifications' } });

const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-md);
  color: var(--fg-3);

  &:hover,
  &[data-state='open'] {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
