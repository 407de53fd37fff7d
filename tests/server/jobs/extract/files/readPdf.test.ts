import { expect, test } from 'vitest';
import { extractFile } from '#server/jobs/extract/files/extractFile.ts';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import { formPdf, pdfWithout } from './pdfs.ts';

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const found = await extractFile(await openFile({ bytes, contentType: null, charset: null, url: 'about:blank' }));
  await found.close();
  return found.extraction;
}

test('what was filled into a form stands after the text of its page', async () => {
  const { html, plainText, note } = await read(await formPdf());
  expect(html).toBe(
    [
      '<section id="page-1"><p>Application for the post of a keeper</p><ul><li>Last Name: Halden &amp; daughters</li><li>17 Harbour Lane</li><li>☑ Can swim</li><li>Shift: By night</li><li>Tower: South</li></ul></section>',
      '<section id="page-2"><p>What the applicant says</p><p>Typed over the page</p><ul><li>Why you: I like fog.<br />And ships &lt;b&gt;.</li></ul></section>',
    ].join('\n'),
  );
  expect(plainText).toContain('Why you: I like fog.\nAnd ships <b>.');
  expect(plainText).not.toMatch(/sesame|rejected|boat|Empty/);
  expect(note).toBeNull();
});

test('a document is called scanned only where its pages are pictures', async () => {
  const notes = [];
  for (const words of ['scanned', 'drawn', 'empty'] as const) notes.push((await read(await pdfWithout(words))).note);
  expect(notes).toEqual([
    { code: 'NO_TEXT_LAYER', message: expect.stringContaining('its pages are pictures') },
    { code: 'NO_TEXT', message: expect.stringContaining('what is on its pages is drawn') },
    { code: 'NO_TEXT', message: expect.stringContaining('pages of the document are empty') },
  ]);
});
