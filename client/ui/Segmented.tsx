import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { segmentLook, segmentTrack } from './segments.ts';
import { Tooltip } from './Tooltip.tsx';

type Segment<V extends string> = { value: V; label: string; icon?: LucideIcon };

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
  return (
    <Group aria-label={label} value={value} onValueChange={(next) => onChange(next as V)} orientation="horizontal">
      {segments.map((segment) => (
        <Tooltip key={segment.value} text={iconsOnly ? segment.label : ''}>
          <Part value={segment.value} aria-label={iconsOnly ? segment.label : undefined}>
            {segment.icon && <Icon of={segment.icon} />}
            {!iconsOnly && segment.label}
          </Part>
        </Tooltip>
      ))}
    </Group>
  );
}

const Group = styled(RadioGroup.Root)`
  ${segmentTrack}
`;

const Part = styled(RadioGroup.Item)`
  ${segmentLook}
`;
