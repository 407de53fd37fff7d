import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createUnpacker, type Unpacker } from '#server/jobs/extract/process/unpacker.ts';
import * as corpus from '../files/corpus.ts';
import { sevenZipSealed, zipAesOf, zipCryptoOf } from '../files/encryptedArchives.ts';
import { outlookMessageWithAttachments } from '../files/oldFiles.ts';

let unpacker: Unpacker | null = null;

afterEach(async () => {
  await unpacker?.close();
  unpacker = null;
});

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** What comes out of a file at these positions: the words of each, or the code of its refusal. */
async function unpacked(bytes: Uint8Array, positions: readonly number[], { largest = 1_000_000_000, fileName = 'file' } = {}): Promise<Record<number, string>> {
  unpacker ??= createUnpacker();
  const found: Record<number, string> = {};
  const done = await unpacker.unpack({
    file: { bytes: new Uint8Array(bytes), contentType: null, charset: null, url: 'about:blank', fileName },
    positions,
    largest,
    async take({ position, bytes: pieces }) {
      try {
        const all: Uint8Array[] = [];
        for await (const piece of pieces) all.push(piece);
        found[position] = textOf(Buffer.concat(all));
      } catch (error) {
        found[position] = (error as { code: string }).code;
      }
    },
  });
  expect(done).toBe(positions.length);
  return found;
}

const files = { 'a.txt': 'alpha', 'folder/b.txt': 'beta', 'c.txt': 'gamma' };

test.each([
  ['zip', () => corpus.zipOf(files)],
  ['tar', () => corpus.tarOf(files)],
  ['tar in gzip', () => gzipSync(corpus.tarOf(files))],
  ['7-Zip', () => corpus.sevenZipOf(files)],
  ['RAR', () => corpus.rarOf(files)],
])('files come out of %s, those that are wanted and no others', async (_kind, made) => {
  expect(await unpacked(made(), [0, 2])).toEqual({ 0: 'alpha', 2: 'gamma' });
  expect(await unpacked(made(), [1])).toEqual({ 1: 'beta' });
  expect(await unpacked(made(), [1, 7])).toEqual({ 1: 'beta', 7: 'DAMAGED' });
});

test('what is attached to a mail comes out of it, and the mails of a mailbox', async () => {
  const [attachment] = Object.values(await unpacked(corpus.mail(), [0], { fileName: 'letter.eml' }));
  expect(attachment).toBeTruthy();
  const mails = ['First', 'Second'].map((subject) => `From ada@example.org Thu Jan  1 00:00:00 2026\nFrom: Ada <ada@example.org>\nSubject: ${subject}\nDate: Thu, 1 Jan 2026 00:00:00 +0000\n\nWords of ${subject}.\n\n`);
  const found = await unpacked(Buffer.from(mails.join('')), [1], { fileName: 'letters.mbox' });
  expect(found[1]).toContain('Subject: Second');
  expect(found[1]).not.toContain('First');
});

test('what is attached to a message of Outlook comes out of it: files as they are, a message as a message', async () => {
  const found = await unpacked(outlookMessageWithAttachments(), [0, 1, 3, 4], { fileName: 'storms.msg' });
  expect(found).toMatchObject({ 0: 'May: fog. '.repeat(600), 1: 'June: sun.', 4: 'DAMAGED' });
  const inner: Uint8Array<ArrayBuffer>[] = [];
  await unpacker?.unpack({
    file: { bytes: outlookMessageWithAttachments(), contentType: null, charset: null, url: 'about:blank', fileName: 'storms.msg' },
    positions: [3],
    largest: 1_000_000,
    async take({ bytes }) {
      for await (const piece of bytes) inner.push(new Uint8Array(piece));
    },
  });
  expect(await unpacked(new Uint8Array(Buffer.concat(inner)), [0], { fileName: 'Fog.msg' })).toEqual({ 0: 'The chart.' });
});

