import styled from 'styled-components';
import { clozePieces } from '#server/cloze/clozePieces.ts';

const closed = (hint: string | null): string => `[${hint === null || hint.trim() === '' ? '…' : hint}]`;

/** The text of a card: its gaps closed, with their hints, or open and marked. */
export function ClozeText({ text, isOpen }: { text: string; isOpen: boolean }) {
  return clozePieces(text).map(({ text: words, hint, isGap }, at) =>
    isGap ? (
      // oxlint-disable-next-line react/no-array-index-key -- Pieces have no names, and come only in this order.
      <Gap key={at}>{isOpen ? words : closed(hint)}</Gap>
    ) : (
      words
    ),
  );
}

const Gap = styled.mark`
  padding-inline: 4px;
  border-radius: var(--r-sm);
  background: var(--accent-soft);
  box-shadow: inset 0 0 0 1px var(--accent-line);
  color: var(--accent-fg);
`;
