import styled from 'styled-components';

/** Puts one thing into the middle of what there is. */
export const Centred = styled.div`
  display: grid;
  place-content: center;
  flex: 1;
  min-width: 0;
  height: 100%;
`;
