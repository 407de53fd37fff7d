import { expect, test } from 'vitest';
import { answerMarkdown } from '#client/routes/chat/answerMarkdown.ts';

const words = { hidden: 'hidden', noSource: 'no source', asOf: (date: string) => `as of ${date}`, page: (page: number) => `page ${page}` };
const citation = (id: string, more: object = {}) => ({
  id, quote: 'It was *measured*\nin 1874', prefix: '', suffix: '', state: 'FOUND' as const, checkedAt: 'May', sourceTitle: 'The Elbe',
  place: { path: '/source/source_1?at=0-24', start: 0, end: 24, heading: 'Rivers', page: 3 }, source: { id: 'source_1', title: 'The Elbe', author: 'Anna Novak', sourceUrl: 'https://rivers.example/elbe' }, ...more,
});
const statement = (id: string, text: string, citations: ReturnType<typeof citation>[]) => ({ id, text, support: 'SUPPORTED' as const, doubts: [], citations });
const reference = '“It was \\*measured\\* in 1874” Anna Novak, [The Elbe](<https://vault.example/source/source_1?at=0-24>), page 3, <https://rivers.example/elbe>';

test('each quote is a footnote with author, title, page and addresses, once; a sentence without one says so', () => {
  const text = answerMarkdown([statement('1', 'Novak measured it.', [citation('a')]), statement('2', 'In 1874.', [citation('b')]), statement('3', 'With [care](javascript:x).', [])], 'https://vault.example', words, { footnotes: '2-' });
  expect(text).toBe(`Novak measured it.[^2-1] In 1874.[^2-1] With \\[care\\](javascript:x). (no source)\n\n[^2-1]: ${reference}`);
});

test('in a note the marks lead to the quotes, which stand in a list', () => {
  const text = answerMarkdown([statement('1', 'Novak measured it.', [citation('a')])], 'https://vault.example', words, 'links');
  expect(text).toBe(`Novak measured it.[\\[1\\]](/source/source_1?at=0-24)\n\n1. ${reference.replace('<https://vault.example/source/source_1?at=0-24>', '/source/source_1?at=0-24')}`);
});

test('a quote that is gone is told with its date, one that is hidden without its words, and an address that is none is left out', () => {
  const lost = citation('a', { state: 'LOST', place: null, source: { id: 'source_1', title: 'The Elbe', author: null, sourceUrl: 'javascript:alert(1)' } });
  const hidden = citation('b', { state: 'FOUND', place: null, source: null, quote: 'secret' });
  const text = answerMarkdown([statement('1', 'One.', [lost]), statement('2', 'Two.', [hidden])], 'https://vault.example', words, { footnotes: '' });
  expect(text).toBe('One.[^1] Two.[^2]\n\n[^1]: “It was \\*measured\\* in 1874” The Elbe, as of May\n[^2]: hidden');
});
