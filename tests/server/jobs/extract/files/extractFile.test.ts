import { gzipSync } from 'node:zlib';
import exifReader from 'exif-reader';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Readable } from '#server/jobs/extract/extraction.ts';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import * as corpus from './corpus.ts';

const reader = createReader();
const extractor = createExtractor(reader);
afterAll(() => reader.close());

const bytesOf = corpus.bytesOf;

function read(bytes: Uint8Array<ArrayBuffer>, given: Partial<Readable> = {}) {
  return extractor.extract({ bytes, contentType: null, charset: null, url: 'about:blank', ...given });
}

/** A refusal comes as an error with a code and words for a person. */
async function refusal(bytes: Uint8Array<ArrayBuffer>, given?: Partial<Readable>) {
  const error: unknown = await read(bytes, given).then(
    (found) => new Error(`It was read: ${JSON.stringify(found).slice(0, 300)}`),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ExtractError', message: expect.stringMatching(/^[A-Z].+\.$/) });
  return (error as { code: string }).code;
}

async function sizes(artefacts: readonly { kind: string; bytes: Uint8Array }[]) {
  return Promise.all(
    artefacts.map(async ({ kind, bytes }) => {
      const { format, width, height, exif } = await sharp(bytes).metadata();
      expect(exif).toBeUndefined();
      return [kind, format, width, height];
    }),
  );
}

test('PDF: text in paragraphs by page, outline, what it says of itself, and a picture of the first page', async () => {
  const found = await read(await corpus.pdf());
  expect(found).toMatchObject({
    mimeType: 'application/pdf',
    title: 'The Lighthouse Log',
    author: 'Ines Halden',
    publishedAt: new Date('2021-05-04T10:00:00Z'),
    language: 'en',
    details: {
      pages: 3,
      outline: [
        { title: 'Part one', level: 1, page: 1, anchor: 'page-1' },
        { title: 'Storms', level: 2, page: 2, anchor: 'page-2' },
      ],
    },
    note: null,
  });
  expect(found.html).toContain('<section id="page-3"><h2 id="section-3">Chapter 3: Storms</h2><p>The lighthouse keeper wrote down the weather every evening, and the ships that passed below in the strait.</p><p>A second paragraph of page 3.</p></section>');
  expect(found.markdown).toContain('## Chapter 2: Storms\n\nThe lighthouse keeper');
  // Of what stands at the edge of every page the first two are left: nothing tells before that it repeats.
  expect(found.plainText.match(/Halden Society/g)).toHaveLength(2);
  expect(found.plainText).not.toMatch(/^\d$/m);
  expect(await sizes(found.artefacts)).toEqual([
    ['PREVIEW', 'webp', 1000, expect.closeTo(1415, -1)],
    ['THUMBNAIL', 'webp', 480, expect.closeTo(679, -1)],
  ]);
});

test('PDF: characters that no database takes are blanks', async () => {
  const found = await read(corpus.pdfWithNul());
  expect(found.plainText).toBe('The fog came in and nobody saw the ship.');
  expect(JSON.stringify(found)).not.toContain('\\u0000');
});

test('RTF: nor are there halves of characters', async () => {
  const found = await read(bytesOf(String.raw`{\rtf1\ansi{\info{\title Weather\'00 log}}The fog\'00 came in and \u-10179?nobody saw the ship.\par}`));
  expect(found.title).toBe('Weather log');
  expect(found.plainText).toBe('The fog came in and \ufffdnobody saw the ship.');
});

test('Markdown: a list of things to do keeps what is done', async () => {
  const found = await read(bytesOf('# To do\n\n- [x] Dig\n- [ ] Water\n'), { contentType: 'text/markdown' });
  expect(found.plainText).toBe('To do\n\n☑ Dig\n☐ Water');
  expect(found.html).toContain('<li>☑ Dig</li>');
});

test('PDF without words says so and still has its picture', async () => {
  const found = await read(await corpus.pdf(1, 'nothing'));
  expect(found).toMatchObject({ plainText: '', details: { pages: 1 }, note: { code: 'NO_TEXT' } });
  expect(found.artefacts).toHaveLength(2);
});

test('PDF that is protected, or cut off before anything can be read', async () => {
  expect(await refusal(await corpus.protectedPdf())).toBe('PASSWORD');
  expect(await refusal((await corpus.pdf()).slice(0, 400))).toBe('DAMAGED');
});

test('docx: headings, bold words and tables', async () => {
  const found = await read(corpus.docx());
  expect(found).toMatchObject({
    mimeType: expect.stringContaining('wordprocessingml'),
    title: 'The Lighthouse Log',
    author: 'Ines Halden',
    details: { pages: 4, outline: [{ title: 'Storms', level: 1, anchor: 'section-1' }, { title: 'Of the year 1879', level: 2, anchor: 'section-2' }] },
  });
  expect(found.html).toMatch(/<h2 id="section-1">Storms<\/h2><p>The lighthouse.+<strong> In bold\.<\/strong><\/p><h3/);
  expect(found.markdown).toContain('| Month | Ships |\n| --- | --- |\n| May | 17 |');
});

test('pptx: slides in their order, with lists and notes', async () => {
  const found = await read(corpus.pptx());
  expect(found.details).toEqual({
    pages: 2,
    outline: [
      { title: 'The Lighthouse Log', level: 1, page: 1, anchor: 'slide-1' },
      { title: 'Ships & storms', level: 1, page: 2, anchor: 'slide-2' },
    ],
  });
  expect(found.html).toContain('<section id="slide-2"><h2 id="section-2">Ships &amp; storms</h2><ul><li>Seventeen ships<ul><li>two of them steamers</li></ul></li><li>One storm</li></ul><blockquote><p>Speak slowly here.</p></blockquote></section>');
});

test('xlsx: sheets as tables, with dates and shares as they are shown there', async () => {
  const found = await read(corpus.xlsx());
  expect(found.details).toEqual({ sheets: ['Ships', 'Notes'], outline: [{ title: 'Ships', level: 1, anchor: 'sheet-1' }, { title: 'Notes', level: 1, anchor: 'sheet-2' }] });
  expect(found.markdown).toContain('| Ship | Passed on | Share |\n| --- | --- | --- |\n| Aurora & Co | 4/5/2021 | 18% |\n| Nordstern |  | 12.5 |');
  expect(found.html).toContain('<section id="sheet-2"><h2 id="section-2">Notes</h2><table>');
});

test('xlsx of many rows shows the first and finds the others', async () => {
  const found = await read(corpus.xlsx(5_000));
  expect(found.note).toMatchObject({ code: 'TOO_LARGE' });
  expect(found.html).toContain('line 900');
  expect(found.html).not.toContain('line 4000');
  expect(found.plainText).toContain('line 4000');
});

test('OpenDocument: text, spreadsheet and presentation', async () => {
  const text = await read(corpus.odt());
  expect(text).toMatchObject({ title: 'The Lighthouse Log', author: 'Ines Halden', language: 'en', details: { pages: 2, outline: [{ title: 'Storms', level: 1 }] } });
  expect(text.html).toContain('<a href="https://halden.example/log"');
  expect(text.html).toContain('<ul><li><p>One storm</p></li></ul><table><thead><tr><th>Month</th>');
  const sheet = await read(corpus.ods());
  expect(sheet).toMatchObject({ details: { sheets: ['Ships'] }, plainText: 'Ships\n\nShip\ttwice\ttwice' });
  const slides = await read(corpus.odp());
  expect(slides).toMatchObject({ details: { pages: 1, outline: [{ title: 'Ships and storms', anchor: 'slide-1' }] } });
});

test('epub: chapters in their order, table of contents and cover; scripts stay outside', async () => {
  const found = await read(await corpus.epub());
  expect(found).toMatchObject({
    mimeType: 'application/epub+zip',
    title: 'The Lighthouse Log',
    author: 'Ines Halden',
    details: { outline: [{ title: 'The tower', level: 1, anchor: 'part-1' }, { title: 'Storms', level: 2, anchor: 'part-2' }] },
  });
  expect(found.plainText).toMatch(/^The tower\n\nThe lighthouse.+\n\nStorms\n\nWind from the west\.$/s);
  expect(found.html).not.toMatch(/script|onclick/);
  expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 600, 900], ['THUMBNAIL', 'webp', 480, 720]]);
});

