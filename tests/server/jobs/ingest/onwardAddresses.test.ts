import { expect, test } from 'vitest';
import { onwardAddresses } from '#server/jobs/ingest/onwardAddresses.ts';

const from = (html: string) => onwardAddresses(html, 'https://site.example/old/');

test.each([
  ['<meta http-equiv="refresh" content="0;url=/new">', 'https://site.example/new'],
  [`<META HTTP-EQUIV=Refresh CONTENT="2; URL='https://other.example/a?b=c'">`, 'https://other.example/a?b=c'],
  ['<noscript><meta http-equiv="refresh" content="0, url=next.html"></noscript><p>Loading…</p>', 'https://site.example/old/next.html'],
  ['<base href="https://cdn.example/x/"><meta http-equiv="refresh" content="0; url=y">', 'https://cdn.example/x/y'],
])('a page that only sends on: %s', (html, address) => expect(from(html)).toEqual({ kind: 'REFRESH', address }));

test.each([
  '<meta http-equiv="refresh" content="600">',
  '<meta http-equiv="refresh" content="300; url=/news">',
  '<meta http-equiv="refresh" content="0; url=/old/">',
  '<meta http-equiv="refresh" content="0; url=javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0; url=file:///etc/passwd">',
  `<meta http-equiv="refresh" content="5; url=/next"><p>${'The lagoon opened this morning. '.repeat(20)}</p>`,
])('a page that stays: %.60s', (html) => expect(from(html)).toBeNull());

const article = `<p>${'The lagoon opened this morning. '.repeat(20)}</p>`;

test.each([
  ['<html amp lang="en"><link rel="canonical" href="/news/lagoon">', 'https://site.example/news/lagoon'],
  ['<html ⚡><head><link rel="canonical" href="https://paper.example/lagoon">', 'https://paper.example/lagoon'],
  [new TextDecoder('latin1').decode(Buffer.from('<html ⚡><link rel="stylesheet canonical" href="/news/lagoon">')), 'https://site.example/news/lagoon'],
])('a shortened copy for telephones (AMP): %.60s', (html, address) => expect(from(`<!doctype html>${html}<body>${article}`)).toEqual({ kind: 'CANONICAL', address }));

test.each([
  '<html amp><link rel="canonical" href="/old/">',
  '<html amp><link rel="canonical" href="/old/#top">',
  '<html amp><link rel="canonical" href="javascript:alert(1)">',
  '<html amp><link rel="amphtml" href="/new">',
  '<html><link rel="canonical" href="/news/lagoon">',
  '<html data-amp><link rel="canonical" href="/news/lagoon">',
])('no copy of another page: %s', (html) => expect(from(`${html}<body>${article}`)).toBeNull());

test('frames, the main one first', () => {
  const html = '<frameset cols="20%,80%"><frame src="menu.html" name="menu"><frame src="text.html" name="main"><noframes>Your browser has no frames.</noframes></frameset>';
  expect(from(html)).toEqual({ kind: 'FRAMES', addresses: ['https://site.example/old/text.html', 'https://site.example/old/menu.html'] });
});
