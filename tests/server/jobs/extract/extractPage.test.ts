import { describe, expect, it } from 'vitest';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { extractPage } from '#server/jobs/extract/extractPage.ts';
import type { PageBytes } from '#server/jobs/extract/extractPage.ts';
import { PARAGRAPH, page, pageFile } from './pages.ts';

function refusal(source: PageBytes): ExtractError {
  try {
    extractPage(source);
  } catch (error) {
    if (error instanceof ExtractError) return error;
    throw error;
  }
  throw new Error('it was read');
}

describe('an English news article', async () => {
  const found = extractPage(
    await pageFile('news-en.html', { charset: 'utf-8', url: 'https://www.herald.example/2026/lagoon?ref=mail' }),
  );

  it('says what it is', () => {
    expect(found).toMatchObject({
      title: 'Tidal lagoon opens after nine years of work & waiting',
      siteName: 'The Harbour Herald',
      author: 'Ada Winter, Bo Lind',
      publishedAt: new Date('2026-03-14T06:30:00Z'),
      language: 'en',
      imageUrl: 'https://www.herald.example/img/lagoon-1200.jpg',
      faviconUrl: 'https://www.herald.example/icon-180.png',
      canonicalUrl: 'https://www.herald.example/2026/lagoon',
      excerpt: 'The first lagoon of its kind feeds power to 120,000 homes.',
      readingMinutes: 1,
    });
    expect(found.wordCount).toBeGreaterThan(180);
    expect(found.wordCount).toBeLessThan(220);
  });

  it('keeps the text and nothing around it', () => {
    for (const kept of [
      'gates of the tidal lagoon',
      'What it cost',
      'seen from the breakwater',
      'Nine kilometres of wall',
      'Summer',
    ]) {
      expect(found.plainText).toContain(kept);
    }
    for (const around of [
      'Weather',
      'cookies',
      'Buy a boat',
      'Related',
      'nobody wants to read',
      'Terms',
      'written by a script',
    ]) {
      for (const text of [found.plainText, found.html, found.markdown]) expect(text).not.toContain(around);
    }
  });

  it('does not repeat the title as a heading', () => {
    expect(found.plainText).not.toContain('opens after nine years');
  });

  it('makes addresses absolute and pictures loadable', () => {
    expect(found.html).toContain(
      '<a href="https://www.herald.example/2026/lagoon/costs?page=2" rel="noopener noreferrer nofollow">',
    );
    expect(found.html).toContain(
      '<img src="https://www.herald.example/img/lagoon.jpg" alt="The lagoon at dawn" width="800" height="450" loading="lazy" referrerpolicy="no-referrer" />',
    );
    expect(found.html).not.toContain('stats.example');
  });

  it('reads well as plain text', () => {
    expect(found.plainText).toContain(
      'Output by season\nSeason\tGWh\nSummer\t110\nWinter | storms\t140\n\nSixteen turbines, each seven metres across.\nNine kilometres of wall.\n\nFishing',
    );
    expect(found.plainText).toContain('const lagoon = {\n  turbines: 16,\n};');
    expect(found.plainText).not.toMatch(/\n{3}|[ \t]\n/);
  });

  it('becomes Markdown with tables and code', () => {
    expect(found.markdown).toContain('## What it cost\n');
    expect(found.markdown).toContain('> We would do it again');
    expect(found.markdown).toContain(
      '\n\n| Season | GWh |\n| --- | --- |\n| Summer | 110 |\n| Winter \\| storms | 140 |\n\n',
    );
    expect(found.markdown).toContain('- Sixteen turbines, each seven metres across.\n- Nine kilometres of wall.');
    expect(found.markdown).toContain('```js\nconst lagoon = {\n  turbines: 16,\n};\n```');
  });
});

describe('a German page of 2019 in windows-1252, with tags in capitals and unclosed', async () => {
  const found = extractPage(await pageFile('blog-de.windows-1252.html'));

  it('is decoded, named and dated', () => {
    expect(found).toMatchObject({
      title: 'Über das Brotbacken im Winter',
      author: 'Jürgen Müßig',
      publishedAt: new Date('2019-01-20T00:00:00Z'),
      language: 'de',
      faviconUrl: 'https://site.example/bilder/brot.ico',
      canonicalUrl: null,
    });
    expect(found.plainText).toContain('„ein gutes Kilo“ Roggenmehl, ein Löffelchen Salz – nicht mehr –');
    expect(found.plainText).toContain('2 € das Kilo');
    expect(found.html).toContain('href="https://site.example/rezept.html"');
    expect(found.plainText).not.toContain('Startseite');
  });
});

describe('a Japanese page in Shift_JIS', async () => {
  const found = extractPage(await pageFile('news-ja.shift_jis.html'));

  it('is decoded, and its words are counted without blanks between them', () => {
    expect(found).toMatchObject({
      title: '海辺の町に新しい図書館が開館',
      language: 'ja',
      excerpt: '海辺の町に新しい図書館が開館しました。',
    });
    expect(found.plainText).toMatch(/^海辺の小さな町に、/);
    expect(found.wordCount).toBeGreaterThan(120);
    expect(found.wordCount).toBeLessThan(220);
  });
});

