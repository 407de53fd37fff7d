import { expect, test } from 'vitest';
import { pageAt, pageStarts } from '#server/domain/search/pageStarts.ts';

const html = '<section id="page-1"><p>First &amp; foremost: <b>one</b>.</p></section><section id="page-2"></section><section id="page-4"><p>Fo&#252;rth&nbsp;page.</p></section>';

test('pages begin where their letters do', () => {
  const text = 'First & foremost: one.\n\nFoürth page.';
  const starts = pageStarts(text, html);
  expect(starts?.at(0)).toEqual({ page: 1, start: 0 });
  expect(pageAt(starts, 3)).toBe(1);
  expect(pageAt(starts, text.indexOf('Foürth'))).toBe(4);
  expect(pageAt(starts, text.length)).toBe(4);
});

test('nothing is told where the text is another one, or has no pages', () => {
  expect(pageStarts('Something else.', html)).toBeNull();
  expect(pageStarts('Text.', '<p>Text.</p>')).toBeNull();
  expect(pageAt(null, 5)).toBeNull();
});
