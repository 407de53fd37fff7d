import { describe, expect, test } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { parsePage } from '#server/jobs/extract/text/parsePage.ts';

const bodyOf = (html: string) => parsePage(html).body.innerHTML;

describe('a page becomes the tree that browsers build', () => {
  test.each([
    ['what is left open', '<ul><li>one<li>two</ul><p>a<p>b<div>c</div>', '<ul><li>one</li><li>two</li></ul><p>a</p><p>b</p><div>c</div>'],
    ['what is closed in the wrong order', '<p><b>one<i>two</b>three</i>', '<p><b>one<i>two</i></b><i>three</i></p>'],
    ['emphasis that goes on', '<b><p>one<p>two</b>three', '<b><p>one</p></b><p><b>two</b>three</p>'],
    ['links in links', '<a href="1">one<a href="2">two', '<a href="1">one</a><a href="2">two</a>'],
    ['what a table cannot hold', '<table>lost<tr><td>cell</table>', 'lost<table><tbody><tr><td>cell</td></tr></tbody></table>'],
    ['a page within the page', '<div><html><head><title>x</title><body class="c"><p>one</p></body></html><p>two</p></div>', '<div><title>x</title><p>one</p><p>two</p></div>'],
    ['closed too often', '<div><p>one</p></div></div></section></p>two', '<div><p>one</p></div><p></p>two'],
    ['comments', 'one<!-- two -->three', 'onethree'],
    ['templates', 'a<template><p>one</p></template>', 'a<template><p>one</p></template>'],
    ['drawings and formulas', '<svg viewBox="0 0 1 1"><title>t</title></svg><math><mi>x</mi></math>', '<svg viewBox="0 0 1 1"><title>t</title></svg><math><mi>x</mi></math>'],
  ])('%s', (_what, html, expected) => expect(bodyOf(html)).toBe(expected));

  test('also where the head holds what belongs to the body', () => {
    const document = parsePage('<head><title>Tides</title><div class="page"><p>one</p></div><meta name="author" content="Ann"></head><body lang=en><p>two');
    expect(document.title).toBe('Tides');
    expect(document.body.innerHTML).toContain('<div class="page"><p>one</p></div>');
    expect(document.body.getAttribute('lang')).toBe('en');
  });

  test('attributes keep their order, and the first of two counts', () => {
    expect(bodyOf('<a ID=x HREF="/a" href="/b" class=" c  d ">t</a>')).toBe('<a id="x" href="/a" class="c d">t</a>');
  });
});

test('the whole text of a page is read though its parts are torn apart', () => {
  const story = Array.from({ length: 30 }, (_, at) => `<p>Paragraph ${at} tells of the lagoon, the harbour and the keepers who wrote down the weather every evening.`).join('');
  const page = `<html><head><link rel=stylesheet href=a.css></link><script></script></head></head><body><div class=wrap><article><h1>The lagoon</h1><html><body>${story}</body></html></article><footer>Imprint</div>`;
  const { plainText } = extractPage({ bytes: new TextEncoder().encode(page), contentType: 'text/html', charset: 'utf-8', url: 'https://site.example/story' });
  expect(plainText).toMatch(/Paragraph 0 [^]*Paragraph 29 /);
});

describe('a hostile page', () => {
  test('nested without end is read as it is written', () => {
    const { body } = parsePage(`${'<div>'.repeat(20_000)}deep`);
    expect(body.textContent).toBe('deep');
  });

  test('nested deeper than it is kept becomes flat, in order', () => {
    expect(parsePage(`${'<div>'.repeat(400)}a<p>b</p>c${'</div>'.repeat(400)}d`).body.textContent).toBe('abcd');
  });

  test('that would multiply is read as it is written', () => {
    const open = Array.from({ length: 400 }, (_, at) => `<font color=${at}>`).join('');
    const { body } = parsePage(`${open}${'<p>x'.repeat(5_000)}`);
    expect(body.textContent).toBe('x'.repeat(5_000));
    // By the standard's algorithm each paragraph would have 400 of its own.
    expect(body.querySelectorAll('*').length).toBeLessThan(10_000);
  });

  test.each(['', ' ', 'text', '<', '<frameset><frame src=a>', '<html>', '</body>', '<body><body a=1>', '\0'])('of almost nothing has a head and a body: %j', (html) => {
    const document = parsePage(html);
    expect([document.head.localName, document.body.localName]).toEqual(['head', 'body']);
  });
});
