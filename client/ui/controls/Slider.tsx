import styled from 'styled-components';
import { onTouch } from '../mixins.ts';
import { useFieldControl } from './Field.tsx';

type SliderProps = {
  /** Null: nothing is chosen; the thumb stands at `rest`. */
  value: number | null;
  min: number;
  max: number;
  step: number;
  /** Where the thumb stands while nothing is chosen. */
  rest: number;
  /** The value in words. */
  valueText: string;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A number between two others, by pointer or by arrows. In languages that read from the right it grows to the left. Stands in a `Field`. */
export function Slider({ value, min, max, step, rest, valueText, disabled, onChange }: SliderProps) {
  const field = useFieldControl();
  const shown = value ?? rest;
  return (
    <Line
      type="range"
      id={field.id}
      aria-describedby={field.describedBy}
      aria-valuetext={valueText}
      data-unset={value === null || undefined}
      style={{ '--filled': `${((shown - min) / (max - min)) * 100}%` }}
      min={min}
      max={max}
      step={step}
      value={shown}
      disabled={disabled}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}

const Line = styled.input`
  --to: to right;
  width: 100%;
  height: 24px;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  &:dir(rtl) {
    --to: to left;
  }

  &:disabled {
    cursor: not-allowed;
  }

  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--to), var(--accent) var(--filled), var(--bg-press) var(--filled));
  }

  &::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--to), var(--accent) var(--filled), var(--bg-press) var(--filled));
  }

  &[data-unset]::-webkit-slider-runnable-track {
    background: var(--bg-press);
  }

  &[data-unset]::-moz-range-track {
    background: var(--bg-press);
  }

  &::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    margin-block-start: -6px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 0 0 1px var(--line-2), 0 1px 3px rgb(0 0 0 / 24%);
    appearance: none;
  }

  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 0;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 0 0 1px var(--line-2), 0 1px 3px rgb(0 0 0 / 24%);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }

  ${onTouch} {
    height: 44px;
  }
`;
