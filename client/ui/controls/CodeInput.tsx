import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { useFieldControl } from './Field.tsx';

type CodeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onChange: (code: string) => void;
  /** Called once all six are there, typed or pasted. */
  onComplete: (code: string) => void;
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const length = 6;
const places = Array.from({ length }, (_, place) => place);

/** Six digits in six boxes, which are one field: pasting fills all of them, and so do what telephones offer to fill in. */
export function CodeInput({ value, onChange, onComplete, invalid = false, ...rest }: CodeInputProps) {
  const field = useFieldControl();
  const isInvalid = invalid || field.isInvalid;
  const change = (typed: string) => {
    const code = typed.replaceAll(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete(code);
  };
  return (
    <Boxes>
      {places.map((place) => (
        <Digit key={place} aria-hidden $invalid={isInvalid} data-next={place === Math.min(value.length, length - 1) || undefined}>
          {value[place]}
        </Digit>
      ))}
      <Input
        id={field.id}
        aria-describedby={field.describedBy}
        {...rest}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        aria-invalid={isInvalid || undefined}
        onChange={(event) => change(event.target.value)}
      />
    </Boxes>
  );
}

const Boxes = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${length}, minmax(0, 1fr));
  gap: 8px;
`;

const Digit = styled.span<{ $invalid: boolean }>`
  display: grid;
  place-items: center;
  height: 48px;
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px ${({ $invalid }) => ($invalid ? 'var(--danger-fg)' : 'var(--line-2)')}, var(--shadow-xs);
  font-size: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  :focus-within > &[data-next] {
    box-shadow: inset 0 0 0 1px var(--focus), 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
  }
`;

/** Lies over the boxes, unseen: the digits are drawn below it. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  background: none;
  color: transparent;
  caret-color: transparent;
  font-size: 16px;

  &:focus-visible {
    outline: none;
  }

  &::selection {
    background: none;
  }
`;
