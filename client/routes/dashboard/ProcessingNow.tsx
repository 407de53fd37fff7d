import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProcessingNow_space$key } from '#client/__generated__/ProcessingNow_space.graphql.ts';
import { SourceProgress } from '#client/sources/SourceProgress.tsx';
import { SourceStatusBadge } from '#client/sources/SourceStatusBadge.tsx';
import { clip } from '#client/ui/mixins.ts';
import { DashboardPanel, PanelList } from './DashboardPanel.tsx';

/** What is being worked on right now; nothing when there is none. */
export function ProcessingNow({ space: ref }: { space: ProcessingNow_space$key }) {
  const { unfinishedSources } = useFragment(
    graphql`
      fragment ProcessingNow_space on Space {
        unfinishedSources: sources(first: 5, filter: { statuses: [PENDING, PROCESSING] }) {
          totalCount
          edges {
            node {
              id
              title
              status
              ...SourceProgress_source
              ...SourceStatusBadge_source
            }
          }
        }
      }
    `,
    ref,
  );
  const unfinished = unfinishedSources.edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'PENDING' || status === 'PROCESSING');
  if (unfinished.length === 0) return null;
  return (
    <DashboardPanel title={<FormattedMessage {...messages.title} />} count={unfinishedSources.totalCount}>
      <PanelList>
        {unfinished.map((source) => (
          <li key={source.id}>
            <Line>
              <Link to={`/source/${source.id}`}>{source.title}</Link>
              <SourceStatusBadge source={source} />
            </Line>
            <SourceProgress source={source} />
          </li>
        ))}
      </PanelList>
    </DashboardPanel>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.processingNow', defaultMessage: 'Processing now' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-block-end: 8px;

  a {
    ${clip}
    min-width: 0;
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
