import { expect, test } from 'vitest';
import { readingTimeOf } from '#client/routes/dashboard/firstRun/readingTime.ts';
import { newSourcesOf, typedSource } from '#client/routes/dashboard/firstRun/typedSource.ts';

test.each([
  'https://halden-review.org/essays/forgetting-curve?page=2#top',
  'http://localhost:4000/x',
  'halden-review.org',
  ' halden-review.org/essays ',
  'bücher.example/ä',
  'example.org:8080?q=1',
])('%s is a link', (typed) => {
  expect(typedSource(typed)).toEqual({ kind: 'links', urls: [typed.trim()] });
});

test('several lines of addresses are several links', () => {
  const typed = typedSource('https://one.example\n\n  two.example/page \r\n');
  expect(typed).toEqual({ kind: 'links', urls: ['https://one.example', 'two.example/page'] });
  expect(typed && newSourcesOf(typed)).toEqual([{ link: { url: 'https://one.example' } }, { link: { url: 'two.example/page' } }]);
});

test.each([
  ['Call Ada', 'Call Ada'],
  ['# Plan\n\n- write to halden-review.org', 'Plan'],
  ['v1.2', 'v1.2'],
  ['3.14', '3.14'],
  ['https://one.example is worth a look', 'https://one.example is worth a look'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is a note with its first line as the title', (typed, title) => {
  expect(typedSource(typed)).toEqual({ kind: 'note', title, text: typed });
});

test('a long first line is cut for the title alone', () => {
  const text = 'word '.repeat(100).trim();
  const typed = typedSource(text);
  expect(typed).toMatchObject({ kind: 'note', text });
  expect(typed?.kind === 'note' && typed.title.length).toBeLessThanOrEqual(200);
});

test('blanks are nothing', () => {
  expect(typedSource(' \n\t ')).toBeNull();
});

test('an address with a thousand dots and no end is decided at once', () => {
  expect(typedSource(`${'a-'.repeat(20_000)}!`)?.kind).toBe('note');
});

const event = (run: number, second: number, durationMs: number | null) => ({ run, startedAt: new Date(second * 1000).toISOString(), durationMs });

test.each([
  ['from the first stage to the end of the last', [event(1, 0, 800), event(1, 1, 3_100)], 4_100],
  ['of the newest run', [event(1, 0, 60_000), event(2, 100, 500)], 500],
  ['not while one runs', [event(1, 0, 800), event(1, 1, null)], null],
  ['not where there was none', [], null],
])('the time that reading took: %s', (_what, log, expected) => {
  expect(readingTimeOf(log)).toBe(expected);
});
