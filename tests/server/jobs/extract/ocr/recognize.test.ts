import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Readable } from '#server/jobs/extract/extraction.ts';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import { recognize } from '#server/jobs/ingest/recognize.ts';
import { harbour, pdfOf, scanOf, tiffOf, weather } from './scans.ts';

const reader = createReader();
const extractor = createExtractor(reader);
afterAll(() => reader.close());

const english = ['eng'];
const allLanguages = ['eng', 'spa', 'chi_sim'];
const never = new AbortController().signal;
const wordless = [{ page: 1, letters: 0 }, { page: 2, letters: 0 }];

/** Each language reads every word again: who does not ask which one it is takes English alone. */
async function recognized(bytes: Uint8Array<ArrayBuffer>, languages = english) {
  const readable: Readable = { bytes, contentType: null, charset: null, url: 'about:blank' };
  const first = await extractor.extract(readable);
  const told: [number, number][] = [];
  const { read, layered, note } = await recognize(readable, first.wordlessPages ?? [], languages, extractor, (...progress) => told.push(progress), {}, never);
  return { first, read, layered, note, told };
}

test('a scan: headings and paragraphs by page, beside pages that have text of their own', async () => {
  const own = 'This page needs nobody who recognises it.';
  const { first, read, note, told } = await recognized(await pdfOf([await scanOf(weather), own, await scanOf(harbour)]), allLanguages);
  expect(first).toMatchObject({ wordlessPages: [{ page: 1, letters: 0 }, { page: 3, letters: 0 }], plainText: own });
  expect(told).toEqual([[0, 2], [1, 2]]);
  expect(note).toBeNull();
  expect(read).toMatchObject({ language: 'en', details: { pages: 3, recognizedPages: 2, outline: [{ title: 'The weather at Halden', page: 1 }, { title: 'The harbour in winter', page: 3 }] } });
  expect(read?.html).toContain(
    '<p>The keeper of the lighthouse wrote down the weather every evening, and the ships that passed below in the strait. On the fourth of May there was fog, and nobody passed.</p></section>',
  );
  expect(read?.html).toContain(`<section id="page-2"><p>${own}</p></section>\n<section id="page-3"><h2`);
  expect(read?.plainText).toContain('Ice closed the harbour on the ninth of January');
  // The picture of its first page was made when it was read first.
  expect(first.artefacts.map(({ kind }) => kind)).toEqual(['PREVIEW', 'THUMBNAIL']);
  expect(read?.artefacts).toEqual([]);
});

test('a scan that lies askew, with a stamp of words on it', async () => {
  const askew = await sharp(await scanOf(weather)).rotate(2.5, { background: 'white' }).resize(1167, 833, { fit: 'fill' }).png().toBuffer();
  const { read } = await recognized(await pdfOf([askew], 'Digitised by the Halden Society'));
  expect(read?.plainText).toContain('The keeper of the lighthouse wrote down the weather every evening');
  expect(read?.details.outline).toMatchObject([{ title: 'The weather at Halden' }]);
});

/** Where the words of a page are, in points from its upper left corner as it is shown. */
async function placesOf(pdf: Uint8Array<ArrayBuffer>, page: number) {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise;
  const shown = await document.getPage(page);
  const { transform } = shown.getViewport({ scale: 1 });
  const { items } = await shown.getTextContent();
  const places = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [{ text: item.str.trim(), at: Util.transform(transform, item.transform as number[]) as number[] }] : []));
  await document.loadingTask.destroy();
  return (word: string) => {
    const [, , , , x = 0, y = 0] = places.find(({ text }) => text === word)?.at ?? [];
    return [Math.round(x), Math.round(y)];
  };
}

test.each([
  ['straight', 0, 0],
  ['shown turned to the right', 90, 0],
  ['shown upside down', 180, 0],
  ['shown turned to the left', 270, 0],
  ['askew', 0, 3],
])('the words of a scan lie where one sees them: %s', async (_how, turn, skew) => {
  const askew = await sharp(await scanOf(weather)).rotate(skew, { background: 'white' }).png().toBuffer();
  const { layered } = await recognized(await pdfOf([await sharp(askew).rotate(-turn).png().toBuffer()], '', turn));
  const document = await PDFDocument.load(layered ?? new Uint8Array());
  expect(document.getPageCount()).toBe(1);
  const at = await placesOf(layered ?? new Uint8Array(), 1);
  // As `scanOf` draws them: 30 points from the left, 50 and 92 from the top; what lies askew has a larger page around it.
  const near = (expected: number) => expect.toSatisfy((found: number) => Math.abs(found - expected) <= (skew === 0 ? 3 : 13));
  expect(at('Halden')).toEqual([near(179), near(50)]);
  expect(at('lighthouse')).toEqual([near(118), near(92)]);
  expect(at('nobody')).toEqual([near(230), near(128)]);
});