test('Markdown is shown as it is meant, and kept as it is written', async () => {
  const source = '---\ntitle: "The log"\nauthor: Ines Halden\n---\n\n# Storms\n\nSome *wind* <script>alert(1)</script>\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n';
  // Longer than what the thread reads: this goes to the process.
  const found = await read(bytesOf(source + 'More of it.\n\n'.repeat(90_000)), { fileName: 'log.md' });
  expect(found).toMatchObject({ mimeType: 'text/markdown', title: 'The log', author: 'Ines Halden', details: { outline: [{ title: 'Storms', level: 1 }] } });
  expect(found.html).toContain('<h2 id="section-1">Storms</h2>\n<p>Some <em>wind</em> </p>');
  expect(found.html).toContain('<table>');
  expect(found.markdown).toContain('# Storms\n\nSome *wind* <script>');
});

test.each([
  ['shift_jis', Buffer.from('8a4395d382cc92ac82c990568296b582a2907d8f918ad982aa8a4a8ad982b582dc82b582bd8142'.replace('8296b5', '82b5'), 'hex'), '海辺の町に新しい図書館が開館しました。'],
  ['UTF-16 without a mark', Buffer.from('The keeper wrote down the weather every evening.', 'utf16le'), 'The keeper wrote down the weather every evening.'],
  ['windows-1251', Buffer.from('cff0e8e2e5f22c20f1e5e3eee4edff20f5eef0eef8e0ff20efeee3eee4e02c20edeee2e0ff20e1e8e1ebe8eef2e5eae020eef2eaf0fbebe0f1fc2e', 'hex'), 'Привет, сегодня хорошая погода, новая библиотека открылась.'],
  ['windows-1252', Buffer.from('K\xe4se f\xfcr 3 \x80, nicht mehr und nicht weniger.', 'latin1'), 'Käse für 3 €, nicht mehr und nicht weniger.'],
])('plain text in %s', async (_charset, bytes, text) => {
  expect((await read(new Uint8Array(bytes), { fileName: 'a.txt' })).plainText).toBe(text);
});

