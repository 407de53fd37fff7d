import styled, { css } from 'styled-components';
import { onTouch } from '../mixins.ts';

export type InputSize = 32 | 36 | 40;

export type InputBoxProps = { $size?: InputSize; $invalid?: boolean; $readOnly?: boolean; $area?: boolean };

/** The frame around everything one types or picks in. */
export const inputFrame = css<InputBoxProps>`
  display: flex;
  align-items: ${({ $area }) => ($area ? 'flex-start' : 'center')};
  gap: 8px;
  width: 100%;
  min-width: 0;
  min-height: ${({ $size = 36 }) => $size}px;
  padding: 0 ${({ $size }) => ($size === 32 ? '10px' : '12px')};
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-xs);
  color: var(--fg-1);
  font-size: ${({ $size }) => ($size === 32 ? '13px' : '14px')};
  transition: box-shadow var(--t-fast);

  ${onTouch} {
    min-height: 44px;
  }

  > svg {
    color: var(--fg-3);
  }

  [data-theme='dark'] & {
    background: var(--bg-sunken);
  }

  [data-theme='dark'] .dialog &,
  [data-theme='dark'] .pop &,
  [data-theme='dark'] .bs & {
    background: color-mix(in srgb, var(--bg-canvas) 55%, transparent);
  }

  &:focus-within,
  &:focus-visible,
  &[data-state='open'] {
    outline: none;
    box-shadow: inset 0 0 0 1px var(--focus), 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
  }

  ${({ $invalid }) =>
    $invalid &&
    css`
      &,
      &:focus-within,
      &:focus-visible {
        box-shadow: inset 0 0 0 1px var(--danger-fg),
          0 0 0 3px color-mix(in srgb, var(--danger-fg) 14%, transparent);
      }
    `}

  ${({ $readOnly }) =>
    $readOnly &&
    css`
      &,
      [data-theme='dark'] & {
        background: var(--bg-sunken);
        box-shadow: inset 0 0 0 1px var(--line-1);
        color: var(--fg-2);
      }
    `}

  @media (forced-colors: active) {
    outline: 1px solid ButtonBorder;
    outline-offset: -1px;

    &:focus-within,
    &:focus-visible {
      outline: 3px solid Highlight;
    }
  }

  &:has(:disabled),
  &[data-disabled] {
    background: var(--bg-hover);
    box-shadow: none;
    color: var(--fg-off);
    cursor: not-allowed;
  }
`;

export const InputBox = styled.div<InputBoxProps>`
  ${inputFrame}
`;

/** The bare typing surface inside an `InputBox`; the frame shows the focus. */
export const typingSurface = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;

  /* Telephones zoom into what is smaller. */
  ${onTouch} {
    font-size: 16px;
  }

  &:focus-visible {
    outline: none;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;
