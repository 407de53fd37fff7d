import styled from 'styled-components';

/** A part of the details; hairlines between parts. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 20px;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }
`;
