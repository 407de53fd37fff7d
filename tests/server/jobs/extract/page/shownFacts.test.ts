import { describe, expect, test } from 'vitest';
import { authorIn } from '#server/jobs/extract/page/authorName.ts';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { dateIn, dateInAddress } from '#server/jobs/extract/page/writtenDate.ts';
import { page } from '../pages.ts';

const paragraph = '<p>The gates of the tidal lagoon at Halden opened this morning after nine years of work, and the first turbine began to turn.</p>';
const read = (body: string, head = '') => extractPage(page(`<html><head><title>Tidal lagoon opens</title>${head}</head><body><h1>Tidal lagoon opens</h1>${body}<article>${paragraph.repeat(5)}</article></body></html>`));

describe('the author', () => {
  test.each([
    ['By Ann Lee', 'Ann Lee'],
    ['| Autor: gnaddrig', 'gnaddrig'],
    ['8. Januar 2020 · by Aureliana · in Gefühle', 'Aureliana'],
    ['David · 18. Oktober 2019', 'David'],
    ['Ulrike 18.10.2019 16:06 Uhr', 'Ulrike'],
    ['Zeige alle Beiträge von Simon Dückert →', 'Simon Dückert'],
    ['Über Luis Holuch 257 Artikel', 'Luis Holuch'],
    ['Erstellt von Andri Bryner', 'Andri Bryner'],
    ['作者：王小波', '王小波'],
    ['freeman1984', 'freeman1984'],
    ['Eingestellt von der Michel', 'der Michel'],
    ['Ann Lee Stand: 3. Mai 2021', 'Ann Lee'],
    ['Posted on September 21, 2020 by Ann Lee', 'Ann Lee'],
    ['Ein Artikel von Ann Lee', 'Ann Lee'],
    ['Par Ann Lee le 5 mai 2021', 'Ann Lee'],
    ['Text von Ann Lee Illustration von Bo Lind', 'Ann Lee'],
    ['Ann Lee @annlee', 'Ann Lee'],
  ])('is named in a line: %s', (line, name) => expect(authorIn(line)).toBe(name));

  test.each(['Posted on', 'By', 'Published by', 'Follow', 'Veröffentlicht am', 'No Author', 'Uncategorized', 'publisher', 'Super User', 'Aktuelle Meldung', '#Some topic', '12 May 2021', 'Tel. 555 1234', 'ann@example.org', ''])('is not named in a line: %s', (line) => expect(authorIn(line)).toBeNull());

  test.each([
    ['<a rel="author" href="/ann">Ann Lee</a>', 'Ann Lee'],
    ['<div class="byline">By <a href="/author/ann">Ann Lee</a> · 3 May 2021</div>', 'Ann Lee'],
    ['<p class="post-author">By<span>Ann Lee</span></p>', 'Ann Lee'],
    ['<p class="post-author"><a href="/1">Ann Lee</a> and <a href="/2">Bo Lind</a></p>', 'Ann Lee, Bo Lind'],
    ['<p>Von Ann Lee</p>', 'Ann Lee'],
    ['<p>von einem Tag zum anderen</p>', null],
    ['<div>Gespeichert von <b>annlee</b> am 24. Juli 2017 - 18:55</div>', 'annlee'],
    ['<p>par <span>Ann Lee</span>, 21 juin 2018</p>', 'Ann Lee'],
    ['<small>04.02.2022 | 13:10 Uhr | Ann Lee</small>', 'Ann Lee'],
    ['<p>25.10.2022 - Ann Lee</p>', 'Ann Lee'],
    ['<p>25.10.2022 - Letzte Änderung</p>', null],
    ['<p>25.10.2022 - Halden Stiftung</p>', null],
    ['<p>05.02.2020 - Redaktion: Ann Lee (Sprecherin)</p>', 'Ann Lee'],
    ['<byline>Von Ann Lee, dpa</byline>', 'Ann Lee'],
    ['<div class="author">Ann Lee, Head of Lagoons at the BBC</div>', 'Ann Lee'],
    ['<a rel="author" href="/ann"><h2 class="author__name">Ann Lee</h2><p>Writes about water, mostly</p></a>', 'Ann Lee'],
    ['<div class="author-bio sidebar"><h3>Ann Lee</h3></div>', 'Ann Lee'],
    ['<div class="related"><p>Von Ann Lee</p></div>', null],
    ['<div class="comment"><span class="author">Someone Else</span></div>', null],
    ['<footer class="entry-footer"><span class="author">Ann Lee</span></footer>', 'Ann Lee'],
    ['<aside class="author-meta"><a rel="author">Ann Lee</a></aside>', 'Ann Lee'],
  ])('is shown: %s', (body, author) => expect(read(body).author).toBe(author));

  test('is shown in what the heading stands in as well, whatever that is called', () => {
    const shown = (body: string) => extractPage(page(`<html><head><title>Tidal lagoon opens | The Halden Review</title></head><body>${body}</body></html>`)).author;
    const text = paragraph.repeat(5);
    const site = '<header><h1>The Halden Review</h1></header>';
    expect(shown(`${site}<div class="content-sidebar-wrap"><h2>Tidal lagoon opens</h2><p><a rel="author">Ann Lee</a></p><article>${text}</article></div>`)).toBe('Ann Lee');
    expect(shown(`${site}<div><h2>Tidal lagoon opens</h2><article>${text}</article></div><div class="left-sidebar"><a rel="author">Someone Else</a></div>`)).toBeNull();
  });

  test('is named behind a label below the text as well', () => {
    const below = (line: string) => extractPage(page(`<html><head><title>Tidal lagoon opens</title></head><body><h1>Tidal lagoon opens</h1><article>${paragraph.repeat(5)}</article>${line}</body></html>`)).author;
    expect(below('<p>Autorin: Ann Lee, Leiterin des Büros in Halden</p>')).toBe('Ann Lee');
    expect(below('<p><b>Auteur :</b> Ann Lee</p>')).toBe('Ann Lee');
    expect(below('<p>Text: everything that was said</p>')).toBeNull();
    expect(below('<div class="comments"><p>By: Someone Else</p></div>')).toBeNull();
  });

  test('is the person who is shown where the page declares an account, a company, or what its title calls the site', () => {
    for (const declared of ['annlee_01', 'ann-lee', 'Halden Media GmbH', 'halden.example', 'Redaktion', 'HR']) {
      expect([declared, read('<a rel="author">Ann Lee</a>', `<meta name="author" content="${declared}">`).author]).toEqual([declared, 'Ann Lee']);
      expect([declared, read('', `<meta name="author" content="${declared}">`).author]).toEqual([declared, declared]);
    }
    const titled = (body: string) => extractPage(page(`<html><head><title>Tidal lagoon opens | Halden Today</title><meta name="author" content="Halden Today"></head><body><h1>Tidal lagoon opens</h1>${body}<article>${paragraph.repeat(5)}</article></body></html>`)).author;
    expect(titled('<p>Von Ann Lee</p>')).toBe('Ann Lee');
    expect(titled('<p class="author"><a>Ships</a><a>Storms</a><a>Fog</a></p>')).toBe('Halden Today');
  });

  test('is the person who is shown where the page declares its own site', () => {
    expect(read('<a rel="author">Ann Lee</a>', '<meta property="og:site_name" content="Halden Review"><meta name="author" content="Halden Review">').author).toBe('Ann Lee');
    expect(read('', '<meta property="og:site_name" content="Halden Review"><meta name="author" content="Halden Review">').author).toBe('Halden Review');
    expect(read('<a rel="author">Someone Else</a>', '<meta name="author" content="Ann Lee">').author).toBe('Ann Lee');
  });
});

