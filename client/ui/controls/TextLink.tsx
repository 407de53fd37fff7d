import { Slot } from 'radix-ui';
import styled from 'styled-components';
import { fingerHigh } from '../mixins.ts';

/** A link inside or beside words: `<TextLink><Link to="…">Sign in</Link></TextLink>` (the child becomes the element). */
export const TextLink = styled(Slot.Root)`
  color: var(--accent-fg);
  font-weight: 500;
  border-radius: var(--r-xs);
  ${fingerHigh}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
