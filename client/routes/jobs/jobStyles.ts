import styled from 'styled-components';
import { alignAsAround } from '#client/ui/mixins.ts';

/** A card of the page. */
export const JobCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  h2 {
    ${alignAsAround}
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

/** A title, and at its end what can be done. */
export const JobHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 16px;

  > div:first-child {
    flex: 1 1 260px;
    min-width: 0;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  h1 + p {
    margin-block-start: 4px;
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

/** Buttons side by side. */
export const JobActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
