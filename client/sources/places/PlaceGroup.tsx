import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { onTouch } from '#client/ui/mixins.ts';

type PlaceGroupProps = {
  title: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Stands at the end of its head. */
  menu?: ReactNode;
  /** The rows, while it is not folded; then what is open over them. */
  rows: ReactNode;
  children?: ReactNode;
};

/** A group of lines below the collections, which can be folded away. */
export function PlaceGroup({ title, isFolded, onFold, menu, rows, children }: PlaceGroupProps) {
  return (
    <section aria-label={title}>
      <Head>
        <Fold type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
          <Icon of={ChevronRight} size={14} />
          {title}
        </Fold>
        {menu}
      </Head>
      {!isFolded && rows}
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 32px;
  margin-block-start: 8px;
  padding-inline: 16px 12px;

  ${onTouch} {
    height: 44px;
  }
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 100%;
  color: var(--fg-3);
  font: var(--text-12);
  font-weight: 500;

  svg {
    transition: transform var(--t-fast) var(--ease-out);
  }

  [dir='rtl'] & svg {
    transform: rotate(180deg);
  }

  &[aria-expanded='true'] svg,
  [dir='rtl'] &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
`;

/** Where the rows stand. */
export const PlaceRows = styled.div`
  margin: 0 8px 16px;
`;