test('a text that only claims to be UTF-8 is read as what it is', async () => {
  const bytes = new Uint8Array(Buffer.from('cff0e8e2e5f22c20f1e5e3eee4edff20f5eef0eef8e0ff20efeee3eee4e02c20edeee2e0ff20e1e8e1ebe8eef2e5eae020eef2eaf0fbebe0f1fc2e', 'hex'));
  expect((await read(bytes, { contentType: 'text/plain', charset: 'utf-8' })).plainText).toMatch(/^Привет/);
});

test('CSV as a table, whatever parts its columns', async () => {
  const found = await read(bytesOf('Ship;Weather\n"Aurora; of Halden";"fog\nand rain"\n'), { fileName: 'ships.csv' });
  expect(found).toMatchObject({ mimeType: 'text/csv', language: null, readingMinutes: null });
  expect(found.html).toBe('<table><thead><tr><th>Ship</th><th>Weather</th></tr></thead><tbody><tr><td>Aurora; of Halden</td><td>fog<br />and rain</td></tr></tbody></table>');
  expect(found.details).toEqual({ table: { rows: 1, columns: 2, cells: [['Ship', 'Weather'], ['Aurora; of Halden', 'fog and rain']] } });
});

test('CSV of any size says how large it is, and how its first columns begin', async () => {
  const rows = Array.from({ length: 300_000 }, (_, at) => `${at}\tso long a name that no card shows all of it\t\tx\ty${at === 9 ? '\tz' : ''}\n`).join('');
  const found = await read(bytesOf(rows), { fileName: 'ships.tsv' });
  const row = (at: number) => [String(at), 'so long a name that no c', '', 'x'];
  expect(found.details).toEqual({ table: { rows: 300_000, columns: 6, cells: [['A', 'B', 'C', 'D'], row(0), row(1), row(2), row(3)] } });
  expect(found).toMatchObject({ mimeType: 'text/tab-separated-values', note: { code: 'TOO_LARGE', message: expect.stringContaining('300000 rows') } });
});

