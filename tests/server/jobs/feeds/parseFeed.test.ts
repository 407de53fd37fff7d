import { describe, expect, test } from 'vitest';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { parseFeed } from '#server/jobs/extract/feed/parseFeed.ts';

const url = 'https://example.org/blog/feed.xml';
const parse = (text: string, charset: string | null = null) => parseFeed({ bytes: new TextEncoder().encode(text), charset, url });
const feed = (text: string) => {
  const parsed = parse(text);
  if ('feedUrl' in parsed) throw new Error('A page');
  return parsed;
};
const urls = (text: string) => feed(text).items.map((item) => item.url);

describe('feeds', () => {
  test('RSS: newest first, relative addresses, words without markup, how often it changes', () => {
    const parsed = feed(`<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
      <title>Tides &amp; Ships</title><link>https://example.org/blog/</link><ttl>180</ttl>
      <item><title>Older</title><link>older</link><guid isPermaLink="false">1</guid><pubDate>Mon, 09 Nov 2026 08:00:00 GMT</pubDate></item>
      <item><title>Newer</title><link>https://example.org/newer</link><guid isPermaLink="false">2</guid><pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate>
        <category>Ports</category><description>&lt;p&gt;Of &lt;b&gt;harbours&lt;/b&gt;&lt;/p&gt;</description><content:encoded><![CDATA[<p>And CRANES</p>]]></content:encoded></item>
    </channel></rss>`);
    expect(parsed).toMatchObject({ title: 'Tides & Ships', siteUrl: 'https://example.org/blog/', minutesBetweenChanges: 180 });
    expect(parsed.items.map((item) => item.url)).toEqual(['https://example.org/newer', 'https://example.org/blog/older']);
    expect(parsed.items[0]?.words).toBe('newer of harbours and cranes ports');
  });

  test('a podcast: without a page the recording is the item', () => {
    expect(urls('<rss version="2.0"><channel><title>P</title><item><title>One</title><guid isPermaLink="false">x</guid><enclosure url="https://cdn.example.org/one.mp3" length="1" type="audio/mpeg"/></item></channel></rss>')).toEqual(['https://cdn.example.org/one.mp3']);
  });

  test('Atom: the page among its links, titles in HTML', () => {
    const parsed = feed(`<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">A &lt;em&gt;journal&lt;/em&gt;</title><id>urn:x</id><updated>2026-11-10T08:00:00Z</updated>
      <link rel="self" href="https://example.org/feed"/><link href="/home"/>
      <entry><id>tag:1</id><title>First</title><updated>2026-11-10T08:00:00Z</updated><link rel="edit" href="https://example.org/edit/1"/><link rel="alternate" href="/first"/></entry></feed>`);
    expect(parsed).toMatchObject({ title: 'A journal', siteUrl: 'https://example.org/home' });
    expect(parsed.items.map((item) => item.url)).toEqual(['https://example.org/first']);
  });

  test('RDF and JSON Feed', () => {
    expect(urls('<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="https://r.org"><title>R</title><link>https://r.org</link></channel><item rdf:about="https://r.org/1"><title>i</title><link>https://r.org/1</link></item></rdf:RDF>')).toEqual(['https://r.org/1']);
    expect(urls(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'J', items: [{ id: '1', url: 'https://j.org/1', content_text: 'x' }] }))).toEqual(['https://j.org/1']);
  });

  test('an item is known again by its id, also under another address', () => {
    const at = (path: string) => feed(`<rss version="2.0"><channel><title>T</title><item><title>One</title><link>https://example.org/${path}</link><guid isPermaLink="false">item-1</guid></item></channel></rss>`).items[0];
    expect(at('a')?.key).toBe(at('b?utm_source=rss')?.key);
    expect(at('a')?.url).not.toBe(at('b')?.url);
  });

  test('letters of another encoding, as the feed declares it', () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><rss version="2.0"><channel><title>Café</title></channel></rss>', 'latin1');
    expect(parseFeed({ bytes, charset: null, url })).toMatchObject({ title: 'Café' });
  });

  test('what is no web address is no item', () => {
    expect(urls('<rss version="2.0"><channel><title>T</title><item><title>x</title><link>javascript:alert(1)</link></item><item><title>y</title><link>file:///etc/passwd</link></item><item><title>z</title></item></channel></rss>')).toEqual([]);
  });
});

describe('pages', () => {
  test('name their feed: that of the site before that of the comments', () => {
    expect(parse(`<!doctype html><html><head><base href="https://example.org/x/"><title>Blog</title>
      <link rel="alternate" type="application/rss+xml" title="Comments" href="/comments/feed"><link rel="alternate" type="application/atom+xml" title="Blog" href="atom.xml"></head><body>…`)).toEqual({ feedUrl: 'https://example.org/x/atom.xml' });
  });

  test('without a feed are refused in words', () => {
    expect(() => parse('<!doctype html><title>Nothing</title>')).toThrow(ExtractError);
    expect(() => parse('<!doctype html><title>Nothing</title>')).toThrow(/no feed at this address/);
    expect(() => parse('')).toThrow(/no feed at this address/);
  });
});

describe('hostile feeds', () => {
  test('entities that grow stay as they are written', () => {
    const entities = ['<!ENTITY a "aaaaaaaaaa">', ...Array.from('bcdefghi', (name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)].join('');
    const parsed = feed(`<!DOCTYPE x [${entities}]><rss version="2.0"><channel><title>&i;</title></channel></rss>`);
    expect(parsed.title?.length ?? 0).toBeLessThan(100);
  });

  test('files of the machine are not read', () => {
    expect(() => parse('<!DOCTYPE x [<!ENTITY p SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&p;</title></channel></rss>')).toThrow(ExtractError);
  });

  test('what no database takes is left out of its title', () => {
    const title = 'A' + String.fromCharCode(92) + 'u0000B' + String.fromCharCode(92) + 'ud800C';
    const parsed = feed(`{ "version": "https://jsonfeed.org/version/1.1", "title": "${title}", "items": [] }`);
    expect(parsed.title).toBe('AB\ufffdC');
  });

  test('addresses without end are neither followed nor stored', () => {
    const endless = `https://example.org/${'x'.repeat(3_000)}`;
    expect(feed(`<rss version="2.0"><channel><title>T</title><link>${endless}</link></channel></rss>`).siteUrl).toBeNull();
    expect(() => parse(`<!doctype html><title>Blog</title><link rel="alternate" type="application/rss+xml" href="${endless}">`)).toThrow(/no feed at this address/);
  });

  test('very many items are cut', () => {
    const items = Array.from({ length: 3_000 }, (_, index) => `<item><title>${index}</title><link>https://example.org/${index}</link></item>`).join('');
    expect(feed(`<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`).items).toHaveLength(2_000);
  });
});
