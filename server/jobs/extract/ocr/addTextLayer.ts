import { degrees, PDFDocument, type PDFPage, radians } from '@cantoo/pdf-lib';
import type { Readable } from '../extraction.ts';
import { ExtractError } from '../extractError.ts';
import { openFile } from '../files/base/openFile.ts';
import type { RecognizedPage } from '../recognizedPage.ts';

/** A PDF, and what was recognised on its pages. */
export interface PdfToLayer {
  readonly readable: Readable;
  readonly pages: readonly RecognizedPage[];
}

/** It is held in memory whole, several times over. */
const largest = 64 * 1024 * 1024;

/**
 * The same PDF with the words that were recognised as letters that nobody sees, in their places: so they can be selected, searched and marked on the pages.
 * @throws ExtractError TOO_LARGE beyond 64 MB, DAMAGED or PASSWORD where what writes PDFs cannot open it
 */
export async function addTextLayer({ readable, pages }: PdfToLayer): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openFile(readable);
  try {
    const document = await PDFDocument.load(await file.all(largest), { updateMetadata: false }).catch((error: unknown) => {
      throw new ExtractError('DAMAGED', 'Its pages cannot be given a layer of text.', String(error));
    });
    for (const page of pages) if (page.textLayer.byteLength > 0 && page.page <= document.getPageCount()) await addTo(document, document.getPage(page.page - 1), page);
    return new Uint8Array(await document.save());
  } finally {
    await file.close();
  }
}

async function addTo(document: PDFDocument, page: PDFPage, { textLayer, skew }: RecognizedPage): Promise<void> {
  const [layer] = await document.embedPdf(textLayer);
  if (!layer) return;
  const { x, y, width, height } = page.getCropBox();
  // The picture was drawn as the page is shown; letters are drawn before it is turned for that.
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width];
  // Straightened around its middle, the layer is turned back around it.
  const angle = (turn * Math.PI) / 180 + skew;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: x + width / 2, y: y + height / 2 };
  page.drawPage(layer, {
    x: middle.x - (across / 2) * cos + (up / 2) * sin,
    y: middle.y - (across / 2) * sin - (up / 2) * cos,
    width: across,
    height: up,
    rotate: turn % 90 === 0 && skew === 0 ? degrees(turn) : radians(angle),
  });
}