test('JSON and source code keep their shape', async () => {
  expect((await read(bytesOf('{"ship":"Aurora"}'))).html).toBe('<pre><code class="language-json">{\n  &quot;ship&quot;: &quot;Aurora&quot;\n}</code></pre>'.replaceAll('&quot;', '"'));
  const code = await read(bytesOf('def storm():\n    return "<b>"\n'), { fileName: 'storm.py' });
  expect(code.html).toBe('<pre><code class="language-python">def storm():\n    return "&lt;b&gt;"</code></pre>');
  expect(code.plainText).toBe('def storm():\n    return "<b>"');
});

test('RTF: words in any alphabet, and nothing of the machinery', async () => {
  const found = await read(corpus.rtf());
  expect(found).toMatchObject({ mimeType: 'application/rtf', title: 'The Lighthouse Log', author: 'Ines Halden' });
  expect(found.plainText).toBe('The lighthouse keeper wrote down the weather every evening, and the ships that passed.\n\nKäse ☃\nand bold words.');
});

test('e-mail: who wrote what to whom, and what is attached', async () => {
  const found = await read(corpus.mail());
  expect(found).toMatchObject({ mimeType: 'message/rfc822', title: 'Storms 🌩', author: 'Inés Halden <ines@halden.example>', details: { entries: [{ name: 'log.pdf', size: 5 }] } });
  expect(found.plainText).toContain('The kéeper wrote down the weather.');
  expect(found.html).not.toContain('script>');
});

test('feeds are lists of their entries, whose links lead only to the web', async () => {
  const found = await read(corpus.rss(), { contentType: 'application/rss+xml', url: 'https://halden.example/feed' });
  expect(found).toMatchObject({ mimeType: 'application/rss+xml', title: 'Halden Review', excerpt: 'Of lighthouses.' });
  expect(found.html).toContain('<h2 id="section-1"><a href="https://halden.example/storms" rel="noopener noreferrer nofollow">Storms &amp; ships</a></h2><p><time datetime="2021-05-04T10:00:00.000Z">2021-05-04</time></p><p>The lighthouse');
  expect(found.html).toContain('<h2 id="section-2">Fog</h2>');
  expect(found.html).not.toMatch(/javascript|alert/);
  expect((await read(corpus.atom())).html).toContain('href="https://halden.example/storms"');
  const long = `<rss><channel><title>Log</title>${Array.from({ length: 501 }, (_, at) => `<item><title>Day ${at}</title></item>`).join('')}</channel></rss>`;
  expect((await read(corpus.bytesOf(long), { contentType: 'application/rss+xml' })).note).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('first 500 of 501 entries') });
});

test('pictures: size as shown, camera and time, but not the place', async () => {
  const found = await read(await corpus.photo());
  expect(found).toMatchObject({ mimeType: 'image/jpeg', plainText: '', note: { code: 'NO_TEXT' } });
  expect(found.details).toEqual({ width: 600, height: 800, takenAt: '2021-05-04T10:30:00', camera: 'Halden Optic 3' });
  expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 600, 800], ['THUMBNAIL', 'webp', 480, 640]]);
});

