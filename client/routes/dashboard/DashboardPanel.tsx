import type { ReactNode } from 'react';
import styled from 'styled-components';

type DashboardPanelProps = { title: ReactNode; count?: number; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** One card of the dashboard's side column. */
export function DashboardPanel({ title, count, lead, action, children }: DashboardPanelProps) {
  return (
    <Box>
      <Head>
        {lead}
        <h2>{title}</h2>
        {count !== undefined && <Count>{count}</Count>}
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </Box>
  );
}

const Box = styled.section`
  padding: 12px 16px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
`;

/** The heading line of a block, 28 px high. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  margin-block-end: 8px;

  h2 {
    min-width: 0;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const Action = styled.span`
  margin-inline: auto -8px;
`;

/** Rows inside a panel, split by hairlines. */
export const PanelList = styled.ul`
  > li {
    padding: 12px 0;
    border-block-start: 1px solid var(--line-1);
    font: var(--text-13);
  }

  > li:first-child {
    padding-block-start: 4px;
    border: 0;
  }

  > li:last-child {
    padding-block-end: 0;
  }
`;
