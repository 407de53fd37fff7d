import { Check, ChevronsUpDown, X, type IconNode } from 'lucide';
import { Popover as Primitive } from 'radix-ui';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { clip, popMotion, popSurface } from '../mixins.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useRowWindow } from '../useRowWindow.ts';
import { useFieldControl } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { inputFrame, type InputBoxProps } from './inputBox.ts';

/** `depth` indents an option by 16 px a level (trees). */
type ComboboxOption<V extends string> = { value: V; label: string; icon?: IconNode; depth?: number };

type ComboboxProps<V extends string> = {
  /** The empty string means that nothing is chosen: the placeholder shows. */
  value: V | '';
  onChange: (value: V | '') => void;
  options: readonly ComboboxOption<V>[];
  placeholder: string;
  /** Names the cross that empties the choice. */
  clearLabel: string;
};

/** In px: a finger needs more room than a pointer. */
const useRowHeight = (): number => (useMediaQuery('(pointer: coarse)') ? 44 : 32);
/** How many rows a page of the keyboard is. */
const PAGE = 10;
/** Letters typed within this time are one word. */
const TYPING_MS = 800;

/** A `Select` for any number of options: only those in sight are drawn. Arrows, Page Up and Down, Home, End and letters walk. */
export function Combobox<V extends string>({ value, onChange, options, placeholder, clearLabel }: ComboboxProps<V>) {
  const field = useFieldControl();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: V) => {
    onChange(next);
    setIsOpen(false);
  };
  const listId = `${field.id ?? ''}-options`;
  return (
    <Place>
      <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
        <Primitive.Trigger asChild>
          <Button
            ref={trigger}
            type="button"
            role="combobox"
            id={field.id}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-describedby={field.describedBy}
            aria-invalid={field.isInvalid || undefined}
            $invalid={field.isInvalid}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {chosen?.icon && <Icon of={chosen.icon} />}
            <SelectedSources>{chosen?.label ?? <Placeholder>{placeholder}</Placeholder>}</SelectedSources>
            <Icon of={ChevronsUpDown} size={14} />
          </Button>
        </Primitive.Trigger>
        <Primitive.Portal>
          <List
            className="pop"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            aria-labelledby={field.labelledBy}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              document.getElementById(listId)?.focus();
            }}
          >
            <Options id={listId} labelledBy={field.labelledBy} value={value} options={options} onChoose={choose} />
          </List>
        </Primitive.Portal>
      </Primitive.Root>
      {value !== '' && (
        <ClearPlace>
          <IconButton
            size={24}
            icon={X}
            iconSize={14}
            label={clearLabel}
            onClick={() => {
              onChange('');
              trigger.current?.focus();
            }}
          />
        </ClearPlace>
      )}
    </Place>
  );
}

type OptionsProps<V extends string> = {
  id: string;
  labelledBy: string | undefined;
  value: V | '';
  options: readonly ComboboxOption<V>[];
  onChoose: (value: V) => void;
};

function Options<V extends string>({ id, labelledBy, value, options, onChoose }: OptionsProps<V>) {
  const prefix = useId();
  const rows = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => Math.max(0, options.findIndex((option) => option.value === value)));
  const rowHeight = useRowHeight();
  const { first, end } = useRowWindow(rows, options.length, rowHeight);
  const drawn = useMemo(() => [...new Set([...Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset), active])].toSorted((one, other) => one - other), [first, end, active]);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const top = active * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
  }, [active, rowHeight]);

  const typed = useRef({ word: '', at: 0 });
  const jump = (letter: string, now: number) => {
    const before = now - typed.current.at < TYPING_MS ? typed.current.word : '';
    const word = before + letter.toLocaleLowerCase();
    typed.current = { word, at: now };
    // The same letter again goes on to the next; a longer word may stay where it is.
    const isRepeated = [...word].every((one) => one === word[0]);
    const from = isRepeated ? active + 1 : active;
    const wanted = isRepeated ? word.slice(0, 1) : word;
    for (let step = 0; step < options.length; step++) {
      const index = (from + step) % options.length;
      if (options[index]?.label.toLocaleLowerCase().startsWith(wanted)) return setActive(index);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const walk: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE, PageUp: active - PAGE, Home: 0, End: options.length - 1 };
    const to = walk[event.key];
    const isPress = event.key === 'Enter' || (event.key === ' ' && (typed.current.word === '' || event.timeStamp - typed.current.at >= TYPING_MS));
    const isLetter = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (to !== undefined) setActive(Math.min(options.length - 1, Math.max(0, to)));
    else if (isPress) {
      const option = options[active];
      if (option) onChoose(option.value);
    } else if (isLetter) jump(event.key, event.timeStamp);
    else if (event.key !== 'Tab') return;
    // Tab would leave a list that hides the rest of the dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Scroll
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={options.length > 0 ? `${prefix}${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      <Rows ref={rows} role="presentation" style={{ height: options.length * rowHeight }}>
        {drawn.map((index) => {
          const option = options[index];
          if (!option) return null;
          const isSelected = option.value === value;
          return (
            <Row
              key={option.value}
              id={`${prefix}${index}`}
              role="option"
              aria-selected={isSelected}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              data-highlighted={index === active || undefined}
              style={{ top: index * rowHeight, height: rowHeight }}
              $depth={option.depth ?? 0}
              onPointerMove={() => setActive(index)}
              onClick={() => onChoose(option.value)}
            >
              {option.icon && <Icon of={option.icon} />}
              <Label>{option.label}</Label>
              {isSelected && <Icon of={Check} />}
            </Row>
          );
        })}
      </Rows>
    </Scroll>
  );
}

const Place = styled.div`
  position: relative;
  min-width: 0;
`;

const ClearPlace = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 30px;
  display: grid;
  align-items: center;
`;

const Button = styled.button<InputBoxProps>`
  ${inputFrame}
`;

const SelectedSources = styled.span`
  ${clip}
  flex: 1;
  padding-inline-end: 24px;
  text-align: start;
`;

const Placeholder = styled.span`
  color: var(--fg-3);
`;

const List = styled(Primitive.Content)`
  --pop-origin: var(--radix-popover-content-transform-origin);
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  width: var(--radix-popover-trigger-width);
  padding: 4px;
`;

const Scroll = styled.div`
  max-height: min(352px, calc(var(--radix-popover-content-available-height) - 8px));
  overflow: auto;

  &:focus-visible {
    outline: none;
  }
`;

const Rows = styled.div`
  position: relative;
`;

const Row = styled.div<{ $depth: number }>`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: 10px;
  padding-inline: ${({ $depth }) => 8 + Math.min($depth, 8) * 16}px 8px;
  border-radius: var(--r-sm);
  font-size: 13px;
  cursor: pointer;
  user-select: none;

  > svg {
    flex: none;
    color: var(--fg-3);
  }

  &[data-highlighted] {
    background: var(--bg-hover);
  }
`;

const Label = styled.span`
  ${clip}
  flex: 1;
`;
