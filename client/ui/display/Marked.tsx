import styled from 'styled-components';

/** A text in pieces, some of them marked. The pieces are text, whatever stands in them. */
export function Marked({ pieces }: { pieces: readonly { readonly text: string; readonly isHit: boolean }[] }) {
  return pieces.map(({ text, isHit }, index) => (isHit ? <Mark key={index}>{text}</Mark> : text));
}

const Mark = styled.mark`
  margin-inline: -1px;
  padding-inline: 1px;
  border-radius: 2px;
  background: var(--mark);
  color: var(--mark-fg);
`;
