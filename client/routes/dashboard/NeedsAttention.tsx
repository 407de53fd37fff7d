import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NeedsAttention_space$key } from '#client/__generated__/NeedsAttention_space.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useRetrySources } from '#client/sources/mutations/useRetrySources.ts';
import { FailureLabel } from '#client/sources/status/FailureLabel.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { alignAsAround, clip, fingerHigh } from '#client/ui/mixins.ts';
import { DashboardPanel, PanelList } from './DashboardPanel.tsx';

/** The sources that could not be read, with Retry; nothing when there are none. */
export function NeedsAttention({ space: ref }: { space: NeedsAttention_space$key }) {
  const { viewerCanEdit, failedSources } = useFragment(
    graphql`
      fragment NeedsAttention_space on Space {
        viewerCanEdit
        failedSources: sources(first: 5, filter: { statuses: [FAILED] }) {
          totalCount
          edges {
            node {
              id
              title
              status
              failure {
                code
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { retrySources, isRetrying } = useRetrySources();
  const failed = failedSources.edges.map(({ node }) => node).filter(({ status }) => status === 'FAILED');
  if (failed.length === 0) return null;
  return (
    <DashboardPanel
      title={<FormattedMessage {...messages.title} />}
      count={failedSources.totalCount}
      action={
        viewerCanEdit &&
        failed.length > 1 && (
          <Button size={28} variant="ghost" loading={isRetrying} onClick={() => retrySources(failed.map(({ id }) => id))}>
            <FormattedMessage {...messages.retryAll} />
          </Button>
        )
      }
    >
      <PanelList>
        {failed.map(({ id, title, failure }) => (
          <Line key={id}>
            <div>
              <Link to={`/source/${id}`} dir="auto">{title}</Link>
              <p>
                <FailureLabel code={failure?.code} />
              </p>
            </div>
            {viewerCanEdit && (
              <Button size={28} onClick={() => retrySources([id])}>
                <FormattedMessage {...commonMessages.retry} />
              </Button>
            )}
          </Line>
        ))}
      </PanelList>
    </DashboardPanel>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.needsAttention', defaultMessage: 'Needs attention' },
  retryAll: { id: 'dashboard.retryAll', defaultMessage: 'Retry all' },
});

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;

  a {
    ${clip}
    ${fingerHigh}
    ${alignAsAround}
    display: block;
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  p {
    color: var(--danger-fg);
    font: var(--text-12);
  }
`;
