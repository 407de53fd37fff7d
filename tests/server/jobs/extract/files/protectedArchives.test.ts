import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { expect, test } from 'vitest';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import { asExtractError, extractFile } from '#server/jobs/extract/files/extractFile.ts';
import { sevenZipSealed, zipAesOf, zipCryptoOf } from './encryptedArchives.ts';

const files = { 'letters/may.txt': 'The fog came in.', 'june.txt': 'The sun came out.' };

async function read(bytes: Uint8Array<ArrayBuffer>, fileName: string) {
  const found = await extractFile(await openFile({ bytes, contentType: null, charset: null, url: 'about:blank', fileName }));
  await found.close();
  return found.extraction;
}

test('what is encrypted here is so as programs encrypt it: the password opens it, another does not', async () => {
  const contentOf = async (password: string) => {
    const reader = new ArchiveReader(await libarchiveWasm(), new Int8Array(zipCryptoOf(files, 'lighthouse')), password);
    try {
      return Array.from(reader.entries(), () => Buffer.from(reader.readData(1_000)).toString());
    } finally {
      reader.free();
    }
  };
  expect(await contentOf('lighthouse')).toEqual(Object.values(files));
  await expect(contentOf('seagull')).rejects.toThrow();
});

test.each([
  ['zip, by its first cipher', () => zipCryptoOf(files, 'lighthouse', { 'open.txt': 'For all to see.' }), 'log.zip', [false]],
  ['zip, by AES', () => zipAesOf(files, 'lighthouse', { 'open.txt': 'For all to see.' }), 'log.zip', [false]],
  ['7-Zip', () => sevenZipSealed(files, 'lighthouse', { areNamesSeen: true }), 'log.7z', []],
])('%s: protected files are listed, and which they are', async (_name, made, fileName, others) => {
  const found = await read(made(), fileName);
  expect(found.entries?.map(({ name, isEncrypted }) => [name, isEncrypted ?? false])).toEqual([...Object.keys(files).map((name) => [name, true]), ...others.map((is) => ['open.txt', is])]);
  expect(found.note).toEqual(others.length > 0 ? null : { code: 'PASSWORD', message: 'All files in it are protected with a password: they are listed, and cannot be taken out here. Unpack it yourself and add what is in it.' });
});

test('7-Zip with its names encrypted, too: nothing is to be seen, and it says why', async () => {
  const refusal = await read(sevenZipSealed(files, 'lighthouse', { areNamesSeen: false }), 'log.7z').catch(asExtractError);
  expect(refusal).toMatchObject({ code: 'PASSWORD', message: expect.stringContaining('protected with a password') });
});
