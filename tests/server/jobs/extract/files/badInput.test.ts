import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Readable } from '#server/jobs/extract/extraction.ts';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import { processorMs } from '#tests/support/processorTime.ts';
import * as corpus from './corpus.ts';

/** Files that are built to harm, or that only happen to. Each ends in time, says why, and leaves this process as small as it was. */

const folder = mkdtempSync(join(tmpdir(), 'vault-bad-input-'));
const reader = createReader({ readableFolders: [folder], fileTimeLimitMs: 40_000, slowTaskMs: 300 });
const extractor = createExtractor(reader);
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

const given = (file: Partial<Readable>): Readable => ({ contentType: null, charset: null, url: 'about:blank', ...file });

/** How it ended, in which this process grew by no more than what was read, and was free for its other work. */
async function ending(file: Partial<Readable>) {
  const before = process.memoryUsage.rss();
  let found: unknown;
  const usedMs = await processorMs(async () => (found = await extractor.extract(given(file)).catch((error: unknown) => error)));
  expect(usedMs).toBeLessThan(500);
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  return found;
}

const fails = (code: string) => ({ name: 'ExtractError', code, message: expect.stringMatching(/^[A-Z].+\.$/) });

function onDisk(name: string, ...pieces: (Uint8Array | string)[]): Partial<Readable> {
  const path = join(folder, name);
  writeFileSync(path, '');
  for (const piece of pieces) writeFileSync(path, piece, { flag: 'a' });
  return { path, fileName: name };
}

test.each([
  ['a PDF', 'empty.pdf'],
  ['a picture', 'empty.png'],
  ['a text', 'empty.txt'],
])('empty: %s', async (_kind, fileName) => {
  expect(await ending({ bytes: new Uint8Array(), fileName })).toMatchObject(fails('NO_TEXT'));
});

test('truncated: documents and pictures', async () => {
  const files = [await corpus.pdf(), corpus.docx(), await corpus.epub(), await corpus.photo(), await corpus.png(400, 400)];
  const ends = [];
  for (const bytes of files) ends.push(await ending({ bytes: bytes.slice(0, Math.floor(bytes.length * 0.3)) }));
  expect(ends).toEqual(files.map(() => expect.objectContaining(fails('DAMAGED'))));
});

test('protected with a password: PDF, Office, OpenDocument', async () => {
  const encrypted = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000), Buffer.from('EncryptedPackage\0', 'utf16le')]);
  const files = [await corpus.protectedPdf(), new Uint8Array(encrypted), corpus.openDocumentFile('text', '', { 'META-INF/manifest.xml': '<manifest><encryption-data/></manifest>' })];
  for (const bytes of files) expect(await ending({ bytes })).toMatchObject(fails('PASSWORD'));
});

test('a PDF of 5,000 pages is read as far as it goes; that it is not read whole is a failure', async () => {
  expect(await ending({ bytes: corpus.longPdf(5_000, 2) })).toMatchObject({
    details: { pages: 5_000 },
    plainText: expect.stringContaining('The fog came in and nobody saw the ship.'),
    partialFailure: { code: 'TOO_LARGE', message: expect.stringMatching(/first \d+ of 5000 pages/) },
  });
});

test('a PDF of 300 MB is not loaded to be read', async () => {
  const document = Buffer.from(await corpus.pdf());
  // What is appended by updates is between the pages and the end; here it is a stream of noise: outside of one, a byte that looks like a number would have the whole file repaired.
  const noise = randomBytes(1024 * 1024);
  const end = document.lastIndexOf('startxref');
  const head = `9999 0 obj\n<< /Length ${300 * noise.byteLength} >>\nstream\n`;
  const file = onDisk('scans.pdf', document.subarray(0, end), head, ...Array<Buffer>(300).fill(noise), '\nendstream\nendobj\n', document.subarray(end));
  expect(await ending(file)).toMatchObject({ details: { pages: 3 }, plainText: expect.stringContaining('Chapter 3') });
});