test('SVG is shown as pixels and read for its words; its script is nowhere', async () => {
  const found = await read(corpus.svg());
  expect(found).toMatchObject({ mimeType: 'image/svg+xml', title: 'A tower', plainText: 'Look at the light', details: { width: 200, height: 100 } });
  expect(JSON.stringify([found.html, found.markdown])).not.toMatch(/alert|svg/);
  expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 200, 100], ['THUMBNAIL', 'webp', 200, 100]]);
});

test('recordings: duration, tags, and the subtitles within', async () => {
  expect(await read(corpus.wav())).toMatchObject({ mimeType: 'audio/wav', title: 'Fog horn', author: 'Ines Halden', details: { durationSeconds: 2 }, note: { code: 'NO_TEXT' } });
  for (const film of [corpus.mkv(), corpus.mp4()]) {
    const found = await read(film);
    expect(found.plainText).toBe('The fog came in.\nNobody saw the ship.');
    expect(Buffer.from(found.artefacts[0]?.bytes ?? []).toString()).toMatch(/^WEBVTT\n\n00:00:0[01]\.000 --> 00:00:0[12]\.500\nThe fog came in\.\n\n00:00:03\.[05]00 --> /);
  }
});

test('subtitles without their times', async () => {
  const found = await read(bytesOf('1\n00:00:01,000 --> 00:00:02,000\n<i>The fog</i>\ncame in.\n\n2\n00:00:03,000 --> 00:00:04,000\nNobody saw.\n'), { fileName: 'film.srt' });
  expect(found.plainText).toBe('The fog came in.\nNobody saw.');
});

test('an archive is listed, not unpacked', async () => {
  const found = await read(corpus.zipOf({ 'logs/': '', 'logs/may.txt': 'fog', '../../etc/passwd': 'x' }));
  expect(found).toMatchObject({ mimeType: 'application/zip', details: { entries: [{ name: 'logs/may.txt', size: 3 }, { name: '../../etc/passwd', size: 1 }] } });
  expect(found.plainText).toContain('logs/may.txt');
});

test('tar, and what gzip packed: a list, or the text itself', async () => {
  const archive = corpus.tarOf({ 'logs/may.txt': 'fog', 'logs/june.txt': 'storm '.repeat(200) });
  const entries = [{ name: 'logs/may.txt', size: 3 }, { name: 'logs/june.txt', size: 1_200 }];
  expect(await read(archive)).toMatchObject({ mimeType: 'application/x-tar', details: { entries }, note: null, plainText: expect.stringContaining('june.txt') });
  expect(await read(new Uint8Array(gzipSync(archive)), { fileName: 'logs.tgz' })).toMatchObject({ mimeType: 'application/gzip', details: { entries }, note: null });
  expect(await read(new Uint8Array(gzipSync('# Log\n\nThe fog came in.')), { fileName: 'log.md.gz' })).toMatchObject({ mimeType: 'application/gzip', html: expect.stringContaining('<h2 id="section-1">Log</h2>') });
  expect(await read(new Uint8Array(gzipSync(await corpus.png(30, 20))), { fileName: 'tower.png.gz' })).toMatchObject({ plainText: 'tower.png', details: { entries: [{ name: 'tower.png' }] } });
  expect(await read(archive.slice(0, 700))).toMatchObject({ details: { entries: [entries[0]] } });
  expect(await refusal(new Uint8Array(gzipSync(archive)).slice(0, 60))).toBe('DAMAGED');
});

test('pictures of other kinds: bitmaps of Windows and TIFF', async () => {
  const tiff = new Uint8Array(await sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } }).tiff().toBuffer());
  for (const [bytes, mimeType] of [[corpus.bmp(640, 400), 'image/bmp'], [tiff, 'image/tiff']] as const) {
    const found = await read(bytes);
    expect(found).toMatchObject({ mimeType, details: { width: 640, height: 400 }, note: { code: 'NO_TEXT' } });
    expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 640, 400], ['THUMBNAIL', 'webp', 480, 300]]);
  }
  const lying = Buffer.from(corpus.bmp(4, 4));
  lying.writeInt32LE(90_000, 18);
  lying.writeInt32LE(90_000, 22);
  expect(await refusal(new Uint8Array(lying))).toBe('TOO_LARGE');
});

