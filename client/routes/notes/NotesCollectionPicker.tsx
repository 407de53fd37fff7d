import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { NotesCollectionPickerQuery } from '#client/__generated__/NotesCollectionPickerQuery.graphql.ts';
import { CollectionPicker } from '#client/collections/CollectionPicker.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

const query = graphql`
  query NotesCollectionPickerQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tree {
          __typename
        }
        ...CollectionPicker_space
      }
    }
  }
`;

/** The space's collections, to pick one from. */
export default function NotesCollectionPicker({ spaceId, collectionId, onChoose }: { spaceId: string; collectionId: string | null; onChoose: (id: string) => void }) {
  return (
    <QueryLoader<NotesCollectionPickerQuery> query={query} variables={{ spaceId }} isLive fallback={<Skeleton $height="120px" />}>
      {({ node }) =>
        node?.space &&
        (node.space.tree.length === 0 ? (
          <p>
            <FormattedMessage {...none} />
          </p>
        ) : (
          <CollectionPicker space={node.space} currentId={null} pickedId={collectionId} onPick={onChoose} />
        ))
      }
    </QueryLoader>
  );
}

const none = defineMessage({ id: 'chat.noCollections', defaultMessage: 'There are no collections yet.' });
