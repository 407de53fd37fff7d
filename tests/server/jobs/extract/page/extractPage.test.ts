import { describe, expect, it, test } from 'vitest';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import type { PageBytes } from '#server/jobs/extract/page/extractPage.ts';
import { isLong } from '#tests/support/sample.ts';
import { PARAGRAPH, page, pageFile } from '../pages.ts';

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
  it('has failed, with its title: an application shell', async () => {
    const { title, plainText, partialFailure } = extractPage(await pageFile('shell.html'));
    expect([title, plainText, partialFailure?.code]).toEqual(['My App', '', 'NEEDS_BROWSER']);
    expect(partialFailure?.message).toMatch(/copy its text/);
  });

  it.each([
    '',
    '   ',
    '<html></html>',
    '<p>Home</p><img src="a.png">',
    '<meta http-equiv="Refresh" content="0; url=/there"><p>Moving</p>',
    '<img src="a.png">',
  ])('is refused: %j', (html) => expect(refusal(page(html)).code).toBe('NO_TEXT'));

  it.each([
    '<p>Loading…</p><script src="app.js"></script>',
    '<body><script>var text = "a great many words that nobody reads, because they are code";</script></body>',
  ])('needs a browser: %j', (html) => expect(refusal(page(html)).code).toBe('NEEDS_BROWSER'));

  it('is read where nothing could make more of it', () => {
    expect(extractPage(page('<p>Closed</p>')).plainText).toBe('Closed');
    expect(extractPage(page('<title>Tides</title><p>42</p>'))).toMatchObject({ title: 'Tides', plainText: '42' });
  });

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

