import { expect, test } from 'vitest';
import sharp from 'sharp';
import { asExtractError, extractFile } from '#server/jobs/extract/files/extractFile.ts';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import * as corpus from './corpus.ts';

async function read(bytes: Uint8Array, fileName: string) {
  const found = await extractFile(await openFile({ bytes: new Uint8Array(bytes), contentType: null, charset: null, url: 'about:blank', fileName }));
  await found.close();
  return found.extraction;
}

const refusal = (bytes: Uint8Array, fileName: string) =>
  read(bytes, fileName).then(
    () => 'read',
    (error: unknown) => asExtractError(error).code,
  );

const base64 = (text: string) => Buffer.from(text, 'base64');

test('what stands behind the end of a zip archive, a document or a book does not matter', async () => {
  const rubbish = Buffer.from('\0\r\n--boundary PK\x05\x06 and more');
  for (const after of [Buffer.alloc(1), Buffer.alloc(70_000), rubbish]) {
    expect((await read(Buffer.concat([corpus.docx(), after]), 'log.docx')).plainText).toContain('lighthouse keeper');
    expect((await read(Buffer.concat([await corpus.epub(), after]), 'log.epub')).plainText).toContain('Wind from the west');
    expect((await read(Buffer.concat([corpus.zipOf({ 'may.txt': 'fog' }), after]), 'logs.zip')).details).toEqual({ entries: [{ name: 'may.txt', size: 3 }] });
  }
  expect(await refusal(corpus.docx().slice(0, -30), 'log.docx')).toBe('DAMAGED');
});

/** Twelve lines of a log, as each program packs them. */
const log = '# Log\n\n' + Array.from({ length: 12 }, (_, at) => `Day ${at}: the fog came in.\n`).join('');
const asBzip2 = base64('QlpoOTFBWSZTWYd3zdUAACXdgAAQSAF/8AQEK+OEICAAaCSSZBo0MjQAIqmmgAAAaVe5kj4FB4KoCmCt8BRwTMgamI7KWems6Xg3cg7gwB7B9BgD8jIGAPoMgfpAxBiD+LuSKcKEhDu+bqg=');
const asCompress = base64('H52QI0AweXNGgQIiYfKAgKEDBB00ZUCYIQhiTJg2EdO4cXEwIYgYDR9GnHim4sWMGzsqlBESokSKFjGC0MgRocIZLUfCPDkzpU0QNHK+LBkTZU2PNYSSNCmTpkoQNpTubOrT4w2pRHk6/YkDK1OjT3N4LdrzqMIYDB26XEp2q8cYINXqzEqVIw==');
const tarAsBzip2 = base64(
  'QlpoOTFBWSZTWXbJ1z0AAJj7hMkAAGBAAf+ADABjl55gAACAGCAAkoSpqYgAAA0GmgKpFNqMjIaAaA0009s5NaSbtIHikIiFL71ZoX1TULkkQTRKJvabDLFRXqQ5pBhhYKrkuqbSqYKmpi2MWIbC1MkIhAyMO4PU752i4PgMCiUPRKjFisXUZpPMZM81q21EH8XckU4UJB2ydc9A',
);

test('bzip2 and compress: the text itself, or the list of a tar archive', async () => {
  for (const [bytes, name, mimeType] of [[asBzip2, 'log.md.bz2', 'application/x-bzip2'], [asCompress, 'log.md.Z', 'application/x-compress']] as const) {
    const found = await read(bytes, name);
    expect(found).toMatchObject({ mimeType, title: 'Log', note: null });
    expect(found.markdown).toBe(log.trim());
  }
  // As programs write it that pack with several processors at once; and with something left behind the end.
  expect((await read(Buffer.concat([asBzip2, asBzip2, Buffer.from('\0\0rubbish')]), 'log.txt.bz2')).plainText.match(/Day 11/g)).toHaveLength(2);
  expect(await read(tarAsBzip2, 'logs.tar.bz2')).toMatchObject({ mimeType: 'application/x-bzip2', details: { entries: [{ name: 'logs/may.txt', size: 3 }, { name: 'logs/june.txt', size: 5 }] } });
  expect(await refusal(asBzip2.subarray(0, 90), 'log.md.bz2')).toBe('DAMAGED');
  const broken = Buffer.from(asCompress);
  broken[4] = 255;
  expect(await refusal(broken, 'log.md.Z')).toBe('DAMAGED');
});

test('a bzip2 bomb is not unpacked', async () => {
  const zeros = base64('QlpoOTFBWSZTWf5U2/MAHqNEAMAAEAAACCAAMMwJqmmipIbUKkh4u5IpwoSH8qbfmA==');
  expect(await refusal(Buffer.concat(Array.from({ length: 40 }, () => zeros)), 'zeros.bz2')).toBe('TOO_LARGE');
});

test('TIFF of any kind is one, wherever its directory stands', async () => {
  const drawn = () => sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
  const plain = await drawn().tiff({ compression: 'none' }).toBuffer();
  // Its directory stands behind its pixels: far from where a file is looked at.
  expect(plain.readUInt32LE(4)).toBeGreaterThan(100_000);
  for (const bytes of [plain, await drawn().toColourspace('rgb16').tiff({ compression: 'none' }).toBuffer(), await drawn().tiff({ compression: 'lzw', tile: true, bigtiff: true }).toBuffer()]) {
    const found = await read(bytes, 'tower.tif');
    expect(found).toMatchObject({ mimeType: 'image/tiff', details: { width: 300, height: 200 } });
    expect(found.artefacts.map(({ kind }) => kind)).toEqual(['PREVIEW', 'THUMBNAIL']);
  }
  // Packed with Zstandard, which no decoder here knows.
  const packed = Buffer.from(plain);
  packed.writeUInt16LE(50_000, packed.indexOf(Buffer.from('030103000100000001', 'hex')) + 8);
  expect(await read(packed, 'tower.tif')).toMatchObject({ mimeType: 'image/tiff', note: { code: 'UNSUPPORTED' }, artefacts: [] });
});
