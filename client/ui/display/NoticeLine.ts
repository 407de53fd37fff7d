import styled from 'styled-components';
import { onPhone } from '#client/ui/mixins.ts';

/** A line above a text that says how it came to be, with a button to what there is besides. */
export const NoticeLine = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin-block: -8px 24px;
  color: var(--fg-3);
  font: var(--text-13);

  > svg {
    align-self: center;
  }

  button {
    color: var(--fg-2);
    text-decoration: underline;
    text-decoration-color: var(--line-3);
    text-underline-offset: 3px;
  }

  button:hover {
    color: var(--fg-1);
    text-decoration-color: currentcolor;
  }

  button[aria-busy] {
    color: var(--fg-3);
  }

  ${onPhone} {
    button {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
`;
