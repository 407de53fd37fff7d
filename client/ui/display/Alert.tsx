import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

type AlertProps = { tone: 'error' | 'info'; children: ReactNode };

/** A boxed message above a form. Errors are read out at once. */
export function Alert({ tone, children }: AlertProps) {
  return (
    <Box role={tone === 'error' ? 'alert' : 'status'} $tone={tone}>
      <Icon of={tone === 'error' ? CircleAlert : Info} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div<{ $tone: AlertProps['tone'] }>`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: var(--r-md);
  background: ${({ $tone }) => ($tone === 'error' ? 'var(--danger-soft)' : 'var(--bg-sunken)')};
  box-shadow: inset 0 0 0 1px ${({ $tone }) => ($tone === 'error' ? 'var(--danger-line)' : 'var(--line-1)')};
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--fg-1)' : 'var(--fg-2)')};
  font-size: 13px;
  line-height: 20px;

  > svg {
    margin-block-start: 2px;
    color: ${({ $tone }) => ($tone === 'error' ? 'var(--danger-fg)' : 'var(--fg-3)')};
  }

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
