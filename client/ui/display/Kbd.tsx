import styled from 'styled-components';
import { onTouch } from '../mixins.ts';

/** A key of the keyboard: `<Kbd>Ctrl</Kbd>`. `$bare` leaves the box away (menus); where fingers point those are left away. */
export const Kbd = styled.kbd<{ $bare?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${({ $bare }) => ($bare ? '0' : '20px')};
  height: 20px;
  padding: ${({ $bare }) => ($bare ? '0' : '0 5px')};
  border-radius: var(--r-xs);
  background: ${({ $bare }) => ($bare ? 'none' : 'var(--bg-raised)')};
  box-shadow: ${({ $bare }) => ($bare ? 'none' : '0 0 0 1px var(--line-1)')};
  color: var(--fg-3);
  font: var(--text-11);
  letter-spacing: var(--track-wide);

  ${onTouch} {
    ${({ $bare }) => $bare && 'display: none;'}
  }
`;
