import styled, { keyframes } from 'styled-components';

type ProgressLineProps = {
  /** Says what is progressing. */
  label: string;
  /** 0 to 100; a slow sweep when it is unknown. */
  percent?: number;
  /** In px: 2 attached to a thing, 4 when it is the thing. */
  thickness?: 2 | 4;
  /** Blue means working, indigo reading. */
  tone?: 'working' | 'reading';
};

/** How far something is. */
export function ProgressLine({ label, percent, thickness = 2, tone = 'working' }: ProgressLineProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
      $thickness={thickness}
      style={{ ['--tone' as string]: tone === 'working' ? 'var(--st-processing)' : 'var(--accent)' }}
    >
      <Bar $unknown={percent === undefined} style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </Track>
  );
}

/** A ring of `size` px that fills with the percent, or turns when it is unknown. Decorative: put the words beside it. */
export function ProgressRing({ percent, size = 14 }: { percent?: number; size?: number }) {
  return (
    <Ring
      $size={size}
      $unknown={percent === undefined}
      style={percent === undefined ? undefined : { ['--p' as string]: `${percent}%` }}
    />
  );
}

const sweep = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(300%);
  }
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Track = styled.div<{ $thickness: number }>`
  position: relative;
  height: ${({ $thickness }) => $thickness}px;
  overflow: hidden;
  direction: ltr;
  border-radius: ${({ $thickness }) => $thickness / 2}px;
  background: color-mix(in srgb, var(--tone) 18%, transparent);

  /* Filled, and swept through, as one reads. */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Bar = styled.div<{ $unknown: boolean }>`
  width: 34%;
  height: 100%;
  border-radius: inherit;
  background: var(--tone);
  transition: width 400ms linear;
  animation: ${({ $unknown }) => ($unknown ? sweep : 'none')} 1.6s ease-in-out infinite;

  @media (forced-colors: active) {
    background: Highlight;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    animation: none;
  }
`;

const Ring = styled.span.attrs({ 'aria-hidden': true })<{ $size: number; $unknown: boolean }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: conic-gradient(
    var(--st-processing) 0 var(--p, 62%),
    color-mix(in srgb, var(--st-processing) 24%, transparent) 0
  );
  mask: radial-gradient(
    closest-side,
    transparent ${({ $size }) => ($size > 20 ? 78 : 64)}%,
    #000 ${({ $size }) => ($size > 20 ? 81 : 68)}%
  );
  animation: ${({ $unknown }) => ($unknown ? turn : 'none')} 1.2s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
