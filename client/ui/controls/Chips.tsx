import { X } from 'lucide';
import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { clip, fingerSized, onTouch } from '../mixins.ts';

type FilterChipProps = {
  /** Left out where the value says it all. */
  name?: string;
  value: ReactNode;
  /** Opens the filter at this field. */
  onEdit: () => void;
  onRemove: () => void;
  removeLabel: string;
};

/** A filter in force: its name quietly, its value, a cross. Backspace or Delete removes it. */
export function FilterChip({ name, value, onEdit, onRemove, removeLabel }: FilterChipProps) {
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <FilterBox data-chip onKeyDown={removeByKey}>
      <button type="button" onClick={onEdit}>
        {name && <span>{name}</span>} {value}
      </button>
      <Cross type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon of={X} size={12} />
      </Cross>
    </FilterBox>
  );
}

type PickChipProps = Omit<ComponentPropsWithRef<'button'>, 'onClick'> & {
  icon?: IconNode;
  on: boolean;
  onToggle: (on: boolean) => void;
};

/** One of several values that can be on together (a filter's types, tags). */
export function PickChip({ icon, on, onToggle, children, ...rest }: PickChipProps) {
  return (
    <PickBox {...rest} type="button" aria-pressed={on} onClick={() => onToggle(!on)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </PickBox>
  );
}

/** A row of chips that wraps. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  ${onTouch} {
    row-gap: 12px;
  }
`;

const FilterBox = styled.span`
  display: inline-flex;
  align-items: center;
  height: 28px;
  border-radius: var(--r-sm);
  background: var(--bg-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font-size: 12px;
  font-weight: 500;
  max-width: 100%;

  > button:first-child {
    ${clip}
    height: 28px;
    padding-inline-start: 10px;
    border-radius: var(--r-sm);
  }

  ${onTouch} {
    height: 32px;

    > button,
    > button:first-child {
      height: 44px;
      min-width: 44px;
      margin-block: -6px;
    }
  }

  span {
    margin-inline-end: 5px;
    color: var(--fg-3);
    font-weight: 400;
  }
`;

const Cross = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 28px;
  margin-inline-start: 2px;
  border-radius: var(--r-sm);
  color: var(--fg-3);

  &:hover {
    color: var(--fg-1);
  }
`;

const PickBox = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 10px;
  border-radius: var(--r-sm);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font-size: 12px;
  font-weight: 500;

  ${fingerSized}

  ${onTouch} {
    height: 32px;
  }

  > svg {
    color: var(--fg-3);
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-fg);

    > svg {
      color: inherit;
    }
  }
`;
