import { expect, test } from 'vitest';
import { nextPageOf } from '#server/jobs/extract/page/nextPage.ts';
import { parsePage } from '#server/jobs/extract/text/parsePage.ts';

const next = (url: string, html: string) => nextPageOf(parsePage(`<html><head></head><body>${html}</body></html>`), url, url);

test.each([
  ['https://halden.example/lagoon', '<a rel="next" href="/lagoon/2">Older</a>', 'https://halden.example/lagoon/2'],
  ['https://halden.example/lagoon/', '<a href="/lagoon/page/2/#top">Next page</a>', 'https://halden.example/lagoon/page/2/'],
  ['https://halden.example/lagoon/2', '<a href="/lagoon">1</a> 2 <a href="/lagoon/3">3</a>', 'https://halden.example/lagoon/3'],
  ['https://halden.example/lagoon.html', '<a href="lagoon-2.html">2</a>', 'https://halden.example/lagoon-2.html'],
  ['https://halden.example/lagoon-1.html', '<a href="lagoon-2.html">weiter</a>', 'https://halden.example/lagoon-2.html'],
  ['https://halden.example/lagoon?id=7', '<a href="?page=2&id=7">›</a>', 'https://halden.example/lagoon?page=2&id=7'],
  ['https://halden.example/lagoon/', '<link rel="next" href="/lagoon/2/">', 'https://halden.example/lagoon/2/'],
  ['https://halden.example/lagoon/index.html', '<a href="index2.html">下一页</a>', 'https://halden.example/lagoon/index2.html'],
])('the text of %s goes on: %s', (url, html, address) => expect(next(url, html)).toBe(address));

test.each([
  ['the next article', 'https://halden.example/2021/lagoon', '<a rel="next" href="/2021/lighthouse">Next</a>'],
  ['the next number of a paper', 'https://halden.example/lagoon/2', '<a rel="next" href="/lagoon/4">4</a>'],
  ['another site', 'https://halden.example/lagoon', '<a rel="next" href="https://other.example/lagoon/2">2</a>'],
  ['another kind of address', 'https://halden.example/lagoon', '<a rel="next" href="javascript:next(2)">2</a>'],
  ['the page itself', 'https://halden.example/lagoon', '<a rel="next" href="#page2">2</a>'],
  ['the page before', 'https://halden.example/lagoon/3', '<a href="/lagoon/2">2</a>'],
  ['the second page of the front page', 'https://halden.example/', '<a rel="next" href="/page/2">Older posts</a>'],
  ['a chapter that a text mentions', 'https://halden.example/lagoon', '<a href="/lagoon/2">as the second chapter says in many words</a>'],
])('%s is no page of the text', (_what, url, html) => expect(next(url, html)).toBeNull());
