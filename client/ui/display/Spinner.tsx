import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

/** A small turning ring; standing still where motion is unwanted. Decorative: put the words beside it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  flex: none;
  width: ${({ $size = 14 }) => $size}px;
  height: ${({ $size = 14 }) => $size}px;
  border: 2px solid var(--line-2);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
