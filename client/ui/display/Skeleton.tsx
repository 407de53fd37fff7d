import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    visibility: hidden;
  }

  to {
    visibility: visible;
  }
`;

const pulse = keyframes`
  50% {
    opacity: 0.45;
  }
`;

type SkeletonProps = { $width?: string; $height?: string; $radius?: string };

/** A block in the shape of what is coming; nothing for the first 200 ms, then one slow pulse. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '10px' }) => $height};
  border-radius: ${({ $radius = '5px' }) => $radius};
  background: var(--bg-hover);
  animation: ${appear} 1ms 200ms both, ${pulse} 1.6s 200ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 200ms both;
  }
`;

/** Around what else tells that something is on its way: like a skeleton it shows nothing for the first 200 ms. */
export const AfterAWhile = styled.div`
  animation: ${appear} 1ms 200ms both;
`;
