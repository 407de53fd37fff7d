import { expect, test } from 'vitest';
import { outlineOf } from '#client/routes/drafts/outline.ts';

test('headings are listed where they stand, with the words under each', () => {
  const text = '# One\n\nTwo words\n\n## Of *it* ##\n\n```\n# no heading\n```\n\n### Empty';
  expect(outlineOf(text)).toEqual([
    { text: 'One', level: 1, at: 0, words: 2 },
    { text: 'Of it', level: 2, at: text.indexOf('## Of'), words: 2 },
    { text: 'Empty', level: 3, at: text.indexOf('### Empty'), words: 0 },
  ]);
  expect(outlineOf('No heading #here')).toEqual([]);
});
