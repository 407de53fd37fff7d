import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Arch } from '../brand/Arch.tsx';

type EmptyStateProps = {
  /** The arch, the arch with a plus, or a drawing of one's own (an `<Icon size={32} />`). */
  picture?: 'arch' | 'arch-add' | Exclude<ReactNode, string>;
  title: ReactNode;
  /** It is the page: its title is the page's heading. */
  isPage?: boolean;
  text?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
};

/** What stands where nothing is yet. Centred in what its parent leaves. */
export function EmptyState({ picture = 'arch', title, isPage = false, text, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <Box>
      <Picture>{picture === 'arch' || picture === 'arch-add' ? <Arch add={picture === 'arch-add'} /> : picture}</Picture>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-height: 100%;
  padding: 32px 24px;
  text-align: center;

  h1, h2 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }

  p {
    max-width: 300px;
    color: var(--fg-2);
    font: var(--text-13);
    text-wrap: balance;
  }
`;

const Picture = styled.div`
  margin-block-end: 16px;
  color: var(--fg-off);
`;

const Action = styled.div`
  margin-block-start: 12px;
`;
