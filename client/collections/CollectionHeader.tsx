import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CollectionHeader_collection$key } from '#client/__generated__/CollectionHeader_collection.graphql.ts';
import { alignAsAround, clampLines, onPhone, onSmallScreen } from '#client/ui/mixins.ts';

type CollectionHeaderProps = {
  collection: CollectionHeader_collection$key;
  /** At the end of the line: the view's buttons. */
  children?: ReactNode;
};

/** The name and description above a collection's sources. */
export function CollectionHeader({ collection: ref, children }: CollectionHeaderProps) {
  const collection = useFragment(
    graphql`
      fragment CollectionHeader_collection on Collection {
        name
        description
      }
    `,
    ref,
  );
  return (
    <Line>
      <h1 dir="auto">{collection.name}</h1>
      {collection.description !== '' && <p dir="auto" title={collection.description}>{collection.description}</p>}
      <Tools>{children}</Tools>
    </Line>
  );
}

const Line = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  align-items: start;
  column-gap: 8px;
  padding: 20px 24px 0;
  overflow-wrap: anywhere;

  h1 {
    ${alignAsAround}
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  p {
    ${clampLines(3)}
    ${alignAsAround}
    max-width: 64ch;
    color: var(--fg-2);
    font: var(--text-13);
  }

  ${onSmallScreen} {
    padding: 20px 16px 0;
  }

  ${onPhone} {
    h1 {
      font: 600 22px/28px var(--font-ui);
    }

    p {
      grid-column: 1 / -1;
      margin-block-start: 4px;
      font: var(--text-14);
    }
  }
`;

const Tools = styled.div`
  display: flex;
  grid-area: 1 / 2 / span 2;
  gap: 8px;

  ${onPhone} {
    grid-row-end: span 1;
  }
`;
