import { Plus, UsersRound } from 'lucide';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { ConversationList_space$key } from '#client/__generated__/ConversationList_space.graphql.ts';
import type { ConversationListPaginationQuery } from '#client/__generated__/ConversationListPaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip, onTouch } from '#client/ui/mixins.ts';
import { chatMessages } from './chatMessages.ts';
import { SpaceBudget } from './spending/SpaceBudget.tsx';

const PAGE = 50;

/** The conversations of a space that one may read, last asked first, by day. */
export function ConversationList({ space: ref, onLeave }: { space: ConversationList_space$key; onLeave: () => void }) {
  const intl = useIntl();
  const { formatRelativeDate } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ConversationListPaginationQuery, ConversationList_space$key>(
    graphql`
      fragment ConversationList_space on Space @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) @refetchable(queryName: "ConversationListPaginationQuery") {
        ...SpaceBudget_space
        conversations(kind: ASK, first: $count, after: $cursor) @connection(key: "ConversationList_conversations", filters: []) {
          __id
          edges {
            node {
              id
              title
              updatedAt
              isShared
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.conversations;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const groups = Map.groupBy(
    edges.map(({ node }) => node),
    ({ updatedAt }) => dayOf(updatedAt),
  );
  return (
    <>
      <PaneHead>
        <h2>
          <FormattedMessage {...chatMessages.title} />
        </h2>
      </PaneHead>
      <New>
        <ButtonLink block>
          <Link to="/chat/new" onClick={onLeave}>
            <Middle>
              <Icon of={Plus} />
              <FormattedMessage {...chatMessages.newQuestion} />
            </Middle>
          </Link>
        </ButtonLink>
      </New>
      <PaneBody>
        {edges.length === 0 && (
          <None>
            <FormattedMessage {...messages.none} />
          </None>
        )}
        {[...groups].map(([day, conversations]) => (
          <Group key={day}>
            <h3 id={`chat-${day}`}>
              <FormattedMessage {...days[day]} />
            </h3>
            <ul aria-labelledby={`chat-${day}`}>
              {conversations.map(({ id, title, updatedAt, isShared }) => (
                <li key={id}>
                  <Row to={`/chat/${id}`} onClick={onLeave}>
                    <b dir="auto">{title || intl.formatMessage(messages.untitled)}</b>
                    <span>
                      {formatRelativeDate(updatedAt)}
                      {isShared && (
                        <>
                          <Icon of={UsersRound} size={12} />
                          <FormattedMessage {...messages.shared} />
                        </>
                      )}
                    </span>
                  </Row>
                </li>
              ))}
            </ul>
          </Group>
        ))}
        <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
          {intl.formatMessage(messages.more)}
        </NextPageButton>
      </PaneBody>
      <SpaceBudget space={data} />
    </>
  );
}

type Day = 'today' | 'yesterday' | 'earlier';

function dayOf(date: string): Day {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  const then = new Date(date);
  if (then >= start) return 'today';
  start.setDate(start.getDate() - 1);
  return then >= start ? 'yesterday' : 'earlier';
}

const days: Record<Day, MessageDescriptor> = defineMessages({
  today: { id: 'chat.today', defaultMessage: 'Today' },
  yesterday: { id: 'chat.yesterday', defaultMessage: 'Yesterday' },
  earlier: { id: 'chat.earlier', defaultMessage: 'Earlier' },
});

const messages = defineMessages({
  none: { id: 'chat.none', defaultMessage: 'What you ask stands here.' },
  untitled: { id: 'chat.untitled', defaultMessage: 'Untitled' },
  shared: { id: 'chat.shared', defaultMessage: 'Shared' },
  more: { id: 'chat.more', defaultMessage: 'More conversations' },
});

const New = styled.div`
  flex: none;
  padding: 0 12px 8px;
`;

const Middle = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const None = styled.p`
  padding: 12px 20px;
  color: var(--fg-3);
  font: var(--text-13);
`;

const Group = styled.section`
  padding: 4px 8px 8px;

  h3 {
    padding: 8px 12px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }
`;

const Row = styled(NavLink)`
  display: grid;
  gap: 2px;
  padding: 8px 12px;
  border-radius: var(--r-md);

  b {
    ${alignAsAround}
    ${clip}
    font: var(--text-13);
    font-weight: 600;
  }

  span {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--fg-3);
    font: var(--text-12);
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[aria-current] {
    background: var(--accent-soft);

    b {
      color: var(--accent-fg);
    }

    span {
      color: var(--fg-2);
    }
  }

  ${onTouch} {
    min-height: 44px;
  }
`;
