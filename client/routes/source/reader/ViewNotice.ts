import styled from 'styled-components';

/** The line over a view of a page that says what one sees there. */
export const ViewNotice = styled.p`
  flex: none;
  padding: 8px 20px;
  border-block-end: 1px solid var(--line-1);
  color: var(--fg-3);
  font: var(--text-12);
`;