test('pictures of telephones (HEIC): size and pixels', async () => {
  const found = await read(corpus.heic(), { fileName: 'IMG_0001.HEIC' });
  expect(found).toMatchObject({ mimeType: 'image/heic', details: { width: 64, height: 64 }, note: { code: 'NO_TEXT' } });
  expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 64, 64], ['THUMBNAIL', 'webp', 64, 64]]);
  const { data } = await sharp(found.artefacts[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([data[3 * 8] ?? 0, data[3 * 56] ?? 0].map((red) => red > 128)).toEqual([true, false]);
  expect(await refusal(corpus.heic().slice(0, 200))).toBe('DAMAGED');
});

test('pictures of telephones are put together from their tiles and stand upright; what the camera wrote is known, but not the place', async () => {
  const file = await corpus.heicOfTelephone();
  // The place is in the file.
  expect(exifReader((await sharp(file).metadata()).exif ?? Buffer.alloc(0)).GPSInfo).toMatchObject({ GPSLatitudeRef: 'N' });
  const found = await read(file, { fileName: 'IMG_0002.HEIC' });
  expect(found.details).toEqual({ width: 64, height: 100, takenAt: '2021-05-04T10:30:00', camera: 'Halden Optic 3' });
  expect(await sizes(found.artefacts)).toEqual([['PREVIEW', 'webp', 64, 100], ['THUMBNAIL', 'webp', 64, 100]]);
  for (const { bytes } of found.artefacts) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const { data } = await sharp(found.artefacts[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  // Turned to the left: the beginning of the first tile is at the bottom, what the cut left of the second one at the top.
  expect([1, 20, 52, 84].map((row) => (data[3 * (64 * row + 32)] ?? 0) > 128)).toEqual([false, true, false, true]);
});

test('archives of 7-Zip and RAR are listed', async () => {
  const files = { 'logs/may.txt': 'fog', 'logs/june.txt': 'storm' };
  const listed = { details: { entries: [{ name: 'logs/may.txt', size: 3 }, { name: 'logs/june.txt', size: 5 }] }, note: null, plainText: expect.stringContaining('june.txt') };
  expect(await read(corpus.sevenZipOf(files))).toMatchObject({ mimeType: 'application/x-7z-compressed', ...listed });
  expect(await read(corpus.rarOf(files))).toMatchObject({ mimeType: 'application/x-rar-compressed', ...listed });
  expect(await refusal(corpus.sevenZipOf(files).slice(0, 50))).toBe('DAMAGED');
});

test('what a file is called does not decide what it is', async () => {
  expect(await read(await corpus.png(30, 20), { fileName: 'report.pdf', contentType: 'application/pdf' })).toMatchObject({ mimeType: 'image/png', details: { width: 30 } });
  expect(await read(corpus.docx(), { fileName: 'holiday.jpg', contentType: 'image/jpeg' })).toMatchObject({ mimeType: expect.stringContaining('wordprocessingml') });
  expect(await read(bytesOf('<!doctype html><title>Login</title><p>Please sign in to see the report of the lighthouse.</p>'), { fileName: 'report.pdf' })).toMatchObject({ mimeType: 'text/html' });
  expect(await refusal(new Uint8Array(Buffer.from('00010203040506070809', 'hex')), { fileName: 'report.pdf' })).toBe('DAMAGED');
  expect(await read(new Uint8Array(Buffer.from('00010203040506070809', 'hex')), { fileName: 'thing.bin' })).toMatchObject({ note: { code: 'UNSUPPORTED' } });
});
