import { expect, test } from 'vitest';
import { standfirstOf } from '#client/routes/source/reader/heading/standfirst.ts';

const said = 'What a century of savings data really shows & why it matters.';

test.each([
  ['is shown where the text does not say it', said, '<p>In the winter of 1879 he began to memorize nonsense.</p>', said],
  ['is left out where the text says it, whatever its marks and signs', said, '<p><b>What a century</b> of savings data &ldquo;really shows&rdquo; &amp; why it <i>matters</i>, once more.</p>', null],
  ['is left out where it was cut', `${said.slice(0, -1)}…`, '<p>Other words.</p>', null],
  ['is left out where it is no sentence', 'Halden Review', '<p>Other words.</p>', null],
  ['is left out where there is none', null, '<p>Other words.</p>', null],
])('what a page says of itself %s', (_case, excerpt, html, expected) => {
  expect(standfirstOf(excerpt, html)).toBe(expected);
});
