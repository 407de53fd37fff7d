import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { fingerSized, onTouch } from '../mixins.ts';

type SwitchProps = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean; help?: ReactNode };

/** A row with words on the left and an on/off switch on the right; takes effect at once. */
export function Switch({ label, checked, onChange, disabled, help }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        {help && <Help id={`${id}-help`}>{help}</Help>}
      </label>
      <Track
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
      >
        <Knob />
      </Track>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 32px;

  ${onTouch} {
    min-height: 44px;
  }
  font-size: 13px;
  font-weight: 500;
`;

const Help = styled.span`
  display: block;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Track = styled(Primitive.Root)`
  ${fingerSized}
  flex: none;
  width: 32px;
  height: 20px;
  padding: 2px;
  border-radius: 10px;
  background: var(--line-3);
  transition: background var(--t-fast);

  &[data-state='checked'] {
    background: var(--accent);
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Knob = styled(Primitive.Thumb)`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: var(--fg-on-solid);
  box-shadow: var(--shadow-card);
  transition: transform var(--t-fast) var(--ease-out);

  @media (forced-colors: active) {
    background: ButtonText;
  }

  &[data-state='checked'] {
    transform: translateX(12px);
  }

  [dir='rtl'] &[data-state='checked'] {
    transform: translateX(-12px);
  }
`;
