import { RadioGroup } from 'radix-ui';
import styled from 'styled-components';
import type { SpaceColor } from '../display/SpaceTile.tsx';
import { fingerSized, onTouch } from '../mixins.ts';
import { useFieldControl } from './Field.tsx';

type ColorPickerProps = {
  value: SpaceColor;
  onChange: (value: SpaceColor) => void;
  /** Names of the eight presets, in order. */
  names: readonly string[];
  /** Names the group outside a `Field`. */
  label?: string;
};

/** One of the eight space colours; arrows move the choice. */
export function ColorPicker({ value, onChange, names, label }: ColorPickerProps) {
  const field = useFieldControl();
  return (
    <Row
      id={field.id}
      aria-label={label}
      aria-labelledby={label ? undefined : field.labelledBy}
      value={String(value)}
      onValueChange={(next) => onChange(Number(next) as SpaceColor)}
      orientation="horizontal"
    >
      {names.map((name, index) => (
        <Swatch
          key={name}
          value={String(index + 1)}
          aria-label={name}
          style={{ ['--c' as string]: `var(--space-${index + 1})` }}
        />
      ))}
    </Row>
  );
}

const Row = styled(RadioGroup.Root)`
  display: flex;
  justify-content: space-between;
  max-width: 400px;

  ${onTouch} {
    display: grid;
    grid-template-columns: repeat(auto-fill, 44px);
    row-gap: 16px;
  }
`;

const Swatch = styled(RadioGroup.Item)`
  ${fingerSized}
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--c);
  box-shadow: inset 0 0 0 1px var(--line-inverse);

  &[aria-checked='true'] {
    box-shadow: 0 0 0 3px var(--bg-popover), 0 0 0 5px var(--c);
  }

  &:focus-visible {
    outline-offset: 6px;
  }
`;
