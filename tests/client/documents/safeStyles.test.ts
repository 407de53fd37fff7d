// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { safeSelector, safeStyles } from '#client/documents/safe/safeStyles.ts';

test('what text looks like stays, within the document and under names of its own', () => {
  const css = safeStyles('p.note, #top > h1 { color: red; font-size: 2em; margin: 1em 2em; text-indent: 1em }');
  expect(css).toContain('@scope (.vault-original) { :scope {');
  expect(css).toContain('p.o-note, #o-top > h1 {');
  for (const declaration of ['color: red', 'font-size: 2em', 'margin-left: 2em', 'text-indent: 1em']) expect(css).toContain(declaration);
});

test.each([
  'a { background: url(https://evil.example/a.png) }',
  'a { background-image: u\\72l(https://evil.example/a.png) }',
  'a { list-style: url(https://evil.example/a.png) inside }',
  'a { list-style-image: url("https://evil.example/a.png") }',
  'a::before { content: url(https://evil.example/a.png) }',
  'a { cursor: url(https://evil.example/a.cur), auto }',
  'a { border-image: url(https://evil.example/a.png) 1 }',
  'a { --x: url(https://evil.example/a.png); background: var(--x) }',
  'a { --docx-x: url(https://evil.example/a.png); color: var(--docx-x) }',
  'a { filter: url(https://evil.example/f.svg#a); mask: url(https://evil.example/m.svg); clip-path: url(https://evil.example/c.svg#c) }',
  '@import "https://evil.example/a.css";',
  '@import url(https://evil.example/a.css);',
  '@font-face { font-family: x; src: url(https://evil.example/a.woff2) }',
  '@namespace url(https://evil.example/a);',
])('nothing is loaded by %s', (css) => {
  expect(safeStyles(css)).not.toMatch(/evil|url/i);
});

test.each(['p { position: fixed; inset: 0 }', 'p { position: sticky; top: 0 }'])('nothing leaves its page by %s', (css) => {
  expect(safeStyles(css)).not.toMatch(/position/);
});

test.each(['animation: a 1s', 'transition: all 1s', 'transform: scale(9)', 'cursor: none', 'pointer-events: none', 'background-image: none', 'filter: blur(9px)', '-webkit-user-select: none'])('%s is left out', (declaration) => {
  expect(safeStyles(`p { ${declaration} }`)).toBe('');
});

test.each([
  ['.a\\.b', '.o-a\\.b'],
  ['[title=".x"] .y', '[title=".x"] .o-y'],
  ['body > p', '.vault-original-root > p'],
  ['html', '.vault-original-root'],
  [':root p:first-child', '.vault-original-root p:first-child'],
  ['p::first-letter', 'p::first-letter'],
  ['& ~ div', null],
  [':scope', null],
  [':is(& + aside)', null],
  [':host', null],
])('the selector %s becomes %s', (selector, becomes) => {
  expect(safeSelector(selector)).toBe(becomes);
});

test('rules for a medium stay, with what is safe in them', () => {
  expect(safeStyles('@media screen { p { color: red; background: url(//evil.example) } }')).toMatch(/@media screen \{ p \{ color: red;? /);
});
