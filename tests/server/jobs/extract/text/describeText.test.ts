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
