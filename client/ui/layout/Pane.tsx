import styled from 'styled-components';
import { forcedEdge } from '../mixins.ts';

/** The one rounded sheet everything stands on; panes inside it are split by hairlines. */
export const Sheet = styled.main`
  ${forcedEdge}
  position: relative;
  display: flex;
  min-width: 0;
  min-height: 0;
  /* Not even by the focus or a search of the browser is it scrolled: its panes are. */
  overflow: clip;
  border-radius: var(--r-lg);
  background: var(--bg-sheet);
  box-shadow: var(--shadow-sheet);
`;

/** A column of the sheet that scrolls by itself. `$edge` renders the hairline to its neighbour, `$width` is CSS. */
export const Pane = styled.section<{ $width?: string; $edge?: 'start' | 'end' }>`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: ${({ $width }) => ($width ? 'none' : '1')};
  width: ${({ $width }) => $width ?? 'auto'};
  min-width: 0;
  min-height: 0;
  border-inline-start: ${({ $edge }) => ($edge === 'start' ? '1px solid var(--line-1)' : '0')};
  border-inline-end: ${({ $edge }) => ($edge === 'end' ? '1px solid var(--line-1)' : '0')};

  @media print {
    display: block;
  }
`;

/** The 52 px bar at the top of a pane: an `h2` at the start, tools at the end. */
export const PaneHead = styled.header`
  /* What a finger presses beyond its tools lies over what follows. */
  > button {
    z-index: 1;
  }

  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  flex: none;
  height: 52px;
  padding-block: 8px 0;
  padding-inline: 20px 12px;

  h2 {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }
`;

/** The part of a pane that scrolls. */
export const PaneBody = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }

  /* It was given the focus so that keys scroll it. */
  &[data-quiet]:focus-visible {
    outline: none;
  }

  @media print {
    overflow: visible;
    outline: none;
  }
`;

/** What stays at the bottom of a pane. */
export const PaneFoot = styled.footer`
  flex: none;
  padding: 8px 12px;
  border-block-start: 1px solid var(--line-1);
`;

/** Names on the left, values on the right: `<KeyValues><dt/><dd/>…</KeyValues>`. */
export const KeyValues = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  row-gap: 8px;
  align-items: center;
  font: var(--text-13);

  dt {
    color: var(--fg-3);
  }

  dd {
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The quiet heading above a block. */
export const BlockHead = styled.h3`
  color: var(--fg-3);
  font: var(--text-12);
  font-weight: 500;
`;
