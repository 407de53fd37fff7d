import { css, keyframes } from 'styled-components';

/** A text with a direction of its own begins where all around it begins. Chromium knows it under its own name alone. */
export const alignAsAround = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** One line that ends in an ellipsis. */
export const clip = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** An edge where the system chooses the colours and shadows are gone (base.css); whoever has an outline of his own keeps it. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    :where(&),
    &:focus:not(:focus-visible) {
      outline: 1px solid CanvasText;
    }
  }
`;

/** At most `lines` lines, then an ellipsis. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

/** Digits of one width, for numbers that change or stand in columns. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`;

/** Only under 600 px: the phone layout of design/guide section 9. */
export const onPhone = '@media (max-width: 599.98px)';

/** Under 960 px: navigation and panels open over the content. */
export const onSmallScreen = '@media (max-width: 959.98px)';

/** Where a finger points. */
export const onTouch = '@media (pointer: coarse)';

/** As large as a finger wants, 44 px: the area grows, not what one sees. Not for what clips its own words. */
export const fingerSized = css`
  ${onTouch} {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: min(0px, (100% - 44px) / 2);
    }
  }
`;

/** A line of words as high as a finger wants, also where it clips them; it takes no more room than before. */
export const fingerHigh = css`
  ${onTouch} {
    position: relative;
    padding-block: 14px;
    margin-block: -14px;
  }
`;

/** The skin of every menu and popover. The class `pop` lifts the controls' colours in dark (end of tokens.css). */
export const popSurface = css`
  ${forcedEdge}
  background: var(--bg-popover);
  border-radius: var(--r-lg);
  box-shadow: var(--shadow-pop);
`;

const popIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(4px) scale(0.98);
  }
`;

const fadeOut = keyframes`
  to {
    opacity: 0;
  }
`;

/** Menu, popover and tooltip: fade, 4 px rise and a scale from .98 at the trigger's corner (`--pop-origin`). */
export const popMotion = css`
  transform-origin: var(--pop-origin);

  &[data-state='open'],
  &[data-state='delayed-open'],
  &[data-state='instant-open'] {
    animation: ${popIn} var(--t-base) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--t-fast) var(--ease-in) forwards;
  }
`;

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** The scrim behind dialogs, drawers and bottom sheets. */
export const overlaySurface = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  background: var(--bg-overlay);

  &[data-state='open'] {
    animation: ${fadeIn} var(--t-slow) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--t-fast) var(--ease-in) forwards;
  }
`;

/** A link that is pressed wherever its card is pressed. */
export const asLargeAsCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-lg);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
