import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ExportList_space$key } from '#client/__generated__/ExportList_space.graphql.ts';
import type { ExportListPaginationQuery } from '#client/__generated__/ExportListPaginationQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { JobHead } from '../jobs/jobStyles.ts';
import { ExportJob } from './ExportJob.tsx';
import { ExportStart } from './ExportStart.tsx';
import { useExportProgress } from './useExportProgress.ts';

const PAGE = 20;

/** The way out of a space, and its exports, the newest first. */
export function ExportList({ space }: { space: ExportList_space$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<ExportListPaginationQuery, ExportList_space$key>(
    graphql`
      fragment ExportList_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ExportListPaginationQuery") {
        id
        name
        jobs(first: $count, after: $cursor, kinds: [EXPORT]) @connection(key: "ExportList_jobs", filters: []) {
          __id
          edges {
            node {
              id
              state
              ...ExportJob_job
            }
          }
        }
      }
    `,
    space,
  );
  const { edges, __id: listId } = data.jobs;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  useExportProgress(data.id, edges.flatMap(({ node }) => (node.state === 'WAITING' || node.state === 'RUNNING' ? [node.id] : [])));
  useMissedEvents(() => void refetch({ count: PAGE }, { fetchPolicy: 'store-and-network' }));
  return (
    <>
      <JobHead>
        <div>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p>
            <FormattedMessage {...lede} values={{ name: data.name }} />
          </p>
        </div>
      </JobHead>
      <ExportStart spaceId={data.id} listId={listId} />
      {edges.map(({ node }) => (
        <ExportJob key={node.id} job={node} />
      ))}
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

const lede = defineMessage<{ name: string }>({ id: 'export.lede', defaultMessage: '{name} as a file of your own, to keep or to take elsewhere. You can leave this page meanwhile.' });
const messages = defineMessages({
  title: { id: 'export.title', defaultMessage: 'Export' },
  more: { id: 'import.more', defaultMessage: 'Show more' },
});
