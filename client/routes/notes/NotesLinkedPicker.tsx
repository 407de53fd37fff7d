import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NotesLinkedPickerQuery } from '#client/__generated__/NotesLinkedPickerQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { clip, onTouch } from '#client/ui/mixins.ts';
import { FilterField } from '../filter/FilterField.tsx';

const query = graphql`
  query NotesLinkedPickerQuery($spaceId: ID!, $text: String, $order: SourceOrder!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(first: 8, filter: { text: $text }, order: $order) {
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

/** The space's sources, to find one in: those last changed until something is typed. */
export default function NotesLinkedPicker({ spaceId, onChoose }: { spaceId: string; onChoose: (id: string) => void }) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const text = words.trim();
  return (
    <>
      <FilterField label={intl.formatMessage(messages.find)} value={words} onSearch={setWords} />
      <QueryLoader<NotesLinkedPickerQuery>
        query={query}
        variables={{ spaceId, text: text === '' ? null : text, order: text === '' ? 'MODIFIED' : 'RELEVANCE' }}
        fallback={<Skeleton $height="120px" />}
      >
        {({ node }) =>
          node?.space &&
          (node.space.sources.edges.length === 0 ? (
            <p>
              <FormattedMessage {...messages.nothing} />
            </p>
          ) : (
            <List>
              {node.space.sources.edges.map(({ node: { id, title } }) => (
                <li key={id}>
                  <button type="button" dir="auto" onClick={() => onChoose(id)}>
                    {title}
                  </button>
                </li>
              ))}
            </List>
          ))
        }
      </QueryLoader>
    </>
  );
}

const messages = defineMessages({
  find: { id: 'notes.linkedFind', defaultMessage: 'Find a source' },
  nothing: { id: 'notes.linkedNothing', defaultMessage: 'No source has these words.' },
});

const List = styled.ul`
  margin-block-start: 8px;

  button {
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

  button:hover,
  button:focus-visible {
    background: var(--bg-hover);
  }
`;
