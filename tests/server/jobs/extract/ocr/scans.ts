import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openFile } from '#server/jobs/extract/files/base/openFile.ts';
import { pageImage } from '#server/jobs/extract/files/pageImage.ts';

const [width, height] = [420, 300];

/** A picture of these lines as a scanner sees them; the first is set large. Drawn with the fonts that every PDF reader has, so that it looks the same everywhere. */
export async function scanOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([width, height]);
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 30, y: height - 50 - at * 18 - (at > 0 ? 24 : 0), size: at === 0 ? 24 : 12, font });
  const file = await openFile({ bytes: new Uint8Array(await document.save()), contentType: null, charset: null, url: 'about:blank' });
  try {
    return new Uint8Array(await (await pageImage(file, 1, 2_000_000)).png().toBuffer());
  } finally {
    await file.close();
  }
}

/** A document whose pages are pictures, with a stamp on each, or text where a string is given. @param turn by which they are shown turned to the right, in degrees */
export async function pdfOf(pages: readonly (Uint8Array | string)[], stamp = '', turn = 0): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const content of pages) {
    const page = document.addPage(turn % 180 === 0 ? [width, height] : [height, width]);
    page.setRotation(degrees(turn));
    if (typeof content === 'string') page.drawText(content, { x: 30, y: 200, size: 12, font, maxWidth: 360 });
    else page.drawImage(await document.embedPng(content), { x: 0, y: 0, ...page.getSize() });
    if (stamp !== '') page.drawText(stamp, { x: 200, y: 12, size: 8, font });
  }
  return new Uint8Array(await document.save());
}

/** One picture of several pages, as fax machines make them. */
export async function tiffOf(pages: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(pages.map((page) => Buffer.from(page)), { join: { animated: true } }).tiff({ compression: 'lzw' }).toBuffer());
}

export const weather = [
  'The weather at Halden',
  'The keeper of the lighthouse wrote down the weather every evening,',
  'and the ships that passed below in the strait.',
  'On the fourth of May there was fog, and nobody passed.',
];

export const harbour = ['The harbour in winter', 'Ice closed the harbour on the ninth of January, and the boats', 'were drawn up to the chapel, where they stayed until March.'];
