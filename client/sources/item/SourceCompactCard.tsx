import { CircleAlert, ClipboardType, NotebookPen } from 'lucide';
import { useState, type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceCompactCard_source$key } from '#client/__generated__/SourceCompactCard_source.graphql.ts';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ProgressRing } from '#client/ui/display/Progress.tsx';
import { CardFoot, CardKind } from '#client/ui/layout/Card.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { alignAsAround, asLargeAsCard, clampLines, clip, forcedEdge } from '#client/ui/mixins.ts';
import { FavoriteMark } from '../actions/FavoriteButton.tsx';
import { SourceMenu } from '../actions/SourceMenu.tsx';
import { useIsSelected } from '../selection/SelectionContext.ts';
import { FailureLabel } from '../status/FailureLabel.tsx';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { useSourceProgress } from '../status/useSourceProgress.ts';
import { fileKind, isPage } from './fileKind.ts';
import { ListedDate } from './ListedDate.tsx';
import { MatchTitle, useMatchSnippet } from './SearchMatch.tsx';
import type { SourceCard } from './SourceCard.tsx';
import { SourceKind } from './SourceKind.tsx';
import { SourcePlace } from './SourcePlace.tsx';
import { SourceSlot } from './SourceSlot.tsx';
import { SourceTags } from './SourceTags.tsx';

type SourceCompactCardProps = Pick<ComponentProps<typeof SourceCard>, 'hit' | 'dateShown' | 'isStatusQuiet' | 'isPlaceShown'> & { source: SourceCompactCard_source$key };

/** A source on a phone: a small cover beside its title. The grid follows its link (`useListGestures`). */
export function SourceCompactCard({ source: ref, hit, dateShown, isStatusQuiet, isPlaceShown }: SourceCompactCardProps) {
  const source = useFragment(
    graphql`
      fragment SourceCompactCard_source on Source {
        id
        type
        status
        title
        domain
        faviconUrl
        thumbnailUrl
        excerpt
        mimeType
        createdAt
        updatedAt
        isFavorite
        failure {
          code
        }
        ...useSourceProgress_source
        ...SourceKind_source
        ...SourceMenu_source
        ...SourcePlace_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
        ...SourceTags_source
      }
    `,
    ref,
  );
  const passage = useMatchSnippet(hit, 20);
  const tabIndex = useCellTabIndex();
  const isSelected = useIsSelected(source.id);
  const { percent } = useSourceProgress(source.status === 'PROCESSING' ? source : null);
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const cover = () => {
    if (source.status === 'FAILED') return <Icon of={CircleAlert} size={24} />;
    if (source.status === 'PROCESSING') return <ProgressRing size={28} percent={percent} />;
    if (source.thumbnailUrl && source.thumbnailUrl !== brokenImage) {
      return <img src={source.thumbnailUrl} data-page={isPage(source) || undefined} alt="" loading="lazy" onError={() => setBrokenImage(source.thumbnailUrl)} />;
    }
    if (source.excerpt) return <Words>{source.excerpt}</Words>;
    if (source.type === 'URI') return <Favicon src={source.faviconUrl} host={source.domain ?? ''} />;
    if (source.type === 'FILE') return <Icon of={fileKind(source.mimeType).icon} size={24} />;
    return <Icon of={source.type === 'NOTE' ? NotebookPen : ClipboardType} size={24} />;
  };
  return (
    <Box data-selected={isSelected || undefined}>
      <Cover $failed={source.status === 'FAILED'}>{cover()}</Cover>
      <Body>
        <Title dir="auto" $isShort={passage !== null}>
          <Whole href={`/source/${source.id}`} tabIndex={tabIndex} draggable={false} data-open>
            <MatchTitle hit={hit} title={source.title} />
          </Whole>
        </Title>
        <CardKind>
          <SourceKind source={source} />
          <SourceSlot id={source.id} title={source.title} isMovable={false} />
          <Tools>
            {source.isFavorite && <FavoriteMark />}
            <SourceMenu source={source} />
          </Tools>
        </CardKind>
        {passage ? <Passage>{passage}</Passage> : <SourceTags source={source} most={3} />}
        <Foot>
          {source.status === 'FAILED' ? (
            <FailureLabel code={source.failure?.code} />
          ) : (
            <>
              {isPlaceShown && <SourcePlace source={source} />}
              <ListedDate createdAt={source.createdAt} updatedAt={source.updatedAt} by={dateShown} />
            </>
          )}
          <SourceStatusBadge source={source} isQuiet={isStatusQuiet} />
        </Foot>
      </Body>
      {source.status === 'PROCESSING' && (
        <Live>
          <SourceProgress source={source} />
        </Live>
      )}
    </Box>
  );
}

const Box = styled.article`
  ${forcedEdge}
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  &[data-selected] {
    box-shadow: 0 0 0 2px var(--accent), var(--shadow-card);
  }
`;

const Cover = styled.div<{ $failed: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-inline-end: 1px solid var(--line-1);
  background: var(--bg-sunken);
  color: ${({ $failed }) => ($failed ? 'var(--danger-fg)' : 'var(--fg-3)')};

  > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 25%;
    filter: var(--cover-dim);
  }

  > img[data-page] {
    object-position: top;
  }
`;

const Words = styled.span`
  ${clampLines(5)}
  position: absolute;
  inset: 12px 10px auto 12px;
  color: var(--fg-2);
  font: 400 11px/16px var(--font-read);
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-block: 12px 10px;
  padding-inline: 14px 12px;

  > .tags {
    flex: none;
    margin-block-start: 4px;
  }
`;

const Title = styled.h2<{ $isShort: boolean }>`
  ${({ $isShort }) => clampLines($isShort ? 1 : 2)}
  ${alignAsAround}
  flex: none;
  margin-block-start: 4px;
  font-size: 15px;
  line-height: 20px;
  font-weight: 600;
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`;

const Passage = styled.p`
  ${clip}
  flex: none;
  margin-block-start: 2px;
  color: var(--fg-2);
  font: var(--text-12);
`;

const Whole = styled.a`
  ${asLargeAsCard}
`;

const Foot = styled(CardFoot)`
  height: 24px;
`;

/** Above the card's own link, which is painted later: the line of the kind stands before it by `order`. */
const Tools = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;

const Live = styled.div`
  position: absolute;
  inset-inline: 88px 0;
  bottom: 0;
`;
