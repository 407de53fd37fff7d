import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProcessingPillQuery } from '#client/__generated__/ProcessingPillQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { ProgressRing } from '#client/ui/display/Progress.tsx';
import { onSmallScreen, tabularNumbers } from '#client/ui/mixins.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';

const COUNT_AGAIN_MS = 1500;

const query = graphql`
  query ProcessingPillQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(first: 1, filter: { statuses: [PENDING, PROCESSING] }) {
          totalCount
        }
      }
    }
  }
`;

/** In the header: how many sources of the space are being worked on, and the way to them; nothing when there are none. */
export default function ProcessingPill({ spaceId }: { spaceId: string }) {
  const reload = useReload<ProcessingPillQuery>(query);
  const countAgain = useThrottled(() => reload({ spaceId }), COUNT_AGAIN_MS);
  useSourceChanged(countAgain);
  useMissedEvents(countAgain);
  return (
    <QueryLoader<ProcessingPillQuery> query={query} variables={{ spaceId }} fallback={null} failed={() => null}>
      {({ node }) => {
        const count = node?.space?.sources.totalCount ?? 0;
        return (
          count > 0 && (
            <Pill to="/collection/all?status=pending,processing">
              <ProgressRing />
              <FormattedMessage {...processing} values={{ count }} />
            </Pill>
          )
        );
      }}
    </QueryLoader>
  );
}

const processing = defineMessage<{ count: number }>({ id: 'sources.processingNow', defaultMessage: '{count, number} processing' });

const Pill = styled(Link)`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  margin-inline-end: 8px;
  padding: 0 10px;
  border-radius: var(--r-full);
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  ${onSmallScreen} {
    display: none;
  }
`;
