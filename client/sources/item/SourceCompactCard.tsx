import { CircleAlert, ClipboardType, NotebookPen } from 'lucide';
import { useState, type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceCompactCard_source$key } from '#client/__generated__/SourceCompactCard_source.graphql.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ProgressRing } from '#client/ui/display/Progress.tsx';
import { CardCheck, CardKind } from '#client/ui/layout/Card.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { alignAsAround, asLargeAsCard, clampLines, clip, forcedEdge } from '#client/ui/mixins.ts';
import { SourceMenu } from '../actions/SourceMenu.tsx';
import { useHasCheckboxes, useIsSelected } from '../selection/SelectionContext.ts';
import { FailureLabel } from '../status/FailureLabel.tsx';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { useSourceProgress } from '../status/useSourceProgress.ts';
import { fileKind, isPage } from './fileKind.ts';
import { ListedDate } from './ListedDate.tsx';
import { MatchTitle, useMatchSnippet } from './SearchMatch.tsx';
import type { SourceCard } from './SourceCard.tsx';
import { SourceKind } from './SourceKind.tsx';

type SourceCompactCardProps = Pick<ComponentProps<typeof SourceCard>, 'hit' | 'dateShown' | 'isStatusQuiet'> & { source: SourceCompactCard_source$key };

/** A source on a phone: a small cover beside its title. The grid follows its link (`useListGestures`). */
export function SourceCompactCard({ source: ref, hit, dateShown, isStatusQuiet }: SourceCompactCardProps) {
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
        failure {
          code
        }
        ...useSourceProgress_source
        ...SourceKind_source
        ...SourceMenu_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  const passage = useMatchSnippet(hit, 20);
  const tabIndex = useCellTabIndex();
  const hasCheckboxes = useHasCheckboxes();
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
        </CardKind>
        {passage && <Passage>{passage}</Passage>}
        <Foot>
          {source.status === 'FAILED' ? <FailureLabel code={source.failure?.code} /> : <ListedDate createdAt={source.createdAt} updatedAt={source.updatedAt} by={dateShown} />}
          <SourceStatusBadge source={source} isQuiet={isStatusQuiet} />
        </Foot>
      </Body>
      {hasCheckboxes && (
        <CardCheck>
          <Checkbox checked={isSelected} tabIndex={-1} aria-label={source.title} />
        </CardCheck>
      )}
      <Tools>
        <SourceMenu source={source} />
      </Tools>
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
  height: 112px;
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

  /* Below the checkbox. */
  [data-choosing] & {
    top: 36px;
    -webkit-line-clamp: 4;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-block: 12px 10px;
  padding-inline: 14px 12px;

  ${CardKind} {
    padding-inline-end: 32px;
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

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
  padding-block-start: 6px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Tools = styled.div`
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
`;

const Live = styled.div`
  position: absolute;
  inset-inline: 88px 0;
  bottom: 0;
`;
