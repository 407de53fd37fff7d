import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'icon'> & { showLabel: string; hideLabel: string };

/** A password with an eye that shows what was typed. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <EyePlace>
          <IconButton
            size={24}
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hideLabel : showLabel}
            onClick={() => setIsShown(!isShown)}
          />
        </EyePlace>
      }
    />
  );
}

const EyePlace = styled.span`
  display: inline-flex;
  margin-inline-end: -6px;
`;