describe('the day', () => {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

  test.each([
    ['Published 3 May 2021, 10:15', '2021-05-03'],
    ['May 3rd, 2021', '2021-05-03'],
    ['3. März 2021', '2021-03-03'],
    ['le 14 février 2020', '2020-02-14'],
    ['14 de febrero de 2020', '2020-02-14'],
    ['18.10.2019 16:06 Uhr', '2019-10-18'],
    ['2021年5月3日', '2021-05-03'],
    ['31/12/2020', '2020-12-31'],
    ['03/04/2020', null],
    ['31 February 2020', null],
    ['3 May 2999', null],
    ['version 1.2.2020.4', null],
  ])('is written: %s', (line, date) => expect(day(dateIn(line))).toBe(date));

  test.each([
    ['https://halden.example/2019/08/02/lagoon/', '2019-08-02'],
    ['https://halden.example/2019/13/02/lagoon/', null],
    ['https://halden.example/lagoon/2019', null],
  ])('is in the address: %s', (url, date) => expect(day(dateInAddress(url))).toBe(date));

  test.each([
    ['<time>3 May 2021</time>', '2021-05-03'],
    ['<span class="entry-date">3. Mai 2021</span>', '2021-05-03'],
    ['<p>Stand: 3. Mai 2021</p>', '2021-05-03'],
    ['<p>The lagoon was promised for 3 May 2021, and nobody believed it.</p>', null],
    ['<div class="related"><time>3 May 2021</time></div>', null],
  ])('is shown: %s', (body, date) => expect(day(read(body).publishedAt)).toBe(date));

  test('is that of the page where it declares one', () => {
    expect(day(read('<time>3 May 2021</time>', '<meta property="article:published_time" content="2020-01-01T10:00:00Z">').publishedAt)).toBe('2020-01-01');
  });

  test('does not take long to be found in a page of boxes in boxes', () => {
    const deep = `${'<div class="date author">'.repeat(2_000)}x${'</div>'.repeat(2_000)}`.repeat(20);
    expect(read(deep).publishedAt).toBeNull();
  });
});
