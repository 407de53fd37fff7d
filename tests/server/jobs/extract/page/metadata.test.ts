import { describe, expect, it } from 'vitest';
import { parseDocument } from '#server/jobs/extract/text/dom.ts';
import { readMetadata } from '#server/jobs/extract/page/metadata.ts';

const read = (head: string, body = '', url = 'https://www.site.example/a/b') =>
  readMetadata(parseDocument(`<html><head>${head}</head><body>${body}</body></html>`), url);

describe('the title', () => {
  it.each([
    ['og:title first', '<title>x</title><meta property="og:title" content="A  good\n title">', '', 'A good title'],
    ['its own element', '<title>Fish &amp; chips</title>', '', 'Fish & chips'],
    [
      'without the name of the site',
      '<title>Fish | The Site</title><meta property="og:site_name" content="The Site">',
      '',
      'Fish',
    ],
    ['without the name of the host', '<title>Fish - site.example</title>', '', 'Fish'],
    ['without the site in front', '<title>Site: Fish and more</title>', '', 'Site: Fish and more'],
    ['with the site in front of a bar', '<title>Site | Fish and more</title>', '', 'Fish and more'],
    ['as the heading has it', '<title>Fish – Recipes – Somebody</title>', '<h1>Fish – Recipes</h1>', 'Fish – Recipes'],
    ['with dashes that belong to it', '<title>Berlin – a city</title>', '', 'Berlin – a city'],
    ['the heading where there is no other', '', '<h1>The <em>heading</em></h1>', 'The heading'],
    [
      'the headline of its data',
      '<script type="application/ld+json">{"@type":"BlogPosting","headline":"From data"}</script>',
      '',
      'From data',
    ],
    [
      'the visible heading before what it says to machines',
      '<title>New Halden – The Site</title><script type="application/ld+json">{"@type":"Article","name":"New Halden","headline":"harbour town in the north"}</script>',
      '<h1>New Halden</h1>',
      'New Halden',
    ],
    [
      'its own element before what it says to machines',
      '<title>New Halden | The Site</title><meta property="og:site_name" content="The Site"><script type="application/ld+json">{"@type":"Article","headline":"harbour town in the north"}</script>',
      '',
      'New Halden',
    ],
    ['the visible heading before og:title', '<meta property="og:title" content="Fish and chips: you will not believe it">', '<h1>Fish and chips</h1>', 'Fish and chips'],
    ['no heading of the site', '<meta property="og:site_name" content="The Site"><meta property="og:title" content="Fish and chips">', '<h1>The Site</h1>', 'Fish and chips'],
    ['no heading of a section', '<meta property="og:title" content="Fish and chips for two in ten minutes">', '<h1>Recipes</h1>', 'Fish and chips for two in ten minutes'],
    ['no hidden heading', '<title>Fish and chips</title>', '<h1 hidden>Fish and chips, a menu</h1>', 'Fish and chips'],
    ['of several headings that which the page is called by', '<title>Fish and chips for two</title>', '<h1>Menu</h1><h1>Fish and chips</h1>', 'Fish and chips'],
  ])('is %s', (_from, head, body, title) => expect(read(head, body).title).toBe(title));

  it('is at most 500 characters', () => {
    expect(read(`<title>${'word '.repeat(1000)}</title>`).title?.length).toBeLessThanOrEqual(500);
  });
});

describe('the date', () => {
  const data = (date: string) =>
    `<script type="application/ld+json">{"@type":"Article","datePublished":"${date}"}</script>`;

  it.each([
    [data('2024-05-06T07:08:09Z'), '2024-05-06T07:08:09.000Z'],
    [data('2024-05-06T07:08:09+0200'), '2024-05-06T05:08:09.000Z'],
    [data('2024-05-06T07:08'), '2024-05-06T07:08:00.000Z'],
    [data('2024-05-06'), '2024-05-06T00:00:00.000Z'],
    ['<meta name="date" content="June 3, 2024">', '2024-06-03T00:00:00.000Z'],
    ['<meta property="article:published_time" content="Mon, 03 Jun 2024 10:00:00 GMT">', '2024-06-03T10:00:00.000Z'],
    [`${data('yesterday')}<meta name="date" content="2024-01-02">`, '2024-01-02T00:00:00.000Z'],
  ])('is read from %s', (head, iso) => expect(read(head).publishedAt?.toISOString()).toBe(iso));

  it.each(['2999-01-01', '0001-01-01', '2024-13-45', '12', 'soon', '{{date}}'])('is not believed: %s', (date) =>
    expect(read(data(date)).publishedAt).toBeNull(),
  );

  it('is read from the text where the head has none', () => {
    expect(read('', '<article><time datetime="2023-02-01">Feb</time></article>').publishedAt).toEqual(
      new Date('2023-02-01'),
    );
  });
});

