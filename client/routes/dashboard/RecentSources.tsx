import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { RecentSources_space$key } from '#client/__generated__/RecentSources_space.graphql.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Head } from './DashboardPanel.tsx';
import { RecentSource } from './RecentSource.tsx';

/** The sources that were added last. */
export function RecentSources({ space: ref }: { space: RecentSources_space$key }) {
  const { recentSources } = useFragment(
    graphql`
      fragment RecentSources_space on Space {
        recentSources: sources(first: 10, order: CREATED) {
          edges {
            node {
              id
              ...RecentSource_source
            }
          }
        }
      }
    `,
    ref,
  );
  const toCollections = (
    <Link to="/collection">
      <FormattedMessage {...messages.viewAll} />
    </Link>
  );
  return (
    <section>
      <Head>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <span style={{ marginInline: 'auto -8px' }}>
          <ButtonLink variant="ghost" size={28}>
            {toCollections}
          </ButtonLink>
        </span>
      </Head>
      {recentSources.edges.length === 0 ? (
        <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneHint} />} />
      ) : (
        recentSources.edges.map(({ node }) => <RecentSource key={node.id} source={node} />)
      )}
    </section>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.recent', defaultMessage: 'Recent sources' },
  viewAll: { id: 'dashboard.viewAll', defaultMessage: 'View all' },
  none: { id: 'dashboard.noSources', defaultMessage: 'Nothing has been added yet' },
  noneHint: { id: 'dashboard.noSourcesHint', defaultMessage: 'Add the first link, text or file.' },
});