test.each([
  ['https://example.org/essays/on-forgetting', 'on-forgetting'],
  ['https://example.org/post/4', 'example.org/post/4'],
  ['https://example.org/', 'example.org'],
])('a page without a title has what its address says: %s', (url, title) => {
  expect(extractPage(page(`<p>${PARAGRAPH}</p>`, { url })).title).toBe(title);
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
    const html = `${'<div>'.repeat(isLong ? 20_000 : 4_000)}<p>${text}</p>`;
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

describe('what a reader would miss', () => {
  const text = `<p>${PARAGRAPH.repeat(4)}</p>`;
  const read = (markup: string, head = '') =>
    extractPage(page(`<html><head><title>The title</title>${head}</head><body><article>${text}${markup}${text}</article></body></html>`));
  const markdown = (markup: string, head?: string) => read(markup, head).markdown.replaceAll(PARAGRAPH.repeat(4).trim(), '').trim();

  it.each([
    [
      'code beside the numbers of its lines',
      '<div class="highlight"><table><tr><td class="linenos"><pre>1\n2</pre></td><td class="code"><pre><code class="language-python">def water(bed):\n    bed.drink()</code></pre></td></tr></table></div>',
      '```\ndef water(bed):\n    bed.drink()\n```',
    ],
    ['code in rows', '<table><tr><td class="blob-num" data-line-number="1"></td><td>let x;</td></tr><tr><td class="blob-num"></td><td>let y;</td></tr></table>', '```\nlet x;\nlet y;\n```'],
    ['code whose lines are elements', '<div class="language-js"><pre><code><span class="ln">1</span><span>let x;<br></span><span class="ln">2</span><span>let y;</span></code></pre></div>', '```js\nlet x;\nlet y;\n```'],
    ['code that is not called code', '<div class="highlight-source-shell"><pre>npm install\nnpm start</pre></div>', '```shell\nnpm install\nnpm start\n```'],
    [
      'what is behind tabs',
      '<div><ul role="tablist"><li role="tab">npm</li><li role="tab" id="y">yarn</li></ul><div role="tabpanel"><p>npm install garden</p></div><div role="tabpanel" aria-labelledby="y" hidden><p>yarn add garden</p></div></div>',
      '**npm**\n\nnpm install garden\n\n**yarn**\n\nyarn add garden',
    ],
    [
      'a formula, drawn by KaTeX',
      '<p>It is <span class="katex"><span class="katex-mathml"><math><mi>c</mi><annotation encoding="application/x-tex">c=\\sqrt{gh}</annotation></math></span><span class="katex-html" aria-hidden="true"><span>c=gh</span></span></span> here.</p>',
      'It is `c=\\sqrt{gh}` here.',
    ],
    ['a formula, drawn by MathJax', '<p>It is <span class="MathJax"><nobr>E=mc2</nobr></span><script type="math/tex">E=mc^2</script> here.</p>', 'It is `E=mc^2` here.'],
    ['a formula without its TeX', '<p>It is <math><mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac><msup><mi>y</mi><mn>2</mn></msup></math> here.</p>', 'It is `1/(√x)y^2` here.'],
    ['a picture for those without scripts', '<figure><noscript><img src="/a.jpg" alt="A lock"></noscript><figcaption>Shut</figcaption></figure>', '![A lock](https://site.example/a.jpg)\n\nShut'],
    ['a picture that scripts would load', '<img class="lazy" src="data:image/gif;base64,AA" alt="late"><noscript><img src="/b.jpg" alt="A lock"></noscript>', '![A lock](https://site.example/b.jpg)'],
    ['a picture of AMP', '<amp-img src="/c.jpg" width="600" height="300" alt="A lock"><noscript><img src="/c.jpg"></noscript></amp-img>', '![A lock](https://site.example/c.jpg)'],
    ['a video in a frame', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The lock at work"></iframe>', '[The lock at work](https://www.youtube.com/watch?v=dQw4w9WgXcQ)'],
    ['a sound file', '<audio controls><source src="/lock.mp3"></audio>', '[lock.mp3](https://site.example/lock.mp3)'],
    ['a heading in a box with a mark to link to it', '<div class="markdown-heading"><h2>Install</h2><a class="anchor" href="#install"><svg></svg></a></div>', '## Install'],
    ['tasks that are done', '<ul><li class="task-list-item"><input type="checkbox" checked> Dig</li><li class="task-list-item"><input type="checkbox"> Water</li></ul>', '- [x] Dig\n- [ ] Water'],
    ['tasks that nobody can click', '<ul><li><label><input type="checkbox" disabled checked>Dig</label></li><li><input type="checkbox" disabled> Water</li></ul>', '- [x] Dig\n- [ ] Water'],
    [
      'a newsletter of tables in tables',
      '<table width="100%"><tr><td><table><tr><td><b>Beans are back</b></td></tr><tr><td><img src="/bean.jpg" alt="Bean"></td><td><p>They drink.</p></td></tr></table></td></tr></table>',
      '**Beans are back**\n\n![Bean](https://site.example/bean.jpg)\n\nThey drink.',
    ],
  ])('is there: %s', (_what, markup, expected) => expect(markdown(markup)).toBe(expected));

  it.each([
    ['the mark at a heading', '<h2>Use<a href="#use">#</a></h2>', '## Use'],
    ['the way to edit', '<h2>Use<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2>', '## Use'],
    ['what is only heard', '<p><span class="sr-only">Opens in a new window</span>Look</p>', 'Look'],
    ['a frame of adverts', '<iframe src="https://ads.example/a.html" title="Advertisement"></iframe>', ''],
    ['a pixel that counts', '<div><noscript><img src="https://stats.example/1" style="position:absolute; left:-9999px"></noscript></div>', ''],
    ['what is never shown', '<div style="display:none">Preview</div>', ''],
    ['a question for an address', '<div class="newsletter-signup"><h3>Sign up</h3><p>Every morning.</p><form><input type="email"><button>Go</button></form></div>', ''],
    ['ways to share', '<div class="share-bar"><a href="https://a.example/">Tweet</a> <a href="https://b.example/">Mail</a></div>', ''],
  ])('is gone: %s', (_what, markup, expected) => expect(markdown(markup)).toBe(expected));

  it('is not a question of cookies, which stands before it', () => {
    const asked = 'We and our partners store cookies and access information on your device to process personal data, with your consent. ';
    const found = extractPage(page(`<div class="cmp-box"><p>${asked.repeat(4)}</p></div><div><h1>The lock</h1><div>${text}</div></div>`));
    expect(found.plainText).toBe(PARAGRAPH.repeat(4).trim());
    // A page about it is no question.
    expect(extractPage(page(`<article class="cookie-law"><h1>The law</h1><p>${asked.repeat(9)}</p></article>`)).plainText).toContain('partners store cookies');
  });

  it('is who says what in a thread', () => {
    const posts = ['ada', 'bo', 'cy'].map((name) => `<div class="post"><div class="author"><img src="/x.png" width="48" height="48"><a href="/u/${name}">${name}</a><span>Member</span></div><div class="content">${text}</div></div>`);
    const found = extractPage(page(`<div>${posts.join('')}</div>`));
    expect(found.markdown).toMatch(/\*\*ada\*\*[^]*\*\*bo\*\*[^]*\*\*cy\*\*/);
    expect(found.author).toBeNull();
  });

  it('is the recipe, whose card stands beside the story', () => {
    const card = { '@type': 'Recipe', name: 'Bean stew', recipeIngredient: ['500 g beans', '2 <b>onions</b>'], recipeInstructions: [{ '@type': 'HowToStep', text: 'Soak the beans.' }, { '@type': 'HowToSection', itemListElement: [{ text: 'Simmer.' }] }] };
    const head = `<script type="application/ld+json">${JSON.stringify(card)}</script>`;
    expect(markdown('', head)).toBe('## Bean stew\n\n- 500 g beans\n- 2 \\<b\\>onions\\</b\\>\n\n1. Soak the beans.\n2. Simmer.');
    expect(markdown('<ul><li>500 g beans</li></ul><ol><li>Simmer.</li></ol>', head)).toBe('- 500 g beans\n\n1. Simmer.');
  });
});

describe('a table with something to say', () => {
  it.each([
    ['two columns', '<table><tr><td>Gate</td><td>oak</td></tr><tr><td>Sill</td><td>stone</td></tr></table>', '| Gate | oak |'],
    ['a head', '<table><tr><th>Parts</th></tr><tr><td>Gate</td></tr></table>', '| Parts |'],
    ['a table in it, and a head', '<table><tr><th>Part</th></tr><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', '| Part |'],
  ])('stays one: %s', (_what, markup, row) => {
    expect(extractPage(page(`<article><p>${PARAGRAPH.repeat(4)}</p>${markup}</article>`)).markdown).toContain(row);
  });
});