test('a docx that is a zip bomb, honest or lying about its size', async () => {
  const body = Buffer.from(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(10_000)}</w:p>`.repeat(300));
  const bomb = corpus.zipOf(corpus.docxParts(body.toString('latin1')));
  expect(bomb.length).toBeLessThan(body.length / 100);
  expect(await ending({ bytes: bomb })).toMatchObject(fails('TOO_LARGE'));
  expect(await ending({ bytes: lyingZip('word/document.xml', body) })).toMatchObject({ name: 'ExtractError', code: expect.stringMatching(/TOO_LARGE|DAMAGED/) });
});

/** An archive of one entry that says it holds a hundred bytes. */
function lyingZip(name: string, content: Buffer): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const head = (signature: number, extra: number) => {
    const bytes = Buffer.alloc(extra);
    bytes.writeUInt32LE(signature);
    return bytes;
  };
  const local = head(0x04034b50, 30);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(100, 22);
  local.writeUInt16LE(name.length, 26);
  const central = head(0x02014b50, 46);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(100, 24);
  central.writeUInt16LE(name.length, 28);
  const end = head(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]));
}

const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`).join('')}]>`;

test('XML that unfolds to gigabytes: by itself, as a drawing, as a feed, in a document', async () => {
  const texts = [`<?xml version="1.0"?>${laughs}<lolz>&lol9;</lolz>`, `<?xml version="1.0"?>${laughs}<svg xmlns="http://www.w3.org/2000/svg"><text>&lol9;</text></svg>`, `<?xml version="1.0"?>${laughs}<rss><channel><title>&lol9;</title></channel></rss>`];
  for (const text of texts) expect(await ending({ bytes: corpus.bytesOf(text) })).toMatchObject(fails('TOO_LARGE'));
  const parts = corpus.docxParts();
  const document = String(parts['word/document.xml']).replace('?>', `?>${laughs}`);
  expect(await ending({ bytes: corpus.zipOf({ ...parts, 'word/document.xml': document }) })).toMatchObject(fails('TOO_LARGE'));
});

test('a drawing larger than any screen, and a picture with more pixels than memory', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>';
  expect(await ending({ bytes: corpus.bytesOf(drawing) })).toMatchObject(fails('TOO_LARGE'));
  const bomb = Buffer.from(await corpus.png(16, 16));
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(await ending({ bytes: new Uint8Array(bomb) })).toMatchObject({ name: 'ExtractError', code: expect.stringMatching(/TOO_LARGE|DAMAGED/) });
});

test('HTML of 50 MB with 200,000 nodes', async () => {
  const row = `<div><p>${'word '.repeat(50)}</p></div>`;
  const file = onDisk('page.html', '<!doctype html><title>x</title>', row.repeat(190_000));
  expect(await ending(file)).toMatchObject(fails('TOO_LARGE'));
});

test('a kept page of 50 MB, most of which is pictures within, is read', async () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`;
  const text = `<p>${'The keeper wrote down the weather every evening. '.repeat(20)}</p>`;
  const file = onDisk('kept.html', '<!doctype html><title>The log</title><body><article>', ...Array<string>(10).fill(picture + text), '</article></body>');
  expect(await ending(file)).toMatchObject({ title: 'The log', plainText: expect.stringContaining('every evening') });
});

test('gzip and zip bombs: what goes on for ever, and files that share their bytes', async () => {
  const nothing = Buffer.alloc(60_000_000);
  expect(await ending({ bytes: new Uint8Array(gzipSync(nothing)), fileName: 'disk.img.gz' })).toMatchObject(fails('TOO_LARGE'));
  const zip = Buffer.from(corpus.zipOf({ 'disk.img': nothing.subarray(0, 1_000_000).toString('latin1') }));
  const directory = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const entry = zip.subarray(directory, end);
  const copies = Array.from({ length: 100 }, (_, at) => {
    const copy = Buffer.from(entry);
    copy.write(String(at).padStart(3, '0'), 46);
    return copy;
  });
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(copies.length, 8);
  tail.writeUInt16LE(copies.length, 10);
  tail.writeUInt32LE(entry.length * copies.length, 12);
  const bomb = Buffer.concat([zip.subarray(0, directory), ...copies, tail]);
  expect(await ending({ bytes: new Uint8Array(bomb), fileName: 'photos.zip' })).toMatchObject(fails('TOO_LARGE'));
});

test('archives of almost only zeros are listed: nothing of them is kept unpacked', async () => {
  const nothing = Buffer.alloc(60_000_000);
  const listed = { details: { entries: [{ name: 'disk.img', size: nothing.length }] }, note: null };
  expect(await ending({ bytes: corpus.zipOf({ 'disk.img': nothing.toString('latin1') }), fileName: 'disk.zip' })).toMatchObject(listed);
  const head = Buffer.from(corpus.tarOf({ 'disk.img': '' })).subarray(0, 512);
  head.write(`${nothing.length.toString(8).padStart(11, '0')}\0        `, 124);
  head.write(`00000000000\0        `, 136);
  head.write(`${head.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148);
  expect(await ending({ bytes: new Uint8Array(gzipSync(Buffer.concat([head, nothing, Buffer.alloc(2_048)]))), fileName: 'disk.tgz' })).toMatchObject(listed);
  const log = Buffer.from('2026-11-21 07:00:00 the lamp was lit\n'.repeat(1_000_000));
  expect(await ending({ bytes: new Uint8Array(gzipSync(log)), fileName: 'lamp.log.gz' })).toMatchObject({ plainText: expect.stringContaining('the lamp was lit') });
});

test('what eats memory or time is ended, and the next file is read', async () => {
  const small = createReader({ readableFolders: [folder], fileMemoryLimitMb: 200 });
  const hasty = createReader({ readableFolders: [folder], fileTimeLimitMs: 5_000 });
  try {
    const rows = corpus.bytesOf('a,b,c,d\n'.repeat(4_000_000));
    expect(await small.file(given({ bytes: rows, fileName: 'rows.csv' })).catch((error: unknown) => error)).toMatchObject(fails('TOO_LARGE'));
    expect(await hasty.file(given({ bytes: corpus.longPdf(2_000, 1_000) })).catch((error: unknown) => error)).toMatchObject(fails('TOO_LARGE'));
    for (const each of [small, hasty]) expect(await each.file(given({ bytes: corpus.bytesOf('a,b\n1,2'), fileName: 'rows.csv' }))).toMatchObject({ mimeType: 'text/csv' });
  } finally {
    await Promise.all([small.close(), hasty.close()]);
  }
});

test('pages are read while a file takes long', async () => {
  const slow = extractor.extract(given({ bytes: corpus.longPdf(500) }));
  const page = corpus.bytesOf('<!doctype html><title>A page</title><p>Some words that are to be read at once.</p>');
  const first = await Promise.race([slow.then(() => 'file'), extractor.extract(given({ bytes: page, contentType: 'text/html' })).then(() => 'page')]);
  expect(first).toBe('page');
  await slow;
});
