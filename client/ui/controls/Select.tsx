import { Check, ChevronsUpDown } from 'lucide';
import { Select as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { clip, onTouch, popMotion, popSurface } from '../mixins.ts';
import { useFieldControl } from './Field.tsx';
import { inputFrame, type InputBoxProps, type InputSize } from './inputBox.ts';

export type SelectOption<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

type SelectProps<V extends string> = {
  /** The empty string means that nothing is chosen: the placeholder shows. */
  value: V | '';
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string;
  size?: InputSize;
  disabled?: boolean;
  /** Names the select outside a `Field`. */
  label?: string;
};

/** One of a few; `Combobox` is for many. Options' values must not be empty. */
export function Select<V extends string>({
  value,
  onChange,
  options,
  placeholder,
  size = 36,
  disabled,
  label,
}: SelectProps<V>) {
  const field = useFieldControl();
  const chosen = options.find((option) => option.value === value);
  return (
    <Place>
      {/* Radix reports a change to '' when the options under it are replaced; nobody empties the choice. */}
      <Primitive.Root value={value} onValueChange={(next) => next !== '' && onChange(next as V)} disabled={disabled}>
        <Trigger
          id={field.id}
          aria-label={label}
          aria-describedby={field.describedBy}
          aria-invalid={field.isInvalid || undefined}
          $size={size}
          $invalid={field.isInvalid}
        >
          <SelectedSources>
            <Primitive.Value placeholder={<Placeholder>{placeholder}</Placeholder>}>{chosen?.label}</Primitive.Value>
          </SelectedSources>
          <Icon of={ChevronsUpDown} size={14} />
        </Trigger>
        <Primitive.Portal>
          <List className="pop" position="popper" sideOffset={4} collisionPadding={8}>
            <Primitive.Viewport>
              {options.map((option) => (
                <Row key={option.value} value={option.value} disabled={option.disabled}>
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Mark>
                    <Icon of={Check} />
                  </Mark>
                </Row>
              ))}
            </Primitive.Viewport>
          </List>
        </Primitive.Portal>
      </Primitive.Root>
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
`;

const Trigger = styled(Primitive.Trigger)<InputBoxProps>`
  ${inputFrame}
`;

const SelectedSources = styled.span`
  ${clip}
  flex: 1;
`;

const Placeholder = styled.span`
  color: var(--fg-3);
`;

const List = styled(Primitive.Content)`
  --pop-origin: var(--radix-select-content-transform-origin);
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  min-width: var(--radix-select-trigger-width);
  max-width: 400px;
  max-height: min(360px, var(--radix-select-content-available-height));
  overflow: auto;
  padding: 4px;
`;

const Row = styled(Primitive.Item)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;

  ${onTouch} {
    min-height: 44px;
  }

  padding-block: 4px;
  padding-inline: 8px;
  border-radius: var(--r-sm);
  font-size: 13px;
  cursor: pointer;
  user-select: none;

  > svg {
    color: var(--fg-3);
  }

  &[data-highlighted] {
    background: var(--bg-hover);
    outline: none;
  }

  &[data-disabled] {
    color: var(--fg-off);
    cursor: not-allowed;
  }
`;

const Mark = styled(Primitive.ItemIndicator)`
  margin-inline-start: auto;
  color: var(--accent-fg);
`;
