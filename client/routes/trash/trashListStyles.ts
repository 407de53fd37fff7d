import styled from 'styled-components';
import { viewContainer } from '#client/ui/layout/listColumns.ts';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { onSmallScreen } from '#client/ui/mixins.ts';

export const Place = styled(Pane)`
  position: relative;
  ${viewContainer}
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  flex: none;
  padding: 20px 24px 12px;

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  ${onSmallScreen} {
    padding-inline: 16px;
  }
`;

export const Count = styled.p`
  flex: none;
  padding: 0 24px 8px;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;

  ${onSmallScreen} {
    padding-inline: 16px;
  }
`;

export const Middle = styled.div`
  flex: 1;
  min-height: 0;
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
`;

export const Canvas = styled.ul`
  position: relative;

  > li {
    position: absolute;
    top: 0;
    inset-inline: 16px;
  }

  ${onSmallScreen} {
    > li {
      inset-inline: 8px;
    }
  }
`;
