import { Plus } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { RunList_space$key } from '#client/__generated__/RunList_space.graphql.ts';
import type { RunListPaginationQuery } from '#client/__generated__/RunListPaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip, onTouch } from '#client/ui/mixins.ts';
import { assistantMessages } from './assistantMessages.ts';

const PAGE = 50;

/** What was asked of the assistant in a space, last asked first. */
export function RunList({ space: ref, onLeave }: { space: RunList_space$key; onLeave: () => void }) {
  const intl = useIntl();
  const { formatRelativeDate } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<RunListPaginationQuery, RunList_space$key>(
    graphql`
      fragment RunList_space on Space @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) @refetchable(queryName: "RunListPaginationQuery") {
        conversations(kind: ASSISTANT, first: $count, after: $cursor) @connection(key: "RunList_conversations", filters: []) {
          __id
          edges {
            node {
              id
              title
              updatedAt
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.conversations;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  return (
    <>
      <PaneHead>
        <h2>
          <FormattedMessage {...assistantMessages.title} />
        </h2>
      </PaneHead>
      <New>
        <ButtonLink block>
          <Link to="/assistant/new" onClick={onLeave}>
            <Middle>
              <Icon of={Plus} />
              <FormattedMessage {...assistantMessages.newRun} />
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
        <Runs aria-label={intl.formatMessage(assistantMessages.runs)}>
          {edges.map(({ node: { id, title, updatedAt } }) => (
            <li key={id}>
              <Row to={`/assistant/${id}`} onClick={onLeave}>
                <b dir="auto">{title || intl.formatMessage(messages.untitled)}</b>
                <span>{formatRelativeDate(updatedAt)}</span>
              </Row>
            </li>
          ))}
        </Runs>
        <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
          {intl.formatMessage(messages.more)}
        </NextPageButton>
      </PaneBody>
    </>
  );
}

const messages = defineMessages({
  none: { id: 'assistant.none', defaultMessage: 'What you ask for stands here.' },
  untitled: { id: 'assistant.untitled', defaultMessage: 'Untitled' },
  more: { id: 'assistant.moreRuns', defaultMessage: 'Earlier ones' },
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

const Runs = styled.ul`
  padding: 4px 8px 8px;
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
  }

  ${onTouch} {
    min-height: 44px;
  }
`;
