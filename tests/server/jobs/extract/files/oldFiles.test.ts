import { expect, test } from 'vitest';
import { asExtractError, extractFile } from '#server/jobs/extract/files/extractFile.ts';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import { bytesOf, mail } from './corpus.ts';
import * as old from './oldFiles.ts';

async function read(bytes: Uint8Array<ArrayBuffer>, fileName: string | null = null) {
  const found = await extractFile(await openFile({ bytes, contentType: null, charset: null, url: 'about:blank', fileName }));
  await found.close();
  return found.extraction;
}

const refusal = (bytes: Uint8Array<ArrayBuffer>) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => asExtractError(error).code,
  );

test.each(['biff8', 'xlsb'] as const)('a workbook as %s: sheets as tables, as they are shown', async (type) => {
  const found = await read(old.workbook(type));
  expect(found.mimeType).toMatch(/^application\/vnd\.ms-excel/);
  expect(found.details).toEqual({ sheets: ['Ships', 'Notes'], outline: [{ title: 'Ships', level: 1, anchor: 'sheet-1' }, { title: 'Notes', level: 1, anchor: 'sheet-2' }] });
  expect(found.markdown).toContain('| Ship | Passed on | Share |\n| --- | --- | --- |\n| Aurora & Co | 2021-05-04 | 17.5% |\n| Nordstern |  | 12.5 |');
});

test('a Word document of 1997: paragraphs and tables; what is protected or older says so', async () => {
  const found = await read(old.wordDocument('Storms\rThe fog came in & nobody saw it.\rMonth\x07Ships\x07\x07May\x0717\x07\x07The end.\r'));
  expect(found.mimeType).toBe('application/msword');
  expect(found.plainText).toContain('The fog came in & nobody saw it.');
  expect(found.plainText).toContain('The end.');
  expect(await refusal(old.wordDocument('x', { flags: 0x300 }))).toBe('PASSWORD');
  expect(await refusal(old.wordDocument('x', { magic: 0xa5dc }))).toBe('UNSUPPORTED');
});

test('a PowerPoint presentation of 1997: slide by slide, without its masters', async () => {
  const found = await read(old.presentation());
  expect(found).toMatchObject({ mimeType: 'application/vnd.ms-powerpoint', details: { pages: 2, outline: [{ title: 'Ships & storms', page: 1, anchor: 'slide-1' }, { title: '2', page: 2, anchor: 'slide-2' }] } });
  expect(found.plainText).toBe('Ships & storms\n\nSeventeen ships\n\nOne storm\n\nA box with ☂');
  expect(await refusal(old.presentation({ isProtected: true }))).toBe('PASSWORD');
});

test('a message of Outlook, in whatever alphabet', async () => {
  const found = await read(old.outlookMessage());
  expect(found).toMatchObject({ mimeType: 'application/vnd.ms-outlook', title: 'Туман', author: 'Ines Halden <ines@halden.example>' });
  expect(found.html).toContain('<p>The fog came in.</p>\n<p>Nobody saw the ship.</p>');
});

test('what is attached to a message of Outlook is listed, a message by its subject', async () => {
  const found = await read(old.outlookMessageWithAttachments(), 'storms.msg');
  expect(found.entries).toEqual([
    { name: 'log of may.txt', size: 6_000 },
    { name: 'JUNE.TXT', size: 10 },
    { name: 'attachment.gif', size: 6 },
    { name: 'Fog.msg', size: expect.any(Number) },
  ]);
  expect(found.entries?.[3]?.size).toBeGreaterThan(1_000);
});

test('what only begins like one of them is damaged', async () => {
  for (const stream of ['PowerPoint Document', 'WordDocument']) {
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000), Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(500)]);
    expect(await refusal(new Uint8Array(bytes))).toBe('DAMAGED');
  }
});

test('a mailbox: each message under its subject', async () => {
  const other = 'From: Keeper <keeper@halden.example>\nTo: Ines\nSubject: Fog\nDate: Wed, 5 May 2021 10:00:00 +0000\n\nIt came in.\n>From the sea.\n';
  const found = await read(bytesOf(`From ines@halden.example Tue May  4 10:00:00 2021\n${Buffer.from(mail()).toString().replaceAll('\r\n', '\n')}\nFrom keeper@halden.example Wed May  5 10:00:00 2021\n${other}`));
  expect(found).toMatchObject({ mimeType: 'application/mbox', note: null });
  expect(found.details.outline?.map(({ title }) => title)).toEqual(['Storms 🌩', 'Fog']);
  expect(found.html).toContain('<section id="part-2"><h2 id="section-2">Fog</h2><table>');
  expect(found.plainText).toMatch(/The kéeper wrote down the weather\.[^]+Keeper <keeper@halden\.example>[^]+It came in\./);
  const long = await read(bytesOf(Array.from({ length: 1_001 }, (_, at) => `From x Tue May  4 10:00:00 2021\nSubject: Day ${at}\n\nFog.\n\n`).join('')), 'log.mbox');
  expect(long.note).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('first 1000') });
});

test('a notebook: text, code, and what it has printed', async () => {
  const cells = [
    { cell_type: 'markdown', source: ['# The log\n', '\n', 'Of *storms*. <script>alert(1)</script>'] },
    { cell_type: 'code', source: 'ships = 17\nprint(ships)', outputs: [{ output_type: 'stream', text: ['17\n'] }, { output_type: 'display_data', data: { 'image/png': 'iVBORw0KGgo=', 'text/plain': '<Figure>' } }] },
    { cell_type: 'code', source: ['fog()'], outputs: [{ output_type: 'error', ename: 'NameError', evalue: "name 'fog' is not defined", traceback: ['\u001b[31mlong\u001b[0m'] }] },
  ];
  const found = await read(bytesOf(JSON.stringify({ cells, metadata: { kernelspec: { language: 'python' } }, nbformat: 4 })), 'log.ipynb');
  expect(found).toMatchObject({ mimeType: 'application/x-ipynb+json', title: 'The log', note: null });
  expect(found.html).toContain('<em>storms</em>');
  expect(found.html).toContain('<pre><code class="language-python">ships = 17\nprint(ships)</code></pre>\n<pre><code>17</code></pre>');
  expect(found.plainText).toContain("NameError: name 'fog' is not defined");
  expect(found.html).not.toMatch(/alert|iVBOR|long/);
  // What is called so and is none is data.
  expect((await read(bytesOf('{"ship":"Aurora"}'), 'log.ipynb')).html).toContain('language-json');
});
