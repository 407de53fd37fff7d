import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Heading } from '#server/domain/processing/details.ts';
import { oneLine } from '../../text/words.ts';

const maxOutlineEntries = 500;

interface PdfOutlineItem {
  readonly title: string;
  readonly dest: string | unknown[] | null;
  readonly items: readonly PdfOutlineItem[];
}

/** The outline that a PDF document gives itself; what is broken of it is left out. */
export async function pdfOutline(document: PDFDocumentProxy): Promise<Heading[]> {
  const entries: Heading[] = [];
  const walk = async (items: readonly PdfOutlineItem[], level: number): Promise<void> => {
    for (const { title, dest, items: below } of items) {
      if (entries.length >= maxOutlineEntries) return;
      const page = await pageOf(document, dest);
      const name = oneLine(title, 200);
      if (name !== null) entries.push({ title: name, level, ...(page !== null && { page, anchor: `page-${page}` }) });
      if (level < 6) await walk(below, level + 1);
    }
  };
  try {
    await walk(await document.getOutline(), 1);
  } catch {
    // What was found until then is an outline too.
  }
  return entries;
}

async function pageOf(document: PDFDocumentProxy, destination: string | unknown[] | null): Promise<number | null> {
  try {
    const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination;
    const target: unknown = explicit?.[0];
    if (typeof target === 'number') return target + 1;
    return target === undefined || target === null ? null : (await document.getPageIndex(target as never)) + 1;
  } catch {
    return null;
  }
}
