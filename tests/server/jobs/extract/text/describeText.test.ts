import { expect, test } from 'vitest';
import { describeText } from '#server/jobs/extract/text/describeText.ts';

const long = 'Forgetting is steep in the first hour and then levels out, as was found by a man who tested himself.';

test.each([
  ['its own summary, where there is one', `Heading\n\n${long}`, 'A summary.', 'A summary.'],
  ['the first paragraph of some length, past what stands above it', `The curve\n\nBy Ann Lee\n\n${long}\n\nMore.`, null, long],
  ['all of a short text, not its heading alone', 'Shopping\n\nMilk\nEggs\n\nAsk about bread', null, 'Shopping Milk Eggs Ask about bread'],
  ['nothing of nothing', ' \n ', null, null],
])('the excerpt is %s', (_what, text, description, excerpt) => {
  expect(describeText(text, null, description).excerpt).toBe(excerpt);
});

test('what is not read from beginning to end takes no time to read', () => {
  const { readingMinutes } = describeText(long, null, null);
  expect(readingMinutes).toBe(1);
  const table = 'Ship\tHarbour\nAurora\tHalden\n'.repeat(500);
  expect(describeText(table, null, null)).toMatchObject({ language: null, readingMinutes: null, wordCount: 2000 });
  expect(describeText(`${long}\n\n${long}\n\nShip\tHarbour\nAurora\tHalden`, null, null)).toMatchObject({ language: 'en', readingMinutes: 1 });
  expect(describeText(`\t${long}`, null, null, 'code')).toMatchObject({ language: null, readingMinutes: null });
  expect(describeText(`${long}\n\n\t\tconst tide = 1;\n\t\treturn tide;`, null, null).readingMinutes).toBe(1);
});
