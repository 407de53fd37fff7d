import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { VaultPickerDialogCollectionsQuery } from '#client/__generated__/VaultPickerDialogCollectionsQuery.graphql.ts';
import type { VaultPickerDialogSourcesQuery } from '#client/__generated__/VaultPickerDialogSourcesQuery.graphql.ts';
import { CollectionPicker } from '#client/collections/CollectionPicker.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { clip, onTouch } from '#client/ui/mixins.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { VariableFill } from '../variables/variableFill.ts';

const sourcesQuery = graphql`
  query VaultPickerDialogSourcesQuery($spaceId: ID!, $text: String, $order: SourceOrder!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(first: 12, filter: { text: $text }, order: $order) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    }
  }
`;

const collectionsQuery = graphql`
  query VaultPickerDialogCollectionsQuery($spaceId: ID!) @throwOnFieldError {
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

type VaultPickerDialogProps = { spaceId: string; kind: 'source' | 'collection'; onChoose: (fill: VariableFill) => void; onClose: () => void };

/** Asks which source or which collection of the space a variable is filled with. */
export default function VaultPickerDialog({ spaceId, kind, onChoose, onClose }: VaultPickerDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      width={480}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...(kind === 'source' ? messages.source : messages.collection)} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {kind === 'source' ? <Sources spaceId={spaceId} onChoose={onChoose} /> : <Collections spaceId={spaceId} onChoose={onChoose} />}
    </Dialog>
  );
}

type PickProps = Pick<VaultPickerDialogProps, 'spaceId' | 'onChoose'>;

function Sources({ spaceId, onChoose }: PickProps) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  return (
    <Place>
      <SearchInput label={intl.formatMessage(messages.find)} emptyLabel={intl.formatMessage(messages.empty)} maxLength={200} pauseMs={250} value={words} onSearch={setWords} />
      <QueryLoader<VaultPickerDialogSourcesQuery>
        query={sourcesQuery}
        variables={{ spaceId, text: words === '' ? null : words, order: words === '' ? 'MODIFIED' : 'RELEVANCE' }}
        fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}
      >
        {({ node }) =>
          node?.space?.sources.edges.length === 0 ? (
            <p role="status">
              <FormattedMessage {...messages.nothing} />
            </p>
          ) : (
            <ul>
              {node?.space?.sources.edges.map(({ node: { id, title } }) => (
                <li key={id}>
                  <button type="button" dir="auto" onClick={() => onChoose({ kind: 'source', id, title })}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryLoader>
    </Place>
  );
}

function Collections({ spaceId, onChoose }: PickProps) {
  return (
    <QueryLoader<VaultPickerDialogCollectionsQuery> query={collectionsQuery} variables={{ spaceId }} isLive fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
      {({ node }) =>
        node?.space &&
        (node.space.tree.length === 0 ? (
          <p role="status">
            <FormattedMessage {...messages.noCollections} />
          </p>
        ) : (
          <CollectionPicker space={node.space} currentId={null} pickedId={null} onPick={(id) => onChoose({ kind: 'collection', id, title: node.space?.tree.find((one) => one.id === id)?.name ?? '' })} />
        ))
      }
    </QueryLoader>
  );
}

const messages = defineMessages({
  source: { id: 'prompts.run.chooseSource', defaultMessage: 'Choose a source' },
  collection: { id: 'prompts.run.chooseCollection', defaultMessage: 'Choose a collection' },
  find: { id: 'prompts.run.findSource', defaultMessage: 'Find a source' },
  empty: { id: 'prompts.emptySearch', defaultMessage: 'Empty the search' },
  nothing: { id: 'prompts.run.noSource', defaultMessage: 'No results found.' },
  noCollections: { id: 'prompts.run.noCollections', defaultMessage: 'No collections found' },
});

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font: var(--text-13);

  li button {
    ${clip}
    width: 100%;
    padding: 6px 8px;
    border-radius: var(--r-sm);
    font: var(--text-13);
    text-align: start;

    ${onTouch} {
      min-height: 44px;
    }
  }

  li button:hover,
  li button:focus-visible {
    background: var(--bg-hover);
  }
`;
