import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconNode } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { useFieldControl } from './Field.tsx';
import { InputBox, typingSurface, type InputSize } from './inputBox.ts';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & {
  /** Height in px: 32 in bars and popovers, 36 in dialogs, 40 on the sign-in pages. */
  size?: InputSize;
  icon?: IconNode;
  /** Stands at the end inside the frame: a unit, a clear button. */
  end?: ReactNode;
  /** Turns the frame red; inside a `Field` its error does that. */
  invalid?: boolean;
};

/** One line of text. Outside a `Field` give it an `aria-label`. */
export function TextInput({ size = 36, icon, end, invalid = false, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldControl();
  const isInvalid = invalid || field.isInvalid;
  return (
    <InputBox $size={size} $invalid={isInvalid} $readOnly={rest.readOnly}>
      {icon && <Icon of={icon} />}
      <Surface
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={isInvalid || undefined}
        {...rest}
        type={type}
      />
      {end}
    </InputBox>
  );
}

const Surface = styled.input`
  ${typingSurface}
  align-self: stretch;

  &[type='password']:not(:placeholder-shown) {
    letter-spacing: 0.14em;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* The browser paints remembered words on its own colour: a long transition keeps ours. */
  &:autofill {
    transition: background-color 9999s;
    -webkit-text-fill-color: var(--fg-1);
  }
`;
