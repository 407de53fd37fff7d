import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finderOf, passageOf, type Passage, type Span } from '#client/highlights/passage.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'i', 'o'), minLength: 1, maxLength: 9 });
const words = (min: number, max: number) => fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const findPassage = (text: string, marked: Passage) => finderOf(text)(marked);
const cut = (text: string, span: Span | null) => (span ? text.slice(span.start, span.end) : null);
const passage = (text: string, quote: string): Passage => {
  const start = text.indexOf(quote);
  const found = passageOf(text, { start, end: start + quote.length });
  if (!found) throw new Error('Nothing but white space');
  return found;
};

describe('a passage', () => {
  test('is found where it was in the same text', () => {
    fc.assert(
      fc.property(words(3, 60), fc.nat(), fc.nat(), (text, one, other) => {
        const [start, end] = [one % text.length, other % text.length].toSorted((a, b) => a - b) as [number, number];
        const marked = passageOf(text, { start, end });
        fc.pre(marked !== null);
        expect(cut(text, findPassage(text, marked))).toBe(marked.quote);
      }),
    );
  });

  test('is found again after the text around it has changed', () => {
    fc.assert(
      fc.property(words(5, 30), words(5, 30), words(0, 30), words(0, 30), words(3, 8), (before, after, newBefore, newAfter, inner) => {
        const quote = `Q${inner}Q`;
        const marked = passage(`${before} ${quote} ${after}`, quote);
        const changed = `${newBefore}\n\n${quote.replaceAll(' ', ' \n ')}\t${newAfter}`;
        expect(flat(cut(changed, findPassage(changed, marked)) ?? '')).toBe(quote);
      }),
    );
  });

  test('of several equal ones is the one with the same words around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (count, pick) => {
        const selected = pick % count;
        const page = (extra: string) => Array.from({ length: count }, (_, at) => `${extra}chapter ${at} says the same words here, ends ${at}.`).join('\n');
        const text = page('');
        const start = text.indexOf('the same words', text.indexOf(`chapter ${selected} `));
        const marked = passageOf(text, { start, end: start + 'the same words'.length }) as Passage;
        const changed = `A new beginning.\n${page(' ')}`;
        const found = findPassage(changed, marked);
        expect(found?.start).toBe(changed.indexOf('the same words', changed.indexOf(`chapter ${selected} `)));
      }),
    );
  });

  test('survives other quotation marks, dashes and soft hyphens', () => {
    const marked = passage('He said: "savings - the difference" and went.', '"savings - the difference"');
    const changed = 'He said: “sav\u00ADings – the difference” and went.';
    expect(cut(changed, findPassage(changed, marked))).toBe('“sav\u00ADings – the difference”');
  });

  test('that was changed a little is found between the words around it', () => {
    const marked = passage('What he measured was not memory. He asked how much less work it took, and he called the difference savings.', 'He asked how much less work it took');
    const changed = 'What he measured was not memory. He asked how much less work it really took, and he called the difference savings.';
    expect(cut(changed, findPassage(changed, marked))).toBe('He asked how much less work it really took');
  });

  test('that is gone is lost', () => {
    const marked = passage('In the winter of 1879 he began.', 'the winter of 1879');
    expect(findPassage('Quite another text.', marked)).toBeNull();
    expect(findPassage('', marked)).toBeNull();
    expect(passageOf('a \n b', { start: 1, end: 4 })).toBeNull();
  });
});
