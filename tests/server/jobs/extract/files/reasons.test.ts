import { afterAll, expect, test } from 'vitest';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import { bytesOf, pptx, zipOf } from './corpus.ts';
import { compoundFile, workbook } from './oldFiles.ts';

const reader = createReader();
const extractor = createExtractor(reader);
afterAll(() => reader.close());
const read = (bytes: Uint8Array<ArrayBuffer>, fileName: string) => extractor.extract({ bytes, contentType: null, charset: null, url: 'about:blank', fileName });

/* Each ends for the reason that is true of it. */

test('a presentation that nobody has written yet is empty, not damaged', async () => {
  const empty = zipOf({ 'ppt/presentation.xml': '<?xml version="1.0"?><p:presentation xmlns:p="p"><p:sldMasterIdLst/></p:presentation>', 'ppt/_rels/presentation.xml.rels': '<Relationships/>' });
  expect(await read(empty, 'empty.pptx')).toMatchObject({ plainText: '', partialFailure: null, note: { code: 'NO_TEXT' } });
  await expect(read(zipOf({ 'ppt/presentation.xml': '<other/>' }), 'broken.pptx')).rejects.toMatchObject({ code: 'DAMAGED' });
  expect((await read(pptx(), 'log.pptx')).plainText).toContain('Seventeen ships');
});

test('a newsletter with a workbook in it is no workbook', async () => {
  const newsletter = compoundFile({ Quill: Buffer.from('x'), Workbook: Buffer.from('a part of something') });
  expect(await read(newsletter, 'newsletter.pub')).toMatchObject({ plainText: '', note: { code: 'UNSUPPORTED' } });
  expect((await read(workbook('biff8'), 'ships.xls')).plainText).toContain('Aurora');
});

test.each(['EncryptedPackage', 'ENCRYPTEDPACKAGE', 'encryptedpackage'])('a document is protected, however the program wrote the name of its parts: %s', async (name) => {
  await expect(read(compoundFile({ [name]: Buffer.alloc(600) }), 'log.docx')).rejects.toMatchObject({ code: 'PASSWORD' });
});

test('a text of RTF may have bytes of any kind in it', async () => {
  const bytes = bytesOf(`{\\rtf1\\ansi The fog came in.\\par ${'\u0001\u0002\u00ff'.repeat(200)}\\par Nobody saw the ship.}`, 'latin1');
  expect((await read(bytes, 'log.rtf')).plainText).toContain('Nobody saw the ship.');
});

test('a long table says how much of it can be searched', async () => {
  const tableOf = (rows: number) => bytesOf(`ship,remark\n${Array.from({ length: rows }, (_, at) => `Ship ${at},${'fog '.repeat(15)}${at}`).join('\n')}`);
  const long = await read(tableOf(1_500), 'log.csv');
  expect(long.plainText).toContain('Ship 1499');
  expect(long.note?.message).toBe('The table has 1500 rows: its text shows the first, and all of them can be searched.');
  const longer = await read(tableOf(10_000), 'log.csv');
  expect(longer.note?.message).toBe('The table has 10000 rows: its text shows the first, and as many of the others can be searched as fit into the index.');
});
