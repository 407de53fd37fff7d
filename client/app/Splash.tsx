import styled, { keyframes } from 'styled-components';
import { LogoMark } from '#client/ui/brand/Logo.tsx';

/** The mark alone, while the first screen is on its way; nothing before 400 ms. */
export function Splash() {
  return (
    <Place aria-hidden>
      <LogoMark size={32} />
    </Place>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  animation: ${appear} var(--t-slow) 400ms var(--ease-out) both;
`;
