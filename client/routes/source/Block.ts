import styled from 'styled-components';

/** A part of the details; hairlines between parts. */
export const Block = styled.section`
  display: grid;
  gap: 8px;
  padding: 20px;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }
`;
