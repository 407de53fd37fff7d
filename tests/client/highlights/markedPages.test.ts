// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { markedPages } from '#client/highlights/markedPages.ts';
import type { Passage } from '#client/highlights/passage.ts';

/** A document of three pages; the letters of the first two are drawn, each line in a piece of its own. */
const lines = [['He began to mem-', 'orize nonsense.'], ['The eﬃcient oﬃce', 'kept it all.'], ['He began to forget.']];

function paged(read: readonly number[] = [1, 2, 3]) {
  document.body.innerHTML = `<div>${lines
    .slice(0, 2)
    .map((page) => `<div class="textLayer">${page.map((line) => `<span>${line}</span><br>`).join('')}<div class="endOfContent"></div></div>`)
    .join('')}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const goTo = vi.fn<(page: number) => void>();
  const text = markedPages({
    element,
    isOverlay: true,
    unit: 'page',
    pages: lines.map((page, at) => (read.includes(at + 1) ? page.map((line) => `${line} \n`).join('') : null)),
    layers: new Map([...element.children].map((layer, at) => [at + 1, layer as HTMLElement])),
    goTo,
  });
  const select = (from: readonly [page: number, line: number, at: number], to: readonly [page: number, line: number, at: number]) => {
    const [first, last] = [from, to].map(([page, line]) => element.children[page - 1]?.querySelectorAll('span')[line]?.firstChild as Text);
    const range = document.createRange();
    range.setStart(first as Text, from[2]);
    range.setEnd(last as Text, to[2]);
    return text.passageIn(range);
  };
  return { text, goTo, select, painted: (passage: Passage) => text.rangesOf(text.find(passage) ?? { start: 0, end: 0 }).map(String) };
}

const passage = (quote: string): Passage => ({ quote, prefix: '', suffix: '' });

test('a selection becomes the words a reader has: lines joined, parted words whole', () => {
  const { select } = paged();
  expect(select([1, 0, 3], [1, 1, 5])).toEqual({ quote: 'began to memorize', prefix: 'He ', suffix: ' nonsense. The eﬃcient oﬃce kept it all. He began to forget. ' });
});

test('what was marked in the text is found on its page, by its letters', () => {
  const { text, painted } = paged();
  expect(painted(passage('began to memorize nonsense'))).toEqual(['began to mem-orize nonsense']);
  expect(painted(passage('efficient office kept'))).toEqual(['eﬃcient oﬃcekept']);
  expect(text.pageOf(text.find(passage('efficient office')) ?? { start: 0, end: 0 })).toBe(2);
});

test('a passage over two pages is painted on both', () => {
  const { select, painted } = paged();
  const marked = select([1, 1, 6], [2, 0, 3]);
  expect(marked?.quote).toBe('nonsense. The');
  expect(marked && painted(marked)).toEqual(['nonsense.', 'The']);
});

test('a page that is not drawn is turned to; what has not been read is not lost yet', () => {
  const { text, goTo, painted } = paged();
  const span = text.find(passage('began to forget'));
  expect(painted(passage('began to forget'))).toEqual([]);
  expect(span && text.reveal(span)).toBe(false);
  expect(goTo).toHaveBeenCalledWith(3);

  const half = paged([1]).text;
  expect([text.isWhole, half.isWhole, half.find(passage('began to forget'))]).toEqual([true, false, null]);
});
