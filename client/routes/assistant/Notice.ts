import styled from 'styled-components';

/** One line that says how it stands, with what one can do. */
export const Notice = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-block: 8px;
  padding: 10px 12px;
  border-radius: var(--r-md);
  background: var(--bg-press);
  color: var(--fg-2);
  font: var(--text-13);

  > span {
    flex: 1;
  }
`;