describe('the author', () => {
  it.each([
    ['<meta name="author" content="By Ann Lee">', 'Ann Lee'],
    ['<meta property="article:author" content="https://social.example/ann">', null],
    [
      '<script type="application/ld+json">[{"@type":"Thing"},{"@type":"Article","author":["Ann",{"name":"Bob"},{"x":1}]}]</script>',
      'Ann, Bob',
    ],
    ['<script type="application/ld+json">{"@graph":[{"@type":"Article","author":{"@id":"#ann"}},{"@type":["Person"],"@id":"#ann","name":"Ann"},{"@type":"Person","@id":"#bo","name":"Bo"}]}</script>', 'Ann'],
    ['<script type="application/ld+json">{"@graph":[{"@type":"WebPage","author":{"@id":"#ann"}},{"@type":"Person","@id":"#ann","name":"Ann"},{"@type":"Person","@id":"#bo","name":"Bo"}]}</script>', 'Ann'],
    ['<script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":["Person","Organization"],"name":"Ann"}]}</script>', 'Ann'],
    ['<script type="application/ld+json">{"@graph":[{"@type":"Person","name":"Ann"},{"@type":"Person","name":"Bo"}]}</script>', null],
    ['<script type="application/ld+json">{"@type":"Article","description":"Two\nlines","author":"Ann"}</script>', 'Ann'],
    ['<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ann">', 'Ann'],
    ['<meta name="twitter:label1" content="Reading time"><meta name="twitter:data1" content="4 minutes">', null],
    ['<meta name="author" content="No Author">', null],
    ['<script type="application/ld+json">{broken</script><meta name="author" content="Ann">', 'Ann'],
    ['<meta name="author" content="Ann Lee"><meta name="author" content="Bo Lind">', 'Ann Lee, Bo Lind'],
    ['<meta name="citation_author" content="Ann Lee"><meta name="citation_author" content="Bo Lind">', 'Ann Lee, Bo Lind'],
    ['<meta itemprop="author" content="Someone Quoted"><meta name="dc.creator" content="Ann Lee">', 'Ann Lee'],
    ['<meta name="author" content="Ann Lee, CNN">', 'Ann Lee'],
    ['<meta name="author" content="Ann Lee, PhD">', 'Ann Lee'],
    ['<meta name="author" content="Ann Lee (jk)">', 'Ann Lee'],
    ['<meta property="og:site_name" content="The Site"><meta name="author" content="The Site - Ann Lee">', 'Ann Lee'],
    ['<meta name="author" content="Ann Lee @annlee">', 'Ann Lee'],
    ['<meta name="author" content="Lee, Ann">', 'Lee, Ann'],
    ['<meta name="author" content="Ann Lee, Bo Maria Lind">', 'Ann Lee, Bo Maria Lind'],
    ['<meta name="author" content="<a href=&quot;/ann&quot;>Ann Lee</a>">', 'Ann Lee'],
    ['<script type="application/ld+json">{"@type":"Article","author":"Ren&eacute; O&#039;Lee"}</script>', "René O'Lee"],
    ['<script type="application/ld+json">{"@type":"WebPage","mainEntity":{"@type":"NewsArticle","author":{"name":"Ann Lee"}}}</script>', 'Ann Lee'],
    ['<script type="application/ld+json">{"@type":"Article","author":"Ann Lee"}</script><meta name="author" content="Ann Lee, Bo Lind">', 'Ann Lee, Bo Lind'],
    ['<script type="application/ld+json">{"@type":"Article","author":"Ann Lee"}</script><meta name="author" content="Ann Lee, AL">', 'Ann Lee'],
    ['<meta name="author" content="social.example/ann">', null],
    ['<meta name="author" content="publisher">', null],
    ['<meta name="author" content="Super User">', null],
    ['', null],
  ])('is read from %s', (head, author) => expect(read(head).author).toBe(author));
});

describe('the canonical address', () => {
  const link = (href: string) => `<link rel="canonical" href="${href}">`;

  it.each([
    [link('/a/b?page=2#part'), 'https://www.site.example/a/b?page=2'],
    [link('https://site.example/a/b'), 'https://site.example/a/b'],
    [link('https://blog.site.example/a'), 'https://blog.site.example/a'],
    [link('https://other.example/a'), null],
    [link('https://evilsite.example/a'), null],
    [link('javascript:alert(1)'), null],
    [link('https://www.site.example/'), null],
    [
      `${link('https://other.example/')}<meta property="og:url" content="https://www.site.example/og">`,
      'https://www.site.example/og',
    ],
    ['', null],
  ])('of %s', (head, address) => expect(read(head).canonicalUrl).toBe(address));
});

describe('the icon', () => {
  it.each([
    [
      '<link rel="icon" href="/a.png" sizes="32x32"><link rel="apple-touch-icon" href="/b.png" sizes="180x180">',
      'https://www.site.example/b.png',
    ],
    ['<link rel="icon" href="/a.png" sizes="32x32"><link rel="icon" href="/a.svg">', 'https://www.site.example/a.svg'],
    ['<link rel="SHORTCUT ICON" href="//cdn.example/i.ico">', 'https://cdn.example/i.ico'],
    ['<link rel="mask-icon" href="/mask.svg">', 'https://www.site.example/favicon.ico'],
    ['', 'https://www.site.example/favicon.ico'],
  ])('of %s', (head, address) => expect(read(head).faviconUrl).toBe(address));
});
