import { Plus, Rss } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FeedList_space$key } from '#client/__generated__/FeedList_space.graphql.ts';
import type { FeedListPaginationQuery } from '#client/__generated__/FeedListPaginationQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { FeedRow } from './FeedRow.tsx';
import { FeedItems, FeedsActions, FeedsCard, FeedsHead } from './FeedsCard.ts';
import { writeOpml } from './opml.ts';

const AddFeedsDialog = lazy(async () => ({ default: (await import('./AddFeedsDialog.tsx')).AddFeedsDialog }));

const PAGE = 100;
/** A feed that was just added is read within seconds: so often it is looked whether it was, and no longer than that. */
const LOOK_MS = 2_000;
const MAX_LOOKS = 30;

/** The feeds of a space by title, and the ways to more. */
export function FeedList({ space }: { space: FeedList_space$key }) {
  const intl = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<FeedListPaginationQuery, FeedList_space$key>(
    graphql`
      fragment FeedList_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "FeedListPaginationQuery") {
        id
        name
        viewerCanEdit
        # So that the tree stays up to date (useTreeVersion).
        # eslint-disable-next-line relay/unused-fields
        treeVersion
        tree {
          id
          name
          parent {
            id
          }
        }
        feeds(first: $count, after: $cursor) @connection(key: "FeedList_feeds") {
          __id
          edges {
            node {
              id
              title
              url
              siteUrl
              lastReadAt
              isPaused
              ...FeedRow_feed
            }
          }
        }
      }
    `,
    space,
  );
  const { edges, __id: listId } = data.feeds;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const isAwaited = edges.some(({ node }) => node.lastReadAt === null && !node.isPaused);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isAwaited || looks >= MAX_LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      refetch({ count: PAGE }, { fetchPolicy: 'store-and-network' });
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, looks, refetch]);
  const collections = data.tree.map(({ id, name, parent }) => ({ id, name, parentId: parent?.id ?? null }));

  const exportFeeds = () => {
    const file = new Blob([writeOpml(data.name, edges.map(({ node: { title, url, siteUrl } }) => ({ title, url, siteUrl })))], { type: 'text/x-opml' });
    const address = URL.createObjectURL(file);
    saveFile(address, intl.formatMessage(fileName, { name: data.name }));
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const add = data.viewerCanEdit && (
    <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
      <FormattedMessage {...messages.add} />
    </Button>
  );
  return (
    <>
      <FeedsHead>
        <div>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p>
            <FormattedMessage {...lede} values={{ name: data.name }} />
          </p>
        </div>
        <FeedsActions>
          {edges.length > 0 && (
            <Button onClick={exportFeeds}>
              <FormattedMessage {...messages.exportOpml} />
            </Button>
          )}
          {edges.length > 0 && add}
        </FeedsActions>
      </FeedsHead>
      {edges.length === 0 ? (
        <EmptyState picture={<Icon of={Rss} size={32} />} title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} action={add} />
      ) : (
        <FeedsCard aria-label={intl.formatMessage(messages.title)}>
          <FeedItems>
            {edges.map(({ node }) => (
              <FeedRow key={node.id} feed={node} listId={listId} collections={collections} canEdit={data.viewerCanEdit} />
            ))}
          </FeedItems>
        </FeedsCard>
      )}
      {hasFailed && (
        <Alert tone="error">
          <FormattedMessage {...commonMessages.noData} />
        </Alert>
      )}
      {hasNext && (
        <Button loading={isLoadingNext} onClick={retry}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
      <Suspense>
        {isAdding && (
          <AddFeedsDialog
            spaceId={data.id}
            collections={collections}
            onClose={() => setIsAdding(false)}
            onAdded={() => {
              setLooks(0);
              refetch({ count: PAGE }, { fetchPolicy: 'store-and-network' });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const lede = defineMessage<{ name: string }>({ id: 'feeds.lede', defaultMessage: 'What is new at a site, a blog or a podcast comes into {name} by itself.' });
const fileName = defineMessage<{ name: string }>({ id: 'feeds.opmlName', defaultMessage: 'Feeds of {name}.opml' });
const messages = defineMessages({
  title: { id: 'feeds.title', defaultMessage: 'Feeds' },
  add: { id: 'feeds.add', defaultMessage: 'Add feeds' },
  exportOpml: { id: 'feeds.exportOpml', defaultMessage: 'Export OPML' },
  none: { id: 'feeds.none', defaultMessage: 'No feeds yet' },
  noneText: { id: 'feeds.noneText', defaultMessage: 'Give the address of a site or of its feed, or a list of feeds from another reader.' },
  more: { id: 'feeds.more', defaultMessage: 'Show more' },
});