describe('a hostile page', async () => {
  const found = extractPage(await pageFile('hostile.html', { charset: 'utf-8' }));

  it('keeps its words and loses its weapons', () => {
    expect(found.plainText).toContain('ordinary article');
    expect(found.plainText).toContain('with bold words');
    for (const text of [found.html, found.markdown, found.plainText]) {
      expect(text).not.toMatch(
        /alert\(|javascript:|data:|evil\.example|<script|<svg|<iframe|<form|<input|<style|onerror|onload|secret/i,
      );
    }
    expect(found.html).not.toMatch(/ (style|class|id|on\w+|target)=/i);
    expect(found.html).toContain('<a href="https://good.example/x" rel="noopener noreferrer nofollow">a good one</a>');
    expect(found.html).toContain('href="https://good.example/private"');
    expect(found.html).toContain('href="mailto:ann@good.example"');
  });

  it('is not believed about itself', () => {
    expect(found).toMatchObject({
      author: null,
      canonicalUrl: null,
      imageUrl: null,
      faviconUrl: 'https://site.example/favicon.ico',
    });
    expect(JSON.stringify(found)).not.toContain('\\u0000');
  });

  it('cannot smuggle markup through Markdown', () => {
    const { markdown } = extractPage(
      page(
        `<article><p>${PARAGRAPH}</p><p>Write &lt;img src=x onerror=alert(1)&gt; here.</p><img src="a.png" alt="](javascript:alert(1))"></article>`,
      ),
    );
    expect(markdown).toContain('Write \\<img src=x');
    expect(markdown).not.toMatch(/(?<!\\)\]\(javascript/);
  });
});

describe('what has no text', () => {
  it('is refused: an application shell', async () => {
    const error = refusal(await pageFile('shell.html'));
    expect(error.code).toBe('NO_TEXT');
    expect(error.message).toMatch(/copy its text/);
  });

  it.each([
    '',
    '   ',
    '<html></html>',
    '<p>Loading…</p>',
    '<img src="a.png">',
    '<body><script>var text = "a great many words that nobody reads, because they are code";</script></body>',
  ])('is refused: %j', (html) => expect(refusal(page(html)).code).toBe('NO_TEXT'));

  it('is refused: an empty text file', () => {
    expect(refusal(page(' \n ', { contentType: 'text/plain' })).code).toBe('NO_TEXT');
  });
});

describe('what is not text', () => {
  it.each([
    ['application/pdf', '%PDF-1.7'],
    ['text/html', '<p>\x00\x01\x02'],
    [null, 'PK\x03\x04'],
  ])('is refused: %s', (contentType, content) => expect(refusal(page(content, { contentType, charset: null })).code).toBe('UNSUPPORTED'));
});

describe('what is mislabelled', () => {
  const html = `<!-- made by hand --><!doctype html><title>A page</title><p>${PARAGRAPH}</p>`;

  it.each(['text/plain', 'application/octet-stream', 'application/xml', null])(
    'is read as the page it is: %s',
    (contentType) => {
      expect(extractPage(page(html, { contentType }))).toMatchObject({ title: 'A page', plainText: PARAGRAPH.trim() });
    },
  );
});

describe('a text file', () => {
  it('is read in paragraphs', () => {
    const text = `A short title\r\n\r\n${PARAGRAPH}\r\nSecond line <b>not bold</b> & more.\r\n\r\n\r\nLast.`;
    const found = extractPage(page(text, { contentType: 'text/plain', url: 'https://site.example/notes.txt' }));
    expect(found.title).toBe('A short title');
    expect(found.html).toBe(
      `<p>A short title</p>\n<p>${PARAGRAPH.trim()} <br />Second line &lt;b&gt;not bold&lt;/b&gt; &amp; more.</p>\n<p>Last.</p>`,
    );
    expect(found.language).toBe('en');
  });

  it('of Markdown takes its first heading as the title', () => {
    const found = extractPage(
      page(`Badge\n\n# The manual\n\n${PARAGRAPH}`, {
        contentType: 'text/plain',
        url: 'https://site.example/README.md',
      }),
    );
    expect(found).toMatchObject({ title: 'The manual', markdown: `Badge\n\n# The manual\n\n${PARAGRAPH.trim()}` });
  });

  it('may be in UTF-16', () => {
    const text = Buffer.from(`\ufeff${PARAGRAPH}`, 'utf16le');
    expect(extractPage(page(new Uint8Array(text), { contentType: 'text/plain', charset: null })).plainText).toBe(
      PARAGRAPH.trim(),
    );
  });
});

describe('the encoding', () => {
  const html = (head: string) =>
    `<html><head>${head}<title>T</title></head><body><p>Käse für 3 €. ${PARAGRAPH}</p></body></html>`;
  const bytes = (head: string, encoding: 'utf8' | 'cp1252') =>
    new Uint8Array(
      encoding === 'utf8' ? Buffer.from(html(head)) : Buffer.from(html(head).replace('€', '\x80'), 'latin1'),
    );

  it.each([
    ['the header, against the markup', bytes('<meta charset="utf-8">', 'cp1252'), 'iso-8859-1'],
    ['the byte order mark, against the header', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('', 'utf8')]), 'iso-8859-1'],
    ['the markup', bytes('<meta http-equiv=content-type content="text/html; charset=windows-1252">', 'cp1252'), null],
    ['the markup, where the header names nothing known', bytes("<meta charset='windows-1252'>", 'cp1252'), 'klingon'],
    ['UTF-8 where nothing is said', bytes('', 'utf8'), null],
    ['windows-1252 where nothing is said and it is not UTF-8', bytes('', 'cp1252'), null],
    ['UTF-8 where the markup says UTF-16 in ASCII', bytes('<meta charset="utf-16">', 'utf8'), null],
  ])('is taken from %s', (_from, content, charset) => {
    expect(extractPage(page(content, { charset })).plainText).toContain('Käse für 3 €.');
  });
});

