import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NotificationPopoverQuery } from '#client/__generated__/NotificationPopoverQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

const query = graphql`
  query NotificationPopoverQuery @throwOnFieldError {
    viewer {
      ...NotificationList_viewer
    }
  }
`;

/** The newest notifications under the bell. */
export default function NotificationPopover({ onClose }: { onClose: () => void }) {
  return (
    <>
      <QueryLoader<NotificationPopoverQuery> query={query} variables={{}} fallback={<NotificationsSkeleton />}>
        {({ viewer }) => viewer && <NotificationList viewer={viewer} level="h2" hasMore={false} onGo={onClose} />}
      </QueryLoader>
      <All to="/notifications" onClick={onClose}>
        <FormattedMessage {...messages.all} />
      </All>
    </>
  );
}

const messages = defineMessages({ all: { id: 'notifications.all', defaultMessage: 'See all notifications' } });

const All = styled(Link)`
  position: sticky;
  bottom: 0;
  display: grid;
  place-items: center;
  height: 44px;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-popover);
  color: var(--accent-fg);
  font-size: 13px;
  font-weight: 500;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
