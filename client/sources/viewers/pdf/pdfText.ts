import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** The words of a PDF, as far as they have been read, and where their letters are on the page. */
export type PdfText = {
  /** What the pages are drawn in. */
  readonly element: HTMLElement;
  /** Its pages are pictures with the letters over them. */
  readonly isOverlay: true;
  readonly unit: 'page';
  /** By page; null where they have not been read. The same list as long as no more has been. */
  readonly pages: readonly (string | null)[];
  /** The unseen letters over the pages that are drawn now, by page from 1. */
  readonly layers: ReadonlyMap<number, HTMLElement>;
  readonly goTo: (page: number) => void;
};

export type PdfTextReader = {
  open: (document: PDFDocumentProxy) => void;
  /** Reads the words of every page; without it only of those that are drawn. */
  readAll: () => void;
  close: () => void;
};

type Layer = { pageNumber: number; source: { textLayer: { div: HTMLElement } | null } };

/** Changes come in crowds. */
const TELL_AFTER_MS = 60;

/** Reads the words of a PDF page by page and tells of them, and of the layers of letters as pages come and go. */
export function readPdfText(eventBus: EventBus, element: HTMLElement, goTo: (page: number) => void, onText: (text: PdfText) => void): PdfTextReader {
  const words: (string | null)[] = [];
  const layers = new Map<number, HTMLElement>();
  let document: PDFDocumentProxy | null = null;
  let pages: readonly (string | null)[] = [];
  let isOutdated = false;
  let isReadingAll = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isOutdated) pages = [...words];
      isOutdated = false;
      for (const [page, layer] of layers) if (!layer.isConnected) layers.delete(page);
      onText({ element, isOverlay: true, unit: 'page', pages, layers: new Map(layers), goTo });
    }, TELL_AFTER_MS);
  };
  const read = async (page: number) => {
    if (!document || typeof words[page - 1] === 'string') return;
    const text = await wordsOf(document, page);
    if (isClosed) return;
    words[page - 1] = text;
    isOutdated = true;
  };
  const readAll = async (count: number) => {
    let tellAt = 8;
    for (let page = 1; page <= count && !isClosed; page += 1) {
      await read(page);
      // Whoever searches them prepares all of them again each time: tell seldom.
      if (page < tellAt && page < count) continue;
      tellAt = page * 2;
      tellSoon();
    }
  };
  const onLayer = ({ pageNumber, source }: Layer) => {
    if (!source.textLayer) return;
    layers.set(pageNumber, source.textLayer.div);
    void read(pageNumber).then(tellSoon);
  };
  eventBus.on('textlayerrendered', onLayer);
  // The hits of the search are put into the letters as elements.
  eventBus.on('updatetextlayermatches', tellSoon);

  return {
    open: (opened) => {
      document = opened;
      words.push(...Array.from({ length: opened.numPages }, () => null));
      isOutdated = true;
      if (isReadingAll) void readAll(opened.numPages);
    },
    readAll: () => {
      if (isReadingAll) return;
      isReadingAll = true;
      if (document) void readAll(document.numPages);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      eventBus.off('textlayerrendered', onLayer);
      eventBus.off('updatetextlayermatches', tellSoon);
    },
  };
}

/** The words of a page as its layer of letters has them; a page that cannot be read has none. */
async function wordsOf(document: PDFDocumentProxy, page: number): Promise<string> {
  try {
    const { items } = await (await document.getPage(page)).getTextContent({ disableNormalization: true });
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    return '';
  }
}
