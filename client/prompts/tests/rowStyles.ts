import styled from 'styled-components';
import { alignAsAround } from '#client/ui/mixins.ts';

/** Rows of a test set, or of what came of it. */
export const Rows = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--line-1);

  li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: 48px;
    padding: 10px 4px;
    border-block-end: 1px solid var(--line-1);
    font: var(--text-13);
  }

  li > div {
    ${alignAsAround}
    flex: 1;
    min-width: 0;
  }

  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--fg-2);
    font: var(--text-12);
    overflow-wrap: anywhere;
  }
`;

/** The words of a row, where it opens at a press. */
export const RowOpener = styled.button`
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover b {
    text-decoration: underline;
  }
`;
