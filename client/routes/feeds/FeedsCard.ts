import styled from 'styled-components';

/** A card of the page of feeds. */
export const FeedsCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
`;

/** A title, a line under it, and what can be done at the end. */
export const FeedsHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 16px;

  > div:first-child {
    flex: 1 1 260px;
    min-width: 0;
  }

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  h2 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }

  p {
    margin-block-start: 4px;
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

/** Buttons side by side. */
export const FeedsActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const FeedItems = styled.ul`
  margin-block: -8px;
`;

/** What it is and what is known of it, and what can be done with it at the end. */
export const FeedItem = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 0;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
  }

  b {
    margin-inline-end: 8px;
    font-size: 13px;
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
