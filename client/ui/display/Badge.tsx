import styled from 'styled-components';

/** A number at the upper end corner of a positioned parent; "99+" beyond. Decorative: say the number in the name. */
export function Badge({ count }: { count: number }) {
  const shown = count > 99 ? '99+' : String(count);
  return <Mark aria-hidden>{shown}</Mark>;
}

const Mark = styled.span`
  position: absolute;
  top: 3px;
  inset-inline-end: 2px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--accent);
  box-shadow: 0 0 0 2px var(--bg-canvas);
  color: var(--fg-on-solid);
  font: 600 10px/16px var(--font-ui);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
