import styled from 'styled-components';

/**
 * The picture of the sign-in pages: a groin-vaulted aisle in one-point perspective. Everything at depth `d` (1 at the
 * front arch, doubling halves the size) is scaled by 1/d towards the vanishing point.
 */
export function ArchPicture() {
  return (
    <Drawing viewBox="0 0 720 884" preserveAspectRatio="xMidYMid slice" aria-hidden focusable={false}>
      <defs>
        <linearGradient id="arch-door" x2="0" y2="1">
          <stop stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity=".72" />
        </linearGradient>
        <linearGradient id="arch-light" x2="0" y2="1">
          <stop stopColor="var(--accent)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="var(--arch-line)" strokeLinejoin="round">
        <path d="M306.2 508.5H413.8L517.5 845.8H202.5Z" fill="url(#arch-light)" stroke="none" />
        {depths.map((depth, index) => {
          const opacity = fading[index] ?? 0;
          return (
            <g key={depth}>
              <path d={archAt(depth)} opacity={opacity} strokeWidth="1.25" />
              {depth < door && (
                <>
                  <path d={groinFrom(depth, 1)} opacity={opacity * 0.55} />
                  <path d={groinFrom(depth, -1)} opacity={opacity * 0.55} />
                  <path d={line(at(-halfWidth, floor, depth), at(halfWidth, floor, depth))} opacity={opacity * 0.4} />
                </>
              )}
            </g>
          );
        })}
        {floorLines.map((x) => (
          <path key={x} d={line(at(x, floor, nearest), at(x, floor, door))} opacity=".2" />
        ))}
        <path d={line(at(-halfWidth, spring, nearest), at(-halfWidth, spring, door))} opacity=".3" />
        <path d={line(at(halfWidth, spring, nearest), at(halfWidth, spring, door))} opacity=".3" />
        <path d={line(at(0, spring - halfWidth, nearest), at(0, spring - halfWidth, door))} opacity=".18" />
        <path d={`${archAt(door)}Z`} fill="url(#arch-door)" stroke="none" />
      </g>
    </Drawing>
  );
}

const vanishing = { x: 360, y: 451.9 };
const halfWidth = 483.9;
/** Heights from the horizon, at depth 1. */
const floor = 508.2;
const spring = -87;
const door = 9;
/** In front of the first arch, outside the picture. */
const nearest = 0.7;

const depths = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const fading = [0.62, 0.56, 0.5, 0.44, 0.38, 0.32, 0.26, 0.2, 0.14];
const floorLines = [-halfWidth, -halfWidth / 2, 0, halfWidth / 2, halfWidth];

type Point = readonly [x: number, y: number];

function at(x: number, y: number, depth: number): Point {
  return [vanishing.x + x / depth, vanishing.y + y / depth];
}

function archAt(depth: number): string {
  const [left, right] = [at(-halfWidth, floor, depth), at(halfWidth, floor, depth)];
  const [leftSpring, rightSpring] = [at(-halfWidth, spring, depth), at(halfWidth, spring, depth)];
  // A radius that is too small grows to fit the chord, which makes an exact half circle whatever the rounding.
  return `M${pair(left)}L${pair(leftSpring)}A1 1 0 0 1 ${pair(rightSpring)}L${pair(right)}`;
}

/** The rib from one pillar of the arch at `depth` across the bay to the opposite pillar of the next arch. */
function groinFrom(depth: number, side: 1 | -1): string {
  const steps = 40;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * Math.PI;
    const along = (1 - Math.cos(angle)) / 2;
    return pair(at(-side * halfWidth * Math.cos(angle), spring - halfWidth * Math.sin(angle), depth + along));
  });
  return `M${points.join('L')}`;
}

function line(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
