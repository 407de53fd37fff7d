import type { KeyboardEvent, RefObject } from 'react';
import styled from 'styled-components';

/** The bar above, what is read below. */
export const DocumentFrame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

/** What lies behind the pages. */
export const DocumentGround = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: var(--bg-sunken);
`;

/** What scrolls. */
export const DocumentScroll = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Where a page will be. */
export const DocumentBones = styled.div`
  position: absolute;
  inset: 16px 0;
  width: min(720px, calc(100% - 32px));
  margin: 0 auto;
`;

type DocumentKeys = {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly zoom: (to: 'in' | 'out' | 'width') => void;
  /** To the page that lies so many to the right; to the left if negative. */
  readonly turnRight: (pages: number) => void;
};

/** Answers a key in a document: Ctrl F searches; plus, minus and 0 zoom; the left and right arrow turn the page. */
export function onDocumentKey(event: KeyboardEvent, { search, zoom, turnRight }: DocumentKeys): void {
  if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    search.current?.focus();
    search.current?.select();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const act = {
    '+': () => zoom('in'),
    '=': () => zoom('in'),
    '-': () => zoom('out'),
    '0': () => zoom('width'),
    ArrowLeft: () => turnRight(-1),
    ArrowRight: () => turnRight(1),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
