import { css } from 'styled-components';
import { fingerSized, onTouch } from '../mixins.ts';

/** The trough in which segments lie. */
export const segmentTrack = css`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border-radius: var(--r-md);
  background: var(--bg-hover);
  box-shadow: inset 0 0 0 1px var(--line-1);
`;

/** One segment; the chosen one is raised. */
export const segmentStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 32px;
  height: 28px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 500;
  cursor: pointer;

  ${fingerSized}

  ${onTouch} {
    min-width: 44px;
  }

  &:hover {
    color: var(--fg-1);
  }

  &[data-highlighted]:focus-visible {
    outline-offset: -2px;
  }

  &[aria-checked='true'] {
    background: var(--bg-seg-on);
    color: var(--fg-1);
    box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  }
`;
