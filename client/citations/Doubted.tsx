import styled from 'styled-components';

type Range = { readonly start: number; readonly end: number };

/** A piece of a sentence, with its words that no quote has underlined. @param from where the piece begins in the sentence that `doubts` count in */
export function Doubted({ text, from, doubts }: { text: string; from: number; doubts: readonly Range[] }) {
  const pieces: { readonly at: number; readonly words: string; readonly isDoubted: boolean }[] = [];
  let at = 0;
  for (const { start, end } of doubts) {
    const [first, last] = [Math.max(at, start - from), Math.min(text.length, end - from)];
    if (first >= last) continue;
    pieces.push({ at, words: text.slice(at, first), isDoubted: false }, { at: first, words: text.slice(first, last), isDoubted: true });
    at = last;
  }
  pieces.push({ at, words: text.slice(at), isDoubted: false });
  return pieces.map(({ at: key, words, isDoubted }) => (isDoubted ? <Doubt key={`d${key}`}>{words}</Doubt> : words));
}

const Doubt = styled.u`
  text-decoration: underline dashed 1.5px var(--warn-fg);
  text-underline-offset: 4px;
`;
