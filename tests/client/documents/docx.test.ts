// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openDocx } from '#client/documents/docx/openDocx.ts';
import { failureOf } from '#client/documents/openDocument.ts';
import { docx, docxOf, zipOf } from '#tests/support/documents.ts';
import { dangersIn, fileOf } from './documentFile.ts';

// There is no layout here; the library measures drawings.
Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 0, height: 0 }) });

const evil = 'https://evil.example/x';

test('a document opens by its pages, as wide as its paper', async () => {
  const opened = await openDocx(fileOf(docxOf(docx.heading('Tides') + docx.paragraph('They come in.') + docx.newPage + docx.paragraph('They go out.'))));
  expect(opened.unit).toBe('page');
  expect(opened.parts.map(({ width }) => width)).toEqual([794, 794]);
  expect(await opened.words(0)).toContain('Tides\nThey come in.');
  expect(await opened.words(1)).toContain('They go out.');
});

test('it looks as it was written, under names of its own, and its numbers go on over its pages', async () => {
  const opened = await openDocx(fileOf(docxOf(docx.heading('Tides') + docx.numbered('One') + docx.newPage + docx.numbered('Two'))));
  const { element, styles } = await opened.draw(0);
  expect(element.querySelector('section')?.className).toBe('o-docx');
  expect(element.querySelector('.o-docx_heading1')?.textContent).toBe('Tides');
  expect(styles.join()).toMatch(/o-docx_heading1[^{]*\{[^}]*color: /);
  expect(opened.counters).toMatch(/^docx-num-1-0 0/);
});

test('a hostile document loads nothing and runs nothing', async () => {
  const hostile = docxOf(
    [
      docx.link('A script', 'rId8'),
      docx.link('A page', 'rId9'),
      docx.paragraph('Styled', `<w:pStyle w:val="x} * { background: url(${evil}) } .y"/>`),
      `<w:altChunk r:id="rId7"/>`,
      `<w:p><w:r><w:rPr><w:rFonts w:ascii="x;background:url(${evil})"/><w:color w:val="red;background:url(${evil})"/></w:rPr><w:t>Coloured</w:t></w:r></w:p>`,
      `<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="background:url(${evil})" onclick="ran()" fillcolor="url(${evil})"/></w:pict></w:r></w:p>`,
      `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="99" cy="99"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="rId6" r:link="rId6"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    ].join(''),
    {
      points: [['rId6', 'image', `${evil}.png`, true], ['rId7', 'aFChunk', 'chunk.html'], ['rId8', 'hyperlink', 'javascript:ran()', true], ['rId9', 'hyperlink', 'https://example.org/', true]],
      files: { 'word/chunk.html': `<script>ran()</script><img src="${evil}">` },
    },
  );
  const { element, styles } = await (await openDocx(fileOf(hostile))).draw(0);
  expect(dangersIn(element)).toEqual([]);
  expect(element.innerHTML).not.toMatch(/evil\.example|javascript/);
  expect(styles.join()).not.toMatch(/evil\.example|url\(/);
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, 'https://example.org/']);
  expect(element.textContent).toContain('Coloured');
});

test.each([
  ['what is no zip', Buffer.from('no zip at all'), 'damaged'],
  ['a zip without a document', zipOf({ 'a.txt': 'a' }), 'damaged'],
  ['a document with entities', docxOf('', { files: { 'word/document.xml': '<!DOCTYPE w [<!ENTITY a "aa">]><w:document xmlns:w="x">&a;</w:document>' } }), 'damaged'],
  ['a document cut in two', docxOf('', { files: { 'word/document.xml': '<w:document xmlns:w="x"><w:body>' } }), 'damaged'],
  ['a protected document', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'protected'],
])('%s says so', async (_name, bytes, failure) => {
  await expect(openDocx(fileOf(bytes))).rejects.toSatisfy((error) => failureOf(error) === failure);
});