test.each([
  ['zip, by its first cipher', () => zipCryptoOf(files, 'lighthouse', { 'open.txt': 'seen' }), { 3: 'seen' }],
  ['zip, by AES', () => zipAesOf(files, 'lighthouse', { 'open.txt': 'seen' }), { 3: 'seen' }],
  ['7-Zip', () => sevenZipSealed(files, 'lighthouse', { areNamesSeen: true }), {}],
])('of what is encrypted in %s nothing comes out, and each says so', async (_kind, made, others) => {
  const positions = [0, 1, 2, ...Object.keys(others).map(Number)];
  expect(await unpacked(made(), positions)).toEqual({ 0: 'PASSWORD', 1: 'PASSWORD', 2: 'PASSWORD', ...others });
});

test('an archive of 7-Zip that hides its names says that it is protected', async () => {
  await expect(unpacked(sevenZipSealed(files, 'lighthouse', { areNamesSeen: false }), [0])).rejects.toMatchObject({ code: 'PASSWORD' });
});

test('a large file comes in pieces and whole; one that is larger than it may be is refused, and the next comes', async () => {
  const line = 'In the winter of 1879 Hermann Ebbinghaus began to memorize nonsense.\n';
  const long = Array.from({ length: 60_000 }, (_, at) => `${at} ${line}`).join('');
  for (const bytes of [corpus.zipOf({ 'long.txt': long, 'b.txt': 'beta' }), corpus.tarOf({ 'long.txt': long, 'b.txt': 'beta' })]) {
    expect(await unpacked(bytes, [0, 1])).toEqual({ 0: long, 1: 'beta' });
    expect(await unpacked(bytes, [0, 1], { largest: 1_000_000 })).toEqual({ 0: 'TOO_LARGE', 1: 'beta' });
  }
});

test('of an archive that breaks off, what comes before the break is whole, and nobody waits for the rest', async () => {
  const noise = Array.from({ length: 40_000 }, (_, at) => Math.sin(at).toString(36)).join('');
  const whole = gzipSync(corpus.tarOf({ 'a.txt': 'alpha', 'noise.txt': noise, 'b.txt': 'beta' }));
  const found: Record<number, string> = {};
  unpacker = createUnpacker();
  const broken = unpacker.unpack({
    file: { bytes: new Uint8Array(whole.subarray(0, whole.length / 2)), contentType: null, charset: null, url: 'about:blank' },
    positions: [0, 1, 2],
    largest: 1_000_000_000,
    async take({ position, bytes }) {
      try {
        for await (const piece of bytes) found[position] = textOf(piece);
      } catch (error) {
        found[position] = (error as { code: string }).code;
      }
    },
  });
  await expect(broken).rejects.toMatchObject({ code: 'DAMAGED' });
  expect(found).toEqual({ 0: 'alpha', 1: 'DAMAGED' });
});

test('a bomb is refused by what comes out of it, not by what it says; nothing of it stays in memory', async () => {
  const zeros = '\0'.repeat(40 * 1024 * 1024);
  expect(await unpacked(corpus.zipOf({ 'zeros.bin': zeros, 'b.txt': 'beta' }), [0, 1])).toEqual({ 0: 'TOO_LARGE', 1: 'beta' });
  expect(await unpacked(gzipSync(corpus.tarOf({ 'zeros.bin': zeros, 'b.txt': 'beta' })), [0, 1])).toEqual({ 0: 'TOO_LARGE', 1: 'beta' });
});

test('whoever cannot take what comes ends it, and the next task is done', async () => {
  unpacker = createUnpacker();
  const file = { bytes: corpus.zipOf(files), contentType: null, charset: null, url: 'about:blank' };
  await expect(unpacker.unpack({ file, positions: [0, 1], largest: 1_000, take: () => Promise.reject(new Error('The disk is full')) })).rejects.toThrow('The disk is full');
  expect(await unpacked(corpus.zipOf(files), [2])).toEqual({ 2: 'gamma' });
});
