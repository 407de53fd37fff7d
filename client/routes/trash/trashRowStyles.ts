import styled from 'styled-components';
import { clip, fingerHigh, onPhone, onTouch } from '#client/ui/mixins.ts';

/** A line of the trash. */
export const Row = styled.div<{ $isChosen: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 8px;

  ${onTouch} {
    gap: 16px;
  }

  border-radius: var(--r-md);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-soft)' : 'none')};

  &:hover {
    background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-soft)' : 'var(--bg-hover)')};
  }
`;

/** What it is. */
export const Kind = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  color: var(--fg-3);
`;

/** What it is called, and below that where it was and how long it stays. */
export const Words = styled.div`
  flex: 1;
  min-width: 0;

  > a,
  > strong {
    ${clip}
    display: block;
    font: var(--text-13);
    font-weight: 500;
  }

  > a {
    ${fingerHigh}

    &:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }

  > p {
    ${clip}
    display: flex;
    gap: 8px;
    color: var(--fg-3);
    font: var(--text-12);

    > * {
      flex: none;
    }

    > [data-from] {
      ${clip}
      flex: 0 1 auto;
      min-width: 0;
    }

    ${onPhone} {
      > time {
        display: none;
      }
    }

    > :not(:first-child)::before {
      content: '·';
      margin-inline-end: 8px;
    }
  }
`;
