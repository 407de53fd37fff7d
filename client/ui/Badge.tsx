import styled from 'styled-components';

/** A count on the corner of an icon button (unread notifications): put both in one `position: relative` place. */
export const CornerBadge = styled.span`
  position: absolute;
  top: 3px;
  inset-inline-end: 2px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--fg-on-solid);
  box-shadow: 0 0 0 2px var(--bg-canvas);
  font: 600 10px/16px var(--font-ui);
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
`;
