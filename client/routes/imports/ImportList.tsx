import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { FolderInput } from 'lucide';
import type { ImportList_space$key } from '#client/__generated__/ImportList_space.graphql.ts';
import type { ImportListPaginationQuery } from '#client/__generated__/ImportListPaginationQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ImportJob } from './ImportJob.tsx';
import { ImportStart } from './ImportStart.tsx';
import { JobHead } from '../jobs/jobStyles.ts';
import { useImportProgress } from './useImportProgress.ts';

const PAGE = 20;

/** The way in for a file, and the imports of a space, the newest first. */
export function ImportList({ space }: { space: ImportList_space$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<ImportListPaginationQuery, ImportList_space$key>(
    graphql`
      fragment ImportList_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ImportListPaginationQuery") {
        id
        name
        viewerCanEdit
        jobs(first: $count, after: $cursor, kinds: [IMPORT]) @connection(key: "ImportList_jobs", filters: []) {
          __id
          edges {
            node {
              id
              state
              ...ImportJob_job
            }
          }
        }
      }
    `,
    space,
  );
  const { edges, __id: listId } = data.jobs;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  useImportProgress(data.id, edges.flatMap(({ node }) => (node.state === 'WAITING' || node.state === 'RUNNING' ? [node.id] : [])));
  useMissedEvents(() => void refetch({ count: PAGE }, { fetchPolicy: 'store-and-network' }));
  if (!data.viewerCanEdit) {
    return <EmptyState isPage picture={<Icon of={FolderInput} size={32} />} title={<FormattedMessage {...messages.mayNot} />} text={<FormattedMessage {...mayNotText} values={{ name: data.name }} />} />;
  }
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
      <ImportStart spaceId={data.id} listId={listId} />
      {edges.map(({ node }) => (
        <ImportJob key={node.id} job={node} />
      ))}
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

const lede = defineMessage<{ name: string }>({
  id: 'import.lede',
  defaultMessage: 'Bookmarks and reading lists come into {name} with their folders, dates, tags and notes. You see what would happen before anything is added.',
});
const mayNotText = defineMessage<{ name: string }>({ id: 'import.mayNotText', defaultMessage: 'In {name} you may read. Choose a space where you may add things, or ask an owner.' });
const messages = defineMessages({
  title: { id: 'import.title', defaultMessage: 'Import' },
  mayNot: { id: 'import.mayNot', defaultMessage: 'You cannot import into this space' },
  more: { id: 'import.more', defaultMessage: 'Show more' },
});
