import styled from 'styled-components';
import { Skeleton } from '../display/Skeleton.tsx';
import { alignAsAround, clampLines, clip, forcedEdge, onTouch, tabularNumbers } from '../mixins.ts';
import { CardCover } from './CardCover.tsx';

/**
 * A source as a card, 272 px high: `CardCover`, `CardBody` (`CardKind`, `CardTitle`, tags, `CardFoot`). All that one takes hold of
 * stands in the line of the kind: `SourceSlot` where its icon is, `CardTools` at its end; nothing lies on the cover or on words, and
 * nothing moves for it. It is only the looks (`data-selected`, `data-lifted`): click, keys and dragging come from who renders it.
 */
export const Card = styled.article`
  ${forcedEdge}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 272px;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  cursor: pointer;
  transition: box-shadow var(--t-fast);

  &:hover {
    box-shadow: 0 0 0 1px var(--line-2), var(--shadow-hover);
  }

  &[data-lifted] {
    opacity: 0.45;
  }

  &[data-selected] {
    box-shadow: 0 0 0 2px var(--accent), var(--shadow-card);
  }
`;

/** Everything under the cover. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  padding: 12px 16px 0;

  ${Card}:active > & {
    background: var(--bg-press);
  }

  > .tags {
    flex: none;
    margin-block-start: 4px;
  }
`;

/**
 * The quiet line above the title: an icon or favicon in a square of its own, and the host, "PDF, 4.2 MB" or "Note". On the page it comes
 * after the title: that is read and reached first.
 */
export const CardKind = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  order: -1;
  flex: none;
  min-width: 0;
  height: 24px;
  margin-block-start: -4px;
  margin-inline-end: -8px;
  color: var(--fg-3);
  font: var(--text-12);

  > span,
  > a {
    ${clip}
  }

  a:hover {
    color: var(--fg-1);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

export const CardTitle = styled.h3`
  ${clampLines(2)}
  ${alignAsAround}
  flex: none;
  margin-block-start: 4px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

/** Where it lies and its date at the start, the status at the end. */
export const CardFoot = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: 6px;
  height: 40px;
  margin-block-start: auto;
  color: var(--fg-3);
  font: var(--text-12);

  > time {
    flex: none;
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** Favorite and menu, at the end of the line of the kind: under the pointer and on focus, and a star that is set always. */
export const CardTools = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  min-width: 48px;
  margin-inline-start: auto;

  ${onTouch} {
    gap: 20px;
  }

  button:not([aria-pressed='true']) {
    opacity: 0;

    ${Card}:hover &,
    ${Card}:focus-within &,
    &[data-state='open'] {
      opacity: 1;
    }

    @media (hover: none) {
      opacity: 1;
    }
  }
`;

/** A `ProgressLine` along the cover's lower edge. */
export const CardLive = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 130px;
`;

/** A card that is still to come. */
export function CardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <CardCover as="div">
        <Skeleton $height="100%" $radius="0" />
      </CardCover>
      <CardBody>
        <Skeleton $width="45%" style={{ marginBlockStart: 3 }} />
        <Skeleton $width="92%" $height="12px" style={{ marginBlockStart: 12 }} />
        <Skeleton $width="64%" $height="12px" style={{ marginBlockStart: 8 }} />
        <CardFoot>
          <Skeleton $width="72px" />
          <Skeleton $width="64px" />
        </CardFoot>
      </CardBody>
    </Card>
  );
}

/** Cards side by side, as many as fit; 120 px stay free under the last row for the round button. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(256px, 100%), 1fr));
  gap: 16px;
  padding: 4px 24px 120px;
`;
