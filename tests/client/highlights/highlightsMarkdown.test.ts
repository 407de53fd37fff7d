import { expect, test } from 'vitest';
import { highlightsMarkdown } from '#client/highlights/highlightsMarkdown.ts';

test('each highlight is a quotation with its note and facts; the source is linked and named', () => {
  const markdown = highlightsMarkdown({ title: 'The forgetting curve', author: 'Ann Lee', url: 'https://halden-review.org/curve_(2)' }, [
    { quote: 'He called the difference savings.', note: 'Use as the **epigraph**', details: ['Page 3', 'Jonas'] },
    { quote: 'first line\n second line ', note: '', details: [] },
  ]);
  expect(markdown).toBe(`# [The forgetting curve](<https://halden-review.org/curve_(2)>)

Ann Lee

> He called the difference savings.

Use as the **epigraph**

Page 3, Jonas

> first line
> second line
`);
});

test('words that Markdown would read as more stay words', () => {
  const markdown = highlightsMarkdown({ title: 'a[b] *c*\nd', author: null, url: null }, [{ quote: '# no heading\n1. no list <b>', note: '', details: [] }]);
  expect(markdown).toBe('# a\\[b\\] \\*c\\* d\n\n> \\# no heading\n> 1\\. no list \\<b\\>\n');
});
