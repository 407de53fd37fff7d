import styled from 'styled-components';
import { clip } from '#client/ui/mixins.ts';

/** People below each other. */
export const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }
`;

/** A name above an address. */
export const Words = styled.span`
  flex: 1;
  min-width: 0;

  b,
  small {
    ${clip}
    display: block;
  }

  b {
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