test('words that a page has itself are not read from its picture', async () => {
  const sky = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#bcd8ee' } }).png().toBuffer();
  const slide = await pdfOf([sky], 'Thank you all');
  const { first, read, layered } = await recognized(slide);
  expect(first).toMatchObject({ wordlessPages: [{ page: 1, letters: 11 }], plainText: 'Thank you all' });
  expect(read).toBeNull();
  expect(layered).toBeNull();
});

test('a picture, and one of several pages', async () => {
  const [first, second] = [await scanOf(weather), await scanOf(harbour)];
  const photograph = await recognized(new Uint8Array(await sharp(first).jpeg().toBuffer()));
  expect(photograph.read).toMatchObject({ language: 'en', mimeType: 'image/jpeg', details: { recognizedPages: 1 }, note: null });
  expect(photograph.read?.plainText).toContain('there was fog, and nobody passed.');
  const fax = await recognized(await tiffOf([first, second]));
  expect(fax.first).toMatchObject({ wordlessPages: [{ page: 1 }, { page: 2 }], details: { pages: 2 } });
  expect(fax.read?.html).toMatch(/<section id="page-1">.*fog.*<\/section>\n<section id="page-2">.*chapel.*<\/section>/s);
});

test('Spanish keeps its letters, and Chinese has no spaces', async () => {
  const spanish = await recognized(await scanOf(['El año de la memoria', 'Cuando el señor llegó a la estación, ya había anochecido.', '¿Quién podía imaginar que aquella niña encontraría el camino?']), allLanguages);
  expect(spanish.read).toMatchObject({ language: 'es' });
  expect(spanish.read?.plainText).toContain('Cuando el señor llegó a la estación, ya había anochecido.');
  const chinese = await recognized(new Uint8Array(await readFile(new URL('./chinese.png', import.meta.url))), allLanguages);
  expect(chinese.read).toMatchObject({ language: 'zh' });
  expect(chinese.read?.plainText).toContain('人们在共享空间里保存链接、文件、粘贴的文字和笔记。');
});

test('a picture without words has none afterwards, and one that cannot be opened harms nothing', async () => {
  const noise = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg().toBuffer();
  expect(await recognized(new Uint8Array(noise), allLanguages)).toMatchObject({ read: null, note: { code: 'NO_TEXT' } });
  const broken: Readable = { bytes: new Uint8Array(Buffer.from('%PDF-1.7 nothing')), contentType: null, charset: null, url: 'about:blank' };
  await expect(extractor.recognize(broken, 1, english)).rejects.toMatchObject({ name: 'ExtractError', code: 'DAMAGED' });
  await expect(extractor.recognize({ ...broken, bytes: new Uint8Array(Buffer.from('Only text')) }, 1, english)).rejects.toMatchObject({ code: 'UNSUPPORTED' });
  const text = await pdfOf([await scanOf(weather)]);
  expect(await recognize({ ...broken, bytes: text }, wordless, english, extractor, () => undefined, {}, never)).toMatchObject({ note: { code: 'DAMAGED', message: '1 of 2 pages that are pictures could not be read.' } });
});

test('whoever stops it waits for no more than a page', async () => {
  const stop = new AbortController();
  const readable: Readable = { bytes: await pdfOf([await scanOf(weather), await scanOf(harbour)]), contentType: null, charset: null, url: 'about:blank' };
  const asked: number[] = [];
  const stopping = { ...extractor, recognize: (...[file, page, ...rest]: Parameters<typeof extractor.recognize>) => (asked.push(page), stop.abort(), extractor.recognize(file, page, ...rest)) };
  await expect(recognize(readable, wordless, english, stopping, () => undefined, {}, stop.signal)).rejects.toThrow(/abort/i);
  expect(asked).toEqual([1]);
});
