import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProcessingNow_space$key } from '#client/__generated__/ProcessingNow_space.graphql.ts';
import { DashboardPanel, PanelList } from './DashboardPanel.tsx';
import { ProcessingItem } from './ProcessingItem.tsx';

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
              status
              ...ProcessingItem_source
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
            <ProcessingItem source={source} />
          </li>
        ))}
      </PanelList>
    </DashboardPanel>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.processingNow', defaultMessage: 'Processing now' },
});
