import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FeedAddressList_space$key } from '#client/__generated__/FeedAddressList_space.graphql.ts';
import type { FeedAddressListPaginationQuery } from '#client/__generated__/FeedAddressListPaginationQuery.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { FeedItems, FeedsCard, FeedsHead } from './FeedsCard.ts';
import { FeedAddressRow } from './FeedAddressRow.tsx';

const NewFeedAddressDialog = lazy(async () => ({ default: (await import('./NewFeedAddressDialog.tsx')).NewFeedAddressDialog }));

/** Addresses where feed readers find what is new in the space: one's own. */
export function FeedAddressList({ space }: { space: FeedAddressList_space$key }) {
  const [isMaking, setIsMaking] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<FeedAddressListPaginationQuery, FeedAddressList_space$key>(
    graphql`
      fragment FeedAddressList_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "FeedAddressListPaginationQuery") {
        id
        name
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
        feedAddresses(first: $count, after: $cursor) @connection(key: "FeedAddressList_feedAddresses") {
          __id
          edges {
            node {
              id
              ...FeedAddressRow_feedAddress
            }
          }
        }
      }
    `,
    space,
  );
  const { edges, __id: listId } = data.feedAddresses;
  return (
    <FeedsCard>
      <FeedsHead>
        <div>
          <h2>
            <FormattedMessage {...messages.title} />
          </h2>
          <p>
            <FormattedMessage {...messages.text} />
          </p>
        </div>
        <Button onClick={() => setIsMaking(true)}>
          <FormattedMessage {...messages.make} />
        </Button>
      </FeedsHead>
      {edges.length > 0 && (
        <FeedItems>
          {edges.map(({ node }) => (
            <FeedAddressRow key={node.id} feedAddress={node} listId={listId} />
          ))}
        </FeedItems>
      )}
      {hasNext && (
        <Button loading={isLoadingNext} onClick={() => loadNext(100)}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
      <Suspense>
        {isMaking && (
          <NewFeedAddressDialog
            spaceId={data.id}
            spaceName={data.name}
            listId={listId}
            collections={data.tree.map(({ id, name, parent }) => ({ id, name, parentId: parent?.id ?? null }))}
            onClose={() => setIsMaking(false)}
          />
        )}
      </Suspense>
    </FeedsCard>
  );
}

const messages = defineMessages({
  title: { id: 'feedAddresses.title', defaultMessage: 'For your feed reader' },
  text: { id: 'feedAddresses.text', defaultMessage: 'A secret address where any feed reader finds what is new here. It shows what you may see, to whoever has it, until you end it.' },
  make: { id: 'feedAddresses.make', defaultMessage: 'New address' },
  more: { id: 'feeds.more', defaultMessage: 'Show more' },
});
