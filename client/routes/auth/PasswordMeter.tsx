import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { passwordStrength } from './fieldProblems.ts';

const messages: Record<0 | 1 | 2 | 3 | 4, MessageDescriptor> = defineMessages({
  0: { id: 'auth.strength.rule', defaultMessage: 'Use at least 10 characters. Longer is stronger.' },
  1: { id: 'auth.strength.weak', defaultMessage: 'Too weak. Use at least 10 characters.' },
  2: { id: 'auth.strength.fair', defaultMessage: 'Fair. Longer is stronger.' },
  3: { id: 'auth.strength.good', defaultMessage: 'Good. Longer is stronger.' },
  4: { id: 'auth.strength.strong', defaultMessage: 'Strong.' },
});

/** How strong a password is: four bars. The words are `PasswordStrengthText`, in the field's help. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <Bars aria-hidden>
      {[1, 2, 3, 4].map((step) => (
        <Bar key={step} $on={step <= strength} $weak={strength === 1} />
      ))}
    </Bars>
  );
}

/** The rule, then how strong what was typed is. */
export function PasswordStrengthText({ password }: { password: string }) {
  return <FormattedMessage {...messages[passwordStrength(password)]} />;
}

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
`;

const Bar = styled.span<{ $on: boolean; $weak: boolean }>`
  height: 4px;
  border-radius: 2px;
  background: ${({ $on, $weak }) => ($on ? ($weak ? 'var(--warn-fg)' : 'var(--st-completed)') : 'var(--bg-press)')};
  transition: background var(--t-fast);
`;
