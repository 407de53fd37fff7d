import styled from 'styled-components';

/** A tag, or a type as a word. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  height: 20px;
  padding: 0 7px;
  border-radius: var(--r-xs);
  background: var(--bg-hover);
  color: var(--fg-2);
  font: var(--text-11);
  letter-spacing: 0.004em;
  white-space: nowrap;
`;
