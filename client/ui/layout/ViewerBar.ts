import styled from 'styled-components';
import { onPhone } from '../mixins.ts';

/** The row of tools above what a viewer shows. */
export const ViewerBar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  min-height: 44px;
  padding: 6px 16px;
  overflow-x: auto;
  border-block-end: 1px solid var(--line-1);
  color: var(--fg-2);
  font: var(--text-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  scrollbar-width: none;

  ${onPhone} {
    padding-inline: 8px;
  }
`;

/** Pushes what follows to the end. */
export const ViewerGap = styled.span`
  flex: 1;
`;