describe('the structure', () => {
  const text = PARAGRAPH.repeat(3);

  it.each([
    ['only paragraphs', `<p>${text}</p><p>${text}</p>`],
    ['only text', text],
    ['no head and body', `<!doctype html><title>The title</title><meta name=x><p>${text}`],
    ['an html without a body', `<html><title>The title</title><p>${text}`],
    ['text after the end', `<html><head></head><body></body></html><p>${text}</p>`],
    ['everything in one table', `<table><tr><td>Menu<td><font><p>${text}<p>${text}</font></table>`],
    ['two documents in one', `<html><body><p>${text}</body></html><html><body><p>${text}</body></html>`],
  ])('may be poor: %s', (_kind, html) => {
    expect(extractPage(page(html)).plainText).toContain('quick brown fox');
  });

  it('may be very deep', () => {
    const html = `${'<div>'.repeat(20_000)}<p>${text}</p>`;
    expect(extractPage(page(html)).plainText).toContain('quick brown fox');
  });

  it('may have runs of white space without end', () => {
    const html = `<p>${text}</p>${' '.repeat(1_000_000)}<pre>${' \n'.repeat(500_000)}x</pre>`;
    expect(extractPage(page(html)).plainText).toContain('quick brown fox');
  });

  it('that is no article at all falls back on the body without its surroundings', () => {
    const links = Array.from(
      { length: 30 },
      (_, i) => `<li><a href="/${i}">Story number ${i} of the day</a></li>`,
    ).join('');
    const { plainText } = extractPage(page(`<nav>Home and contact</nav><ul>${links}</ul><footer>Imprint</footer>`));
    expect(plainText).toContain('Story number 29 of the day');
    expect(plainText).not.toMatch(/contact|Imprint/);
  });

  it('of ordered lists keeps its numbers', () => {
    const { markdown } = extractPage(
      page(`<article><p>${text}</p><ol start="3"><li>three</li><li>four<ol><li>inner</li></ol></li></ol></article>`),
    );
    expect(markdown).toContain('3. three\n4. four\n   1. inner');
  });
});

describe('pictures', () => {
  const picture = (markup: string) =>
    /<img src="([^"]*)"/.exec(
      extractPage(page(`<article><p>${PARAGRAPH.repeat(5)}</p>${markup}<p>${PARAGRAPH.repeat(5)}</p></article>`)).html,
    )?.[1];

  it.each([
    ['its own address', '<img src="/a.jpg">', 'https://site.example/a.jpg'],
    ['a lazy address', '<img src="blank.gif" data-src="/a.jpg">', 'https://site.example/a.jpg'],
    [
      'a set where it has none',
      '<img srcset="/s.jpg 400w, /l.jpg 1200w, /xl.jpg 4000w">',
      'https://site.example/l.jpg',
    ],
    [
      'a lazy set',
      '<img src="data:image/gif;base64,AA" data-srcset="/1.jpg 1x,/2.jpg 2x">',
      'https://site.example/2.jpg',
    ],
    ['a set with commas in addresses', '<img srcset="/w_1,h_2/a.jpg 1x">', 'https://site.example/w_1,h_2/a.jpg'],
    ['a source beside it', '<picture><source srcset="/p.webp"><img></picture>', 'https://site.example/p.webp'],
    ['no script', '<img src="javascript:alert(1)">', undefined],
    ['no inline data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', undefined],
    ['no counting pixel', '<img src="https://stats.example/p.gif" width=1 height=1>', undefined],
  ])('have %s', (_from, markup, address) => expect(picture(markup)).toBe(address));
});
