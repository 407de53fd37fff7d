import { css } from 'styled-components';
import { popMotion, popSurface } from '../mixins.ts';

/** The panel of a menu; `--pop-room` is the height that is left for it. */
export const menuSurface = css`
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  min-width: 200px;
  max-width: min(360px, calc(100vw - 16px));
  max-height: var(--pop-room);
  overflow: auto;
  padding: 4px;
`;

/** One row of a menu. */
export const itemStyles = css<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: var(--r-sm);
  color: ${({ $danger }) => ($danger ? 'var(--danger-fg)' : 'var(--fg-1)')};
  font-size: 13px;
  line-height: 20px;
  cursor: pointer;
  user-select: none;

  @media (pointer: coarse) {
    min-height: 44px;
  }

  svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : 'var(--fg-3)')};
  }

  &[data-highlighted],
  &[data-state='open'] {
    background: ${({ $danger }) => ($danger ? 'var(--danger-soft)' : 'var(--bg-hover)')};
    outline: none;
  }

  &[data-disabled] {
    color: var(--fg-off);
    cursor: not-allowed;

    svg {
      color: inherit;
    }
  }
`;
