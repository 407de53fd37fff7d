import { readPageText } from '#client/highlights/pageText.ts';
import { DocumentError, type DocumentFile, type DrawnPart, type OpenDocument } from '../openDocument.ts';
import { openPackage, type DocumentPackage } from '../package/openPackage.ts';
import { attribute, descendants, folderOf, parseXhtml, parseXml, pathFrom } from '../package/packageXml.ts';
import { readPictures } from '../package/pictures.ts';
import { cleanDocument } from '../safe/cleanDocument.ts';
import { ROOT, safeStyles } from '../safe/safeStyles.ts';
import { readContents } from './epubContents.ts';

const MOST_CHAPTERS = 5_000;

/** Opens a book: a part is a chapter, in the order of reading. @throws DocumentError */
export async function openEpub(file: DocumentFile): Promise<OpenDocument> {
  const archive = await openPackage(file);
  await refuseProtected(archive);
  const container = await xmlAt(archive, 'META-INF/container.xml');
  const packagePath = attribute(descendants(container, 'rootfile')[0], 'full-path') ?? '';
  const book = await xmlAt(archive, packagePath);
  const folder = folderOf(packagePath);
  const items = new Map(descendants(book, 'item').map((item) => [item.getAttribute('id') ?? '', item]));
  const spine = descendants(book, 'spine')[0];
  const paths = descendants(spine, 'itemref')
    .map((reference) => pathFrom(folder, items.get(reference.getAttribute('idref') ?? '')?.getAttribute('href') ?? ''))
    .filter((path): path is string => path !== null && archive.entries.has(path))
    .slice(0, MOST_CHAPTERS);
  if (paths.length === 0) throw new DocumentError('damaged');
  const chapters = new Map(paths.toReversed().map((path, at) => [path, paths.length - 1 - at]));
  const partOf = (path: string): number | null => chapters.get(path) ?? null;
  const styles = new Map<string, Promise<string>>();

  const draw = async (part: number, hasPictures: boolean): Promise<DrawnPart> => {
    const path = paths[part] ?? '';
    const bytes = await archive.read(path);
    if (!bytes) throw new DocumentError('damaged');
    const page = parseXhtml(bytes);
    const from = folderOf(path);
    const pictures = hasPictures ? await readPictures(archive, picturePaths(page, from)) : new Map<string, string>();
    const element = document.createElement('div');
    element.append(
      cleanDocument(bodyOf(page), {
        picture: (reference) => pictures.get(pathFrom(from, reference) ?? '') ?? null,
        place: (reference) => placeOf(reference, from, part, partOf),
      }),
    );
    const body = element.firstElementChild;
    body?.classList.add(ROOT);
    return { element, styles: hasPictures ? await stylesOf(archive, page, from, styles) : [] };
  };

  return {
    unit: 'chapter',
    parts: paths.map((path) => ({ weight: Math.max(1, archive.entries.get(path) ?? 1), width: null, height: null })),
    contents: await readContents(archive, items, spine ?? null, folder, partOf),
    isRightToLeft: spine?.getAttribute('page-progression-direction') === 'rtl',
    isPartByPart: true,
    counters: null,
    draw: (part) => draw(part, true),
    words: async (part) => readPageText((await draw(part, false)).element).text,
  };
}

async function xmlAt(archive: DocumentPackage, path: string): Promise<Document> {
  const bytes = await archive.read(path);
  if (!bytes) throw new DocumentError('damaged');
  return parseXml(bytes);
}

/** Whether its texts are encrypted; fonts often are, which matters to nobody. */
async function refuseProtected(archive: DocumentPackage): Promise<void> {
  const encryption = await archive.read('META-INF/encryption.xml');
  const encrypted = encryption ? descendants(parseXml(encryption), 'CipherReference') : [];
  if (archive.entries.has('META-INF/rights.xml') || encrypted.some((reference) => /\.x?html?$/i.test(attribute(reference, 'URI') ?? ''))) {
    throw new DocumentError('protected');
  }
}

/** What is shown of a chapter, as an element that keeps what its root and body say of language, direction and looks. */
function bodyOf(page: Document): Element {
  const root = page.documentElement;
  const body = page.querySelector('body') ?? root;
  const holder = page.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  for (const name of ['lang', 'dir', 'class', 'style', 'id']) {
    const value = body.getAttribute(name) ?? (name === 'lang' || name === 'dir' ? (root.getAttribute(name) ?? root.getAttribute(`xml:${name}`)) : null);
    if (value !== null) holder.setAttribute(name, value);
  }
  holder.append(...body.childNodes);
  return holder;
}

function picturePaths(page: Document, folder: string): string[] {
  const references = [...page.querySelectorAll('img, image')].flatMap((image) => [image.getAttribute('src'), image.getAttribute('href'), image.getAttribute('xlink:href')]);
  return references.flatMap((reference) => (reference === null ? [] : (pathFrom(folder, reference) ?? [])));
}

function placeOf(reference: string, folder: string, own: number, partOf: (path: string) => number | null): { part: number; anchor: string | null } | null {
  const [address = '', ...fragment] = reference.split(/#(.*)/s);
  const path = address === '' ? '' : pathFrom(folder, address);
  const part = address === '' ? own : path === null ? null : partOf(path);
  return part === null ? null : { part, anchor: decoded(fragment[0] ?? '') || null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The styles of a chapter, in their order: its own, and those that it shares with others. */
async function stylesOf(archive: DocumentPackage, page: Document, folder: string, read: Map<string, Promise<string>>): Promise<string[]> {
  const found = await Promise.all(
    [...page.querySelectorAll('style, link')].map(async (source) => {
      if (source.localName === 'style') return safeStyles(source.textContent);
      const path = /\bstylesheet\b/i.test(source.getAttribute('rel') ?? '') ? pathFrom(folder, source.getAttribute('href') ?? '') : null;
      if (path === null) return '';
      const styles = read.get(path) ?? archive.read(path).then((bytes) => (bytes ? safeStyles(new TextDecoder().decode(bytes)) : ''), () => '');
      read.set(path, styles);
      return styles;
    }),
  );
  return found.filter((styles) => styles !== '');
}
