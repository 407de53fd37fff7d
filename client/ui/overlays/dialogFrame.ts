import { Dialog as Primitive } from 'radix-ui';
import styled, { css, keyframes } from 'styled-components';
import { forcedEdge, onPhone, overlaySurface } from '../mixins.ts';

/** The rest of the page, put back. */
export const Overlay = styled(Primitive.Overlay)`
  ${overlaySurface}
  /* Over a dialog that this one was opened from. */
  z-index: var(--z-dialog);
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translate(-50%, calc(-50% + 8px));
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
  }
`;

const riseFromBelow = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const sinkBelow = keyframes`
  to {
    transform: translateY(100%);
  }
`;

const asBottomSheet = css`
  ${onPhone} {
    inset: auto 0 0;
    width: auto !important;
    max-width: none;
    max-height: 92dvh;
    transform: none;
    border-radius: var(--r-xl) var(--r-xl) 0 0;
    padding-block-end: env(safe-area-inset-bottom);

    &[data-state='open'] {
      animation: ${riseFromBelow} var(--t-sheet) var(--ease-out);
    }

    &[data-state='closed'] {
      animation: ${sinkBelow} var(--t-slow) var(--ease-in) forwards;
    }
  }
`;

/** What a dialog stands on: in the middle, on a phone at the lower edge. */
export const Panel = styled(Primitive.Content)`
  ${forcedEdge}
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: var(--z-dialog);
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  transform: translate(-50%, -50%);
  overflow: hidden;
  display: flex;
  border-radius: var(--r-xl);
  background: var(--bg-popover);
  box-shadow: var(--shadow-dialog);

  &:focus-visible {
    outline: none;
  }

  &[data-state='open'] {
    animation: ${rise} var(--t-slow) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${leave} var(--t-fast) var(--ease-in) forwards;
  }

  > form {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
    min-height: 0;
  }

  ${asBottomSheet}
`;
