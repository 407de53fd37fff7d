import { expect, test } from 'vitest';
import { looksLikeMarkdown } from '#server/jobs/extract/text/looksLikeMarkdown.ts';
import { processorMs } from '#tests/support/processorTime.ts';

test.each([
  ['headings', '# Soil\n\nClay holds water.\n\n## Sand\n\nSand does not.'],
  ['a heading and a list', '## To do\n\n- water the beans\n- carry seaweed'],
  ['code between fences', 'Run this:\n\n```sh\nnpm start\n```\n'],
  ['links and strong words', 'See [the report](https://example.org/report), and **do not** dig.'],
  ['a table and a quotation', '> Nobody knew\n\n| bed | days |\n| --- | --- |\n| clay | 9 |'],
])('pasted text with %s is Markdown', (_what, text) => expect(looksLikeMarkdown(text)).toBe(true));

test.each([
  ['a poem', 'The fog comes\non little cat feet.\n\nIt sits looking\nover harbor and city'],
  ['a program with remarks', '# Waters the beds\nimport garden\n\n# Every morning\nfor bed in garden.beds:\n    bed.water(2 ** 3)\n'],
  ['settings', '# where we listen\nport: 80\n\nhosts:\n  - a.example\n  - b.example\n'],
  ['a letter with a list', 'Dear Ada,\n\n- beans\n- clay pots\n\nYours * Bo *'],
  ['a number sign', '#1 in the charts\n\nand nothing else'],
  ['nothing', ''],
])('%s is not', (_what, text) => expect(looksLikeMarkdown(text)).toBe(false));

test('a long text without an end to what it begins is looked at at once', async () => {
  const usedMs = await processorMs(() => {
    for (const text of ['```\n'.repeat(200_000), '\n'.repeat(500_000), '# a\n'.repeat(200_000), '[a]('.repeat(200_000), '- a\n\n'.repeat(100_000)]) looksLikeMarkdown(text);
  });
  expect(usedMs).toBeLessThan(2_000);
});
