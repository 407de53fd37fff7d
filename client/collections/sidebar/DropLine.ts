import styled from 'styled-components';

/** Where in the tree something would come to lie. */
export const DropLine = styled.div`
  position: absolute;
  inset-inline-end: 4px;
  z-index: var(--z-sticky);
  height: 2px;
  border-radius: 1px;
  background: var(--accent);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: -3px;
    top: -2px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
  }
`;
