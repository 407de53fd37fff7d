// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEpub } from '#client/documents/epub/openEpub.ts';
import { epubOf, pngOf, zipOf } from '#tests/support/documents.ts';
import { dangersIn, fileOf } from './documentFile.ts';

const book = epubOf(
  [
    { title: 'One', body: '<h1 id="top">One</h1><p class="first">It began&nbsp;&mdash; in <i>winter</i>.<br/>And <a href="chapter-2.xhtml#end">so on</a>.</p><p><img src="../pictures/red.png" alt="Red"/></p><title/><p>After an empty title.</p>' },
    { title: 'Two', body: '<h1>Two</h1><p id="end">It ended. <a href="https://example.org/">More</a></p>' },
  ],
  { files: { 'OEBPS/pictures/red.png': pngOf(4, 4, [200, 0, 0]) }, css: 'body { margin: 5% } .first { text-indent: 0 }' },
);

test('a book opens by its chapters, with its table of contents', async () => {
  const opened = await openEpub(fileOf(book));
  expect(opened.unit).toBe('chapter');
  expect(opened.parts).toHaveLength(2);
  expect(opened.contents).toEqual([
    { title: 'One', level: 0, part: 0, anchor: null },
    { title: 'Two', level: 0, part: 1, anchor: null },
  ]);
});

test('a chapter is drawn with its pictures, its styles, and links to other chapters', async () => {
  const { element, styles } = await (await openEpub(fileOf(book))).draw(0);
  expect(element.textContent).toContain('It began\u00a0— in winter.');
  expect(element.textContent).toContain('After an empty title.');
  expect(element.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  expect(element.querySelector('#o-top')?.textContent).toBe('One');
  const link = element.querySelector('a');
  expect([link?.getAttribute('data-part'), link?.getAttribute('data-anchor')]).toEqual(['1', 'end']);
  expect(styles.join()).toContain('.o-first { text-indent: 0');
  expect(element.querySelector('.vault-original-root')?.getAttribute('lang')).toBe('en');
});

test('the words of a chapter are those that are drawn', async () => {
  const opened = await openEpub(fileOf(book));
  expect(await opened.words(1)).toBe('Two\nIt ended. More\n');
});

test('links lead out of a book apart, and only to the web and to mail', async () => {
  const hostile = epubOf([{ title: 'Links', body: ['https://example.org/', 'javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '../../../../etc/passwd', 'mailto:a@example.org'].map((href) => `<p><a href="${href}">x</a></p>`).join('') }]);
  const { element } = await (await openEpub(fileOf(hostile))).draw(0);
  const links = [...element.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/', null, null, null, null, 'mailto:a@example.org']);
  expect(links[0]?.getAttribute('target')).toBe('_blank');
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
});

test('a hostile chapter loads nothing and runs nothing', async () => {
  const evil = 'https://evil.example/x';
  const hostile = epubOf(
    [
      {
        title: 'Hostile',
        head: `<script>window.ran = true</script><style>@import url(${evil}); p { background: url(${evil}) }</style><link rel="stylesheet" href="${evil}.css"/><base href="${evil}"/><meta http-equiv="refresh" content="0;url=${evil}"/>`,
        body: `<p onclick="ran()" style="background:url(${evil});position:fixed;color:red">Text</p><script>window.ran = true</script><img src="${evil}.png" onerror="ran()" alt="far"/><img src="//evil.example/x" alt=""/>
          <img srcset="${evil} 2x" src="javascript:ran()" alt=""/><iframe src="${evil}"/><object data="${evil}"/><embed src="${evil}"/><video src="${evil}" poster="${evil}" autoplay="autoplay"/><audio src="${evil}"/><form action="${evil}"><input name="x"/><button>Go</button></form>
          <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="ran()"><image xlink:href="${evil}"/><use href="${evil}#a"/><a xlink:href="javascript:ran()"><text>svg</text></a><rect fill="url(${evil}#p)" width="9" height="9"/><rect fill="url(#own)"/><foreignObject><iframe src="${evil}"/></foreignObject><animate attributeName="href" to="javascript:ran()"/><script>ran()</script></svg>
          <math xmlns="http://www.w3.org/1998/Math/MathML"><mtext href="javascript:ran()">m</mtext></math><div id="content" class="pop" name="root">named</div>`,
      },
    ],
    { css: `@import "${evil}"; body { background: url(${evil}) }` },
  );
  const { element, styles } = await (await openEpub(fileOf(hostile))).draw(0);
  expect(dangersIn(element)).toEqual([]);
  expect(element.innerHTML).not.toContain('evil');
  expect(styles.join()).not.toContain('evil');
  expect(element.textContent).toContain('Text');
  // Nothing in it is called as something of ours is.
  expect(element.querySelector('#content, .pop, [name]')).toBeNull();
});

test('entities of a chapter are not unfolded', async () => {
  const laughs = '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
  const archive = epubOf([{ title: 'x', body: 'x' }], { files: { 'OEBPS/text/chapter-1.xhtml': `<?xml version="1.0"?>${laughs}<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><p>&b;&c;</p></body></html>` } });
  const { element } = await (await openEpub(fileOf(archive))).draw(0);
  expect(element.textContent).toBe('&b;&c;');
});

test.each([
  ['what is no zip', Buffer.from('no zip at all'), 'damaged'],
  ['a zip that ends too early', book.subarray(0, book.length - 300), 'damaged'],
  ['an empty file', Buffer.alloc(0), 'damaged'],
  ['a zip without a book', zipOf({ 'a.txt': 'a' }), 'damaged'],
  ['a protected Office document', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'protected'],
  ['a protected book', epubOf([{ title: 'x', body: 'x' }], { files: { 'META-INF/rights.xml': '<rights/>' } }), 'protected'],
  ['an encrypted book', epubOf([{ title: 'x', body: 'x' }], { files: { 'META-INF/encryption.xml': '<encryption><EncryptedData><CipherData><CipherReference URI="OEBPS/text/chapter-1.xhtml"/></CipherData></EncryptedData></encryption>' } }), 'protected'],
])('%s says so', async (_name, bytes, failure) => {
  await expect(openEpub(fileOf(bytes))).rejects.toMatchObject({ failure });
});

/** A book whose directory says that its chapter unpacks to so many bytes. */
function bookSaying(size: number): Buffer {
  const bytes = epubOf([{ title: 'x', body: 'x' }], { files: { 'OEBPS/text/chapter-1.xhtml': new Uint8Array(256 * 1024) } });
  bytes.writeUInt32LE(size, bytes.lastIndexOf('OEBPS/text/chapter-1.xhtml') - 46 + 24);
  return bytes;
}

test('a chapter that unpacks to far more than it should is not drawn', async () => {
  await expect((await openEpub(fileOf(bookSaying(30 * 1024 * 1024)))).draw(0)).rejects.toMatchObject({ failure: 'tooLarge' });
});

test('a size that lies is not believed', async () => {
  await expect((await openEpub(fileOf(bookSaying(16)))).draw(0)).rejects.toMatchObject({ failure: 'damaged' });
});
