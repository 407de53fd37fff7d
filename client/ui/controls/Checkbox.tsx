import { Check, Minus } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { onTouch } from '../mixins.ts';

type CheckboxProps = {
  /** `'indeterminate'` when some of what it stands for is chosen. */
  checked: boolean | 'indeterminate';
  /** Left out where the list around it takes the press. */
  onChange?: (checked: boolean) => void;
  /** ContentView beside the box; without it give an `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  disabled?: boolean;
  tabIndex?: number;
  onClick?: (event: MouseEvent) => void;
};

/** A box to tick. */
export function Checkbox({ checked, onChange, onClick, children, ...rest }: CheckboxProps) {
  const box = (
    <Box
      {...rest}
      type="button"
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onChange?.(checked !== true);
      }}
    >
      {checked !== false && <Icon of={checked === 'indeterminate' ? Minus : Check} size={12} stroke={3} />}
    </Box>
  );
  return children ? (
    <Line>
      {box}
      {children}
    </Line>
  ) : (
    box
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  line-height: 20px;

  ${onTouch} {
    min-height: 44px;
  }
`;

const Box = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: var(--r-xs);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1.5px var(--line-3);
  color: var(--fg-on-solid);

  /* Only what one presses fades, not a list of which everything is chosen. */
  &:hover {
    transition: background var(--t-instant) linear;
  }

  &::after {
    content: '';
    position: absolute;
    inset: -4px;

    ${onTouch} {
      inset: -14px;
    }
  }

  &[aria-checked='true'],
  &[aria-checked='mixed'] {
    background: var(--accent);
    box-shadow: none;
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
