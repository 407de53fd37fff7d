import styled from 'styled-components';
import { alignAsAround } from '#client/ui/mixins.ts';

type QuoteTextProps = { prefix: string; quote: string; suffix: string; className?: string };

/** A quote with the words around it, letter by letter; the quoted ones are marked. */
export function QuoteText({ prefix, quote, suffix, className }: QuoteTextProps) {
  const before = prefix === '' ? '' : `…${prefix}`;
  const after = suffix === '' ? '' : `${suffix}…`;
  return (
    <Text dir="auto" className={className}>
      {before}
      <mark>{quote}</mark>
      {after}
    </Text>
  );
}

const Text = styled.p`
  ${alignAsAround}
  color: var(--fg-2);
  font: 400 15px/24px var(--font-read);
  overflow-wrap: anywhere;

  mark {
    padding: 1px 0;
    border-radius: 2px;
    background: var(--mark);
    color: var(--mark-fg);
    box-decoration-break: clone;
  }
`;
