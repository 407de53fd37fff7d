import styled, { css } from 'styled-components';
import { Skeleton } from '../display/Skeleton.tsx';
import { alignAsAround, clampLines, clip, forcedEdge, onTouch, tabularNumbers } from '../mixins.ts';
import { CardCover } from './CardCover.tsx';

/**
 * A source as a card, 256 px high: `CardCover`, `CardBody` (`CardKind`, `CardTitle`, `CardFoot`), and what appears under
 * the pointer (`CardTools`, `CardHandle`). It is only the looks (`data-selected`, `data-lifted`): click, keys and dragging
 * come from who renders it.
 */
export const Card = styled.article`
  ${forcedEdge}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 256px;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  cursor: pointer;
  transition: box-shadow var(--t-fast);

  &:hover {
    box-shadow: 0 0 0 1px var(--line-2), var(--shadow-hover);
  }

  &:active > :last-of-type {
    background: var(--bg-press);
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
`;

/** The quiet line above the title: an icon or favicon, and the host, "PDF, 4.2 MB" or "Note". On the page it comes after the title: that is read and reached first. */
export const CardKind = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  order: -1;
  min-width: 0;
  height: 16px;
  color: var(--fg-3);
  font: var(--text-12);

  > span,
  > a {
    ${clip}
  }

  /* A star stands at the end. */
  > i {
    margin-inline-start: auto;
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
  margin-block-start: 6px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

/** The date at the start, the status at the end. */
export const CardFoot = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 44px;
  margin-block-start: auto;
  color: var(--fg-3);
  font: var(--text-12);
`;

const arrivesWithIntent = css`
  opacity: 0;

  ${Card}:hover &,
  ${Card}:focus-within &,
  &:has([data-state='open']) {
    opacity: 1;
  }
`;

/** Favorite and menu, top right, under the pointer and on focus. */
export const CardTools = styled.div`
  ${arrivesWithIntent}
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: var(--r-md);
  background: var(--bg-popover);
  box-shadow: var(--shadow-pop);

  @media (hover: none) {
    opacity: 1;
  }

  ${onTouch} {
    gap: 16px;
  }
`;

/** The checkbox of selection mode, top left. */
export const CardCheck = styled.div`
  position: absolute;
  top: 12px;
  inset-inline-start: 12px;
  z-index: 1;
`;

/** The drag handle, top left, under the pointer and on focus. */
export const CardHandle = styled.span`
  ${arrivesWithIntent}
  position: absolute;
  top: 8px;
  inset-inline-start: 8px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;
  border-radius: var(--r-md);
  background: var(--bg-popover);
  box-shadow: var(--shadow-pop);
  color: var(--fg-3);
  cursor: grab;
  touch-action: none;

  /* Where the tree is beside the list. */
  @media (hover: none) and (min-width: 960px) {
    opacity: 1;

    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }

  /* Beside the box. */
  [data-choosing] & {
    inset-inline-start: 44px;
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
