// First of all: the viewer below reads what this leaves in the global scope.
import * as pdfjs from 'pdfjs-dist';
import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import 'pdfjs-dist/web/pdf_viewer.css';
import { readPdfText, type PdfText } from './pdfText.ts';

/** Character maps, fonts and decoders that some documents need; the build puts them there (client/vite.config.ts). */
const assets = `/assets/pdfjs-${pdfjs.version}`;

export type PdfFailure = 'damaged' | 'network';

export type PdfEvents = {
  onReady: (pageCount: number) => void;
  /** The page that one is at, from 1, and how many there are. */
  onPage: (page: number, pageCount: number) => void;
  onScale: (scale: number) => void;
  /** How many hits the search has, and which of them stands out, from 1; 0 of 0 when there are none. */
  onMatches: (current: number, total: number) => void;
  /** The document wants a password; `isWrong` when one was tried. */
  onPassword: (answer: (password: string) => void, isWrong: boolean) => void;
  onFailed: (failure: PdfFailure) => void;
  /** More of its words were read, or pages came and went. */
  onText: (text: PdfText) => void;
};

export type OpenPdf = {
  goTo: (page: number) => void;
  zoom: (to: 'in' | 'out' | 'width') => void;
  /** Looks for words from here on; `again` for the next or previous hit of the same. */
  find: (words: string, how: 'first' | 'next' | 'previous') => void;
  /** Reads the words of all pages, not only of those that are drawn. */
  readAll: () => void;
  close: () => void;
};

/**
 * Opens a PDF in an element (positioned absolutely, with one element in it), at the page that is chosen once it is known how many
 * there are. Only pages near the visible ones are drawn;
 * the file is loaded in the parts that are needed. No script of a document runs, nothing it names is loaded.
 */
export function openPdf(container: HTMLDivElement, url: string, firstPage: (pageCount: number) => number, events: PdfEvents): OpenPdf {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK, externalLinkRel: 'noopener noreferrer nofollow' });
  const findController = new PDFFindController({ eventBus, linkService });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: pdfjs.AnnotationMode.ENABLE,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    maxCanvasPixels: 2 ** 24,
  });
  linkService.setViewer(viewer);
  const goTo = (page: number) => {
    viewer.currentPageNumber = Math.min(Math.max(1, page), viewer.pagesCount);
  };
  const text = readPdfText(eventBus, container, goTo, events.onText);

  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = container.clientWidth < 900 ? 'page-width' : 'auto';
    viewer.currentPageNumber = Math.min(Math.max(1, firstPage(viewer.pagesCount)), viewer.pagesCount);
    events.onReady(viewer.pagesCount);
    events.onPage(viewer.currentPageNumber, viewer.pagesCount);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => events.onPage(pageNumber, viewer.pagesCount));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => events.onScale(scale));
  const matches = ({ matchesCount }: { matchesCount: { current: number; total: number } }) => events.onMatches(matchesCount.current, matchesCount.total);
  eventBus.on('updatefindmatchescount', matches);
  eventBus.on('updatefindcontrolstate', matches);

  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  // Its type says null only; the documentation says what it takes.
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null });
  const task = pdfjs.getDocument({
    url,
    worker,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    iccUrl: `${assets}/iccs/`,
    wasmUrl: `${assets}/wasm/`,
    // The content security policy lets no WebAssembly run; there are scripts for the same.
    useWasm: false,
    useWorkerFetch: true,
    enableXfa: false,
  });
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    events.onPassword(answer, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
  let isClosed = false;
  task.promise
    .then((document) => {
      if (isClosed) return;
      viewer.setDocument(document);
      linkService.setDocument(document);
      text.open(document);
    })
    .catch((error: unknown) => {
      if (!isClosed) events.onFailed(error instanceof pdfjs.InvalidPDFException ? 'damaged' : 'network');
    });

  return {
    goTo,
    readAll: text.readAll,
    zoom: (to) => {
      if (to === 'width') viewer.currentScaleValue = 'page-width';
      else viewer.updateScale({ steps: to === 'in' ? 1 : -1 });
    },
    find: (query, how) =>
      eventBus.dispatch('find', {
        source: null,
        type: how === 'first' ? '' : 'again',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: how === 'previous',
        matchDiacritics: false,
      }),
    close: () => {
      isClosed = true;
      text.close();
      viewer.cleanup();
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}
