import styled from 'styled-components';

/** One way in to the account: its icon, its name in `<b>` with what is known of it in `<small>`, and what one can do with it. */
export const CredentialRow = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 0;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  > svg {
    flex: none;
    color: var(--fg-2);
  }

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
