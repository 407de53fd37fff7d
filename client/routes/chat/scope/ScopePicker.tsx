import { Check, Library } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ScopePickerQuery } from '#client/__generated__/ScopePickerQuery.graphql.ts';
import { CollectionPicker } from '#client/collections/CollectionPicker.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { clip, onTouch } from '#client/ui/mixins.ts';
import type { ChosenScope } from './scopes.ts';

const query = graphql`
  query ScopePickerQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tree {
          id
          name
        }
        ...CollectionPicker_space
      }
    }
  }
`;

type ScopePickerProps = { spaceId: string; spaceName: string; collectionId: string | null; onChoose: (scope: ChosenScope) => void };

/** The whole space, or one of its collections with all below. */
export default function ScopePicker({ spaceId, spaceName, collectionId, onChoose }: ScopePickerProps) {
  return (
    <Box>
      <h2>
        <FormattedMessage {...messages.askIn} />
      </h2>
      <Whole type="button" aria-pressed={collectionId === null} onClick={() => onChoose(null)}>
        <Icon of={Library} />
        <span dir="auto">{spaceName}</span>
        {collectionId === null && <Icon of={Check} />}
      </Whole>
      <p>
        <FormattedMessage {...messages.collections} />
      </p>
      <QueryLoader<ScopePickerQuery> query={query} variables={{ spaceId }} isLive fallback={<Skeleton $height="120px" />}>
        {({ node }) =>
          node?.space &&
          (node.space.tree.length === 0 ? (
            <p>
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <CollectionPicker
              space={node.space}
              currentId={collectionId}
              isCurrentOff={false}
              pickedId={collectionId}
              onPick={(id) => onChoose({ collectionId: id, name: node.space?.tree.find((each) => each.id === id)?.name ?? '' })}
            />
          ))
        }
      </QueryLoader>
    </Box>
  );
}

const messages = defineMessages({
  askIn: { id: 'chat.askIn', defaultMessage: 'Ask in' },
  collections: { id: 'chat.collections', defaultMessage: 'A collection and all below it' },
  none: { id: 'chat.noCollections', defaultMessage: 'There are no collections yet.' },
});

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px;

  h2 {
    font: var(--text-13);
    font-weight: 600;
  }

  p {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Whole = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  font: var(--text-13);

  span {
    ${clip}
    flex: 1;
    text-align: start;
  }

  svg {
    flex: none;
    color: var(--fg-3);
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
  }

  ${onTouch} {
    min-height: 44px;
  }
`;
