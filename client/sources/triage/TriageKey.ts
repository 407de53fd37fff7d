import styled from 'styled-components';
import { onTouch } from '#client/ui/mixins.ts';

/** The keys of sorting, as they stand on the keyboard. */
export const triageKeys = { another: 'M', tag: 'T', done: 'E', later: 'L', delete: 'D' };

/** A key as it stands on a button; where fingers point there is none. */
export const TriageKey = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: var(--r-xs);
  background: var(--bg-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: 600 12px/1 var(--font-ui);

  &[data-small] {
    width: 20px;
    height: 20px;
    font-size: 11px;
  }

  ${onTouch} {
    display: none;
  }
`;
