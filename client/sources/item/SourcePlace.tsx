import { Folder, Inbox } from 'lucide';
import { memo, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourcePlace_source$key } from '#client/__generated__/SourcePlace_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { clip, fingerHigh } from '#client/ui/mixins.ts';
import { placeNames } from '../places/placeNames.ts';
import { PlaceInstead } from '../places/PlaceInstead.ts';

/** The collection a source lies in, or the Inbox, as a link (the list follows it, `useListGestures`); nothing of what lies nowhere and is done. */
export const SourcePlace = memo(function SourcePlace({ source }: { source: SourcePlace_source$key }) {
  const tabIndex = useCellTabIndex();
  const instead = use(PlaceInstead);
  const { id, collection, isDone } = useFragment(
    graphql`
      fragment SourcePlace_source on Source {
        id
        isDone
        collection {
          id
          name
        }
      }
    `,
    source,
  );
  if (!collection && instead) return instead(id);
  if (!collection && isDone) return null;
  return (
    <Way href={`/collection/${collection?.id ?? 'inbox'}`} tabIndex={tabIndex} draggable={false} data-way title={collection?.name}>
      <Icon of={collection ? Folder : Inbox} size={14} />
      <bdi>{collection ? collection.name : <FormattedMessage {...placeNames.inbox} />}</bdi>
    </Way>
  );
});

/** Lies above the source's own link, and is clipped before what follows it. */
const Way = styled.a`
  ${fingerHigh}
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  color: var(--fg-2);
  font: var(--text-12);

  > .lucide {
    flex: none;
    color: var(--fg-3);
  }

  > bdi {
    ${clip}
    min-width: 0;
  }

  &:hover {
    color: var(--fg-1);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
