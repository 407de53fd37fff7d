import { parseAsync, renderDocument, type HElement } from 'docx-preview';
import { zipSync } from 'fflate';
import { readPageText } from '#client/highlights/pageText.ts';
import { DocumentError, type DocumentFile, type DrawnPart, type OpenDocument } from '../openDocument.ts';
import { openPackage, type DocumentPackage } from '../package/openPackage.ts';
import { cleanDocument, LINK_ANCHOR, LINK_PART, nameOnPage, type References } from '../safe/cleanDocument.ts';
import { safeStyles } from '../safe/safeStyles.ts';
import { splitPages } from './splitPages.ts';

/** What is read of a document: its parts and its pictures. Fonts, macros and what is embedded stay where they are. */
const READ = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/|theme\/)?[\w.-]+\.(xml|rels)|word\/media\/[^/]+\.(png|jpe?g|gif|webp|bmp|svg))$/i;
/** A document of 300 pages has 4 MB. What is larger would keep the page from answering for long. */
const LARGEST_TEXT = 16 * 1024 * 1024;
const LARGEST_IN_ALL = 96 * 1024 * 1024;
/** So long pages are drawn without letting anything else have its turn. */
const TURN_MS = 24;
const PX: Readonly<Record<string, number>> = { pt: 96 / 72, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

/** Opens a document of Word: a part is a page, as Word has broken them last, or as much as has room on one. @throws DocumentError */
export async function openDocx(file: DocumentFile): Promise<OpenDocument> {
  const nodes = await render(await openPackage(file));
  const css = nodes.filter((node) => node.nodeName === 'STYLE').map((node) => node.textContent ?? '');
  const sections = nodes.filter((node): node is HTMLElement => node instanceof HTMLElement && node.localName === 'section');
  if (sections.length === 0) throw new DocumentError('damaged');
  const styles = [safeStyles(css.join('\n'))];
  const { takeTurn } = createTurns();
  const cleaned: HTMLElement[] = [];
  for (const section of sections) {
    await takeTurn();
    const page = cleanDocument(section, references).firstElementChild;
    if (page instanceof HTMLElement) cleaned.push(page);
  }
  const pages = splitPages(cleaned, styles).map((page) => {
    const element = document.createElement('div');
    element.append(page);
    return { element, width: widthOf(page) };
  });
  leadToPages(pages.map(({ element }) => element));
  const elementOf = (part: number): HTMLElement => {
    const page = pages[part];
    if (!page) throw new DocumentError('damaged');
    return page.element;
  };
  const draw = async (part: number): Promise<DrawnPart> => {
    await takeTurn();
    return { element: elementOf(part), styles };
  };
  return {
    unit: 'page',
    parts: pages.map(({ width }) => ({ weight: 1, width, height: null })),
    contents: [],
    isRightToLeft: false,
    isPartByPart: false,
    counters: countersOf(css),
    draw,
    words: async (part) => readPageText(elementOf(part)).text,
  };
}

/** One after the other, and what one does meanwhile has its turn in between. */
function createTurns(): { readonly takeTurn: () => Promise<void> } {
  let turn = Promise.resolve();
  let until = 0;
  return {
    takeTurn: () => {
      turn = turn.then(async () => {
        if (performance.now() < until) return;
        await new Promise((resolve) => setTimeout(resolve));
        until = performance.now() + TURN_MS;
      });
      return turn;
    },
  };
}

/** The library has put the pictures of the document in already; on which page a place is, is known once all of them are there. */
const references: References = {
  picture: (reference) => (/^data:image\/(png|jpeg|gif|webp|bmp|svg\+xml);base64,/.test(reference) ? reference : null),
  place: (reference) => {
    const anchor = /^#(.+)$/.exec(reference)?.[1];
    return anchor === undefined ? null : { part: 0, anchor };
  },
};

/** Tells links to places of the document on which page those are. */
function leadToPages(pages: readonly HTMLElement[]): void {
  const places = new Map(pages.flatMap((page, part) => [...page.querySelectorAll('[id]')].map(({ id }) => [id, part] as const)));
  for (const page of pages) {
    for (const link of page.querySelectorAll(`a[${LINK_PART}]`)) {
      const part = places.get(nameOnPage(link.getAttribute(LINK_ANCHOR) ?? ''));
      if (part !== undefined) link.setAttribute(LINK_PART, String(part));
      else for (const name of ['href', LINK_PART, LINK_ANCHOR]) link.removeAttribute(name);
    }
  }
}

/** What the library makes of a document, in a page of its own in which nothing runs and nothing is loaded. */
async function render(archive: DocumentPackage): Promise<Node[]> {
  const packed = zipSync(await partsOf(archive), { level: 0 });
  const inert = document.implementation.createHTMLDocument('');
  const options = {
    inWrapper: false,
    ignoreFonts: true,
    ignoreLastRenderedPageBreak: false,
    useBase64URL: true,
    renderAltChunks: false,
    renderComments: false,
    h: (given: HElement | Node | string): Node => make(inert, given),
  };
  return renderDocument(await parseAsync(packed, options), options);
}

/** Unpacked within our limits and packed again: what the library unpacks by itself it unpacks without any. */
async function partsOf(archive: DocumentPackage): Promise<Record<string, Uint8Array>> {
  const parts: Record<string, Uint8Array> = {};
  let total = 0;
  for (const [name, size] of archive.entries) {
    if (!READ.test(name)) continue;
    total += size;
    if (total > LARGEST_IN_ALL || (/\.xml$/i.test(name) && size > LARGEST_TEXT)) throw new DocumentError('tooLarge');
    const bytes = await archive.read(name);
    if (!bytes) continue;
    // Documents of Word have none; what has one wants something else.
    if (/\.(xml|rels)$/i.test(name) && /<!(DOCTYPE|ENTITY)/i.test(new TextDecoder().decode(bytes.subarray(0, 4_096)))) throw new DocumentError('damaged');
    parts[name] = bytes;
  }
  if (!parts['word/document.xml']) throw new DocumentError('damaged');
  return parts;
}

/** Makes an element as the library wants it, in another page. */
function make(inert: Document, given: HElement | Node | string): Node {
  if (typeof given === 'string') return inert.createTextNode(given);
  if (given instanceof Node) return given;
  const { ns, tagName, className, style, children = [], ...properties } = given;
  if (tagName === '#comment') return inert.createComment('');
  const inside = children.map((one) => make(inert, one));
  if (tagName === '#fragment') {
    const fragment = inert.createDocumentFragment();
    fragment.append(...inside);
    return fragment;
  }
  const element = ns === undefined ? inert.createElement(tagName) : inert.createElementNS(ns, tagName);
  if (className) element.setAttribute('class', className);
  if (typeof style === 'string') element.setAttribute('style', style);
  else if (style) Object.assign((element as HTMLElement).style, style);
  const rest: Readonly<Record<string, unknown>> = properties;
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) Object.assign(element, { [name]: value });
  element.append(...inside);
  return element;
}

function widthOf(page: HTMLElement): number {
  const [, number = '', unit = ''] = /^([\d.]+)(pt|px|in|cm|mm)$/.exec(page.style.width) ?? [];
  const width = Math.round(Number(number) * (PX[unit] ?? 0));
  return width >= 100 && width <= 6_000 ? width : 794;
}

function countersOf(css: readonly string[]): string | null {
  const sheet = new CSSStyleSheet({ disabled: true });
  sheet.replaceSync(css.join('\n'));
  const resets = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [rule.style.getPropertyValue('counter-reset')] : []));
  const counters = resets.find((reset) => /^[\w\s-]+$/.test(reset));
  return counters ?? null;
}
