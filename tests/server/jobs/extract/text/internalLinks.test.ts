import { expect, test } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { TextBuilder } from '#server/jobs/extract/files/base/textBuilder.ts';
import { PARAGRAPH, page } from '../pages.ts';

const read = (body: string) => extractPage(page(`<title>Fog</title><article><p>${PARAGRAPH.repeat(4)}</p>${body}</article>`, { url: 'https://site.example/fog?p=1' }));

test('footnotes lead down the page and back, under names of ours', () => {
  const { html, markdown } = read(
    `<p>Fog is slow<sup id="fnref:1"><a href="#fn:1">1</a></sup> and wide<sup id="fnref%C3%A9"><a href="/fog?p=1#fn%C3%A9" name="x">2</a></sup>. ${PARAGRAPH}</p>
     <ol><li id="fn:1"><p>Measured at sea. ${PARAGRAPH} <a href="#fnref:1">back</a></p></li><li id="fné"><p>Measured on land. ${PARAGRAPH}</p></li></ol>`,
  );
  expect(html).toContain('<sup id="note-3"><a href="#note-1" data-from="https://site.example/fog?p=1#fn:1">1</a></sup>');
  expect(html).toMatch(/<li id="note-1">[^]*<a href="#note-3" data-from="https:\/\/site.example\/fog\?p=1#fnref:1">back<\/a>/);
  expect(html).toMatch(/<a href="#note-2"[^>]*>2<\/a>/);
  expect(html).toContain('<li id="note-2">');
  // Whoever takes the text along is led to the page.
  expect(markdown).toContain('[1](https://site.example/fog?p=1#fn:1)');
});

test('a table of contents leads to the headings', () => {
  const { html, details } = read(`<ul><li><a href="#harbour">The harbour</a></li></ul><h2 id="harbour">The harbour</h2><p>${PARAGRAPH.repeat(3)}</p>`);
  expect(details.outline?.[0]).toMatchObject({ title: 'The harbour', anchor: 'section-1' });
  expect(html).toContain('<a href="#section-1" data-from="https://site.example/fog?p=1#harbour">The harbour</a>');
});

test('what leads to a place that was not kept leads to the site, and to other pages as before', () => {
  const { html } = read(`<p>See <a href="#comments">the comments</a> and <a href="/other#fn:1">another page</a>. ${PARAGRAPH}</p>`);
  expect(html).toContain('<a href="https://site.example/fog?p=1#comments" rel="noopener noreferrer nofollow">the comments</a>');
  expect(html).toContain('<a href="https://site.example/other#fn:1" rel="noopener noreferrer nofollow">another page</a>');
});

test('no name of a page becomes one of ours, and none is given twice', () => {
  const { html } = read(
    `<p id="root" class="x">One <a href="#note-7">1</a> <a href="#a" data-from="javascript:alert(1)">2</a>. ${PARAGRAPH}</p><p id="note-7">Seven. ${PARAGRAPH}</p><p id="note-1">Other. ${PARAGRAPH}</p><p id="a">A. ${PARAGRAPH}</p><p id="a">Again. ${PARAGRAPH}</p>`,
  );
  expect([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)).toEqual(['note-1', 'note-2']);
  expect(html).toMatch(/<p id="note-1">Seven[^]*<p>Other[^]*<p id="note-2">A\.[^]*<p>Again/);
  expect(html).not.toContain('javascript');
});

test('in a file that is read in parts each link stays in its part', () => {
  const text = new TextBuilder();
  for (const chapter of ['One', 'Two']) text.add(`<p>${chapter}<a href="#n">1</a> <a href="other.xhtml#n">elsewhere</a></p><p id="n">Note</p>`);
  expect(text.html).toBe(
    '<p>One<a href="#note-1">1</a> <span>elsewhere</span></p><p id="note-1">Note</p>\n<p>Two<a href="#note-10001">1</a> <span>elsewhere</span></p><p id="note-10001">Note</p>',
  );
});
