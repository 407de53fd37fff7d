import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useFieldControl } from './Field.tsx';
import { InputBox, typingSurface } from './inputBox.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & { invalid?: boolean };

/** Several lines of text. In a `Dialog` Ctrl or Cmd with Enter submits from here. */
export function TextArea({ invalid = false, rows = 3, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  const isInvalid = invalid || field.isInvalid;
  return (
    <InputBox $area $invalid={isInvalid} $readOnly={rest.readOnly} style={{ paddingInline: 0 }}>
      <Surface
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={isInvalid || undefined}
        {...rest}
        rows={rows}
      />
    </InputBox>
  );
}

const Surface = styled.textarea`
  ${typingSurface}
  padding: 8px 12px;
  min-height: 56px;
  line-height: 20px;
  resize: vertical;

  &:read-only {
    font-size: 13px;
    resize: none;
  }
`;
