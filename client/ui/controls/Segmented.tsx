import type { IconNode } from 'lucide';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { segmentStyles, segmentTrack } from './segments.ts';
import { Tooltip } from './Tooltip.tsx';

type Segment<V extends string> = { value: V; label: string; icon?: IconNode };

type SegmentedProps<V extends string> = {
  /** Names the group. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  segments: readonly Segment<V>[];
  /** Shows only the icons; the labels become names and tooltips. */
  iconsOnly?: boolean;
};

/** A few ways of which exactly one is always chosen; arrows move the choice. */
export function Segmented<V extends string>({ label, value, onChange, segments, iconsOnly = false }: SegmentedProps<V>) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const index = (at + step + segments.length) % segments.length;
    const next = segments[index];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {segments.map((segment) => {
        const isSelected = segment.value === value;
        return (
          <Tooltip key={segment.value} text={iconsOnly ? segment.label : ''}>
            <Part
              type="button"
              role="radio"
              aria-checked={isSelected}
              tabIndex={isSelected ? 0 : -1}
              aria-label={iconsOnly ? segment.label : undefined}
              onClick={() => !isSelected && onChange(segment.value)}
            >
              {segment.icon && <Icon of={segment.icon} />}
              {!iconsOnly && segment.label}
            </Part>
          </Tooltip>
        );
      })}
    </Group>
  );
}

const Group = styled.div`
  ${segmentTrack}
`;

const Part = styled.button`
  ${segmentStyles}
`;
