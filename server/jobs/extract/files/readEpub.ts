import type { Heading } from '#server/domain/processing/details.ts';
import { decodeText } from '../text/charset.ts';
import { type DomElement, parseDocument } from '../text/dom.ts';
import { ExtractError } from '../extractError.ts';
import { oneLine } from '../text/words.ts';
import { type ZipArchive, openZipArchive } from './base/zipArchive.ts';
import { TextBuilder } from './base/textBuilder.ts';
import { shiftHeadings } from '../text/headings.ts';
import { pathFrom, propertiesIn } from './office/officeProperties.ts';
import type { OpenFile } from './base/openFile.ts';
import type { FileContent } from './base/fileContent.ts';
import { childOf, childrenOf, descendantsOf, refuseEntities, textOf, type XmlElement } from './base/xml.ts';

const maxChapters = 2_000;
const maxOutlineEntries = 500;

/** Reads the chapters of a book in their order. @throws ExtractError DAMAGED, TOO_LARGE or PASSWORD */
export async function readEpub(file: OpenFile): Promise<FileContent> {
  const archive = await openZipArchive(file);
  if (archive.has('META-INF/rights.xml') || (await isProtected(archive))) {
    throw new ExtractError('PASSWORD', 'The book is protected against being read by other programs. It cannot be read here.');
  }
  const packagePath = descendantsOf(await archive.xml('META-INF/container.xml'), 'rootfile')[0]?.attributes['full-path'] ?? '';
  const book = await archive.xml(packagePath);
  if (!book) throw new ExtractError('DAMAGED', 'The book is damaged: it does not say what is in it. Add it again.');
  const folder = packagePath.slice(0, packagePath.lastIndexOf('/') + 1);
  const items = new Map(descendantsOf(book, 'item').map(({ attributes }) => [attributes['id'] ?? '', attributes]));
  const pathOf = (id: string) => pathFrom(folder, items.get(id)?.['href'] ?? '');

  const text = new TextBuilder();
  const anchors = new Map<string, string>();
  const chapters = descendantsOf(book, 'itemref').slice(0, maxChapters);
  for (const [index, { attributes }] of chapters.entries()) {
    const path = pathOf(attributes['idref'] ?? '');
    const bytes = await archive.read(path);
    if (bytes === null) continue;
    anchors.set(path, `part-${index + 1}`);
    text.add(`<section id="part-${index + 1}">${chapterOf(decodeText(bytes, null))}</section>`);
    if (!text.hasRoom) break;
  }
  const outline = await contentsOf(archive, folder, items, anchors);
  return {
    ...propertiesIn(descendantsOf(book, 'metadata')[0]),
    text,
    details: { outline: outline.length > 0 ? outline : text.outline },
    note: text.isCut || !text.hasRoom ? { code: 'TOO_LARGE', message: 'The book is very long: the text of its first five million characters was read.' } : null,
    picture: () => archive.read(coverPath(book, items, pathOf)),
  };
}

/** Whether its texts are encrypted; fonts often are, which matters to nobody. */
async function isProtected(archive: ZipArchive): Promise<boolean> {
  const references = descendantsOf(await archive.xml('META-INF/encryption.xml'), 'CipherReference');
  return references.some(({ attributes }) => /\.x?html?$/i.test(attributes['URI'] ?? ''));
}

function chapterOf(source: string): string {
  refuseEntities(source.slice(0, 20_000));
  const { body } = parseDocument(source);
  shiftHeadings(body);
  return body.innerHTML;
}

type Items = ReadonlyMap<string, Readonly<Record<string, string>>>;

function coverPath(book: XmlElement, items: Items, pathOf: (id: string) => string): string {
  const named = descendantsOf(book, 'meta').find(({ attributes }) => attributes['name'] === 'cover')?.attributes['content'];
  const cover = [...items].find(([, { properties = '' }]) => properties.split(' ').includes('cover-image'))?.[0] ?? named ?? '';
  return pathOf(cover);
}

/** The table of contents: of the third version of the format, else of the second. */
async function contentsOf(archive: ZipArchive, folder: string, items: Items, anchors: ReadonlyMap<string, string>): Promise<Heading[]> {
  const entries: Heading[] = [];
  const add = (title: string, path: string, level: number): void => {
    const name = oneLine(title, 200);
    const anchor = anchors.get(path.replace(/#.*/, ''));
    if (name !== null && entries.length < maxOutlineEntries) entries.push({ title: name, level: Math.min(6, level), ...(anchor && { anchor }) });
  };
  const hrefOf = (wanted: (attributes: Readonly<Record<string, string>>) => boolean) => {
    const href = [...items.values()].find(wanted)?.['href'];
    return href === undefined ? null : pathFrom(folder, href);
  };
  const below = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

  const navigation = hrefOf(({ properties = '' }) => properties.split(' ').includes('nav'));
  const page = navigation === null ? null : await archive.read(navigation);
  if (navigation !== null && page !== null) {
    const { body } = parseDocument(decodeText(page, null));
    const walk = (list: DomElement, level: number): void => {
      for (const item of list.children) {
        const link = item.children.find(({ localName }) => localName === 'a' || localName === 'span');
        if (link) add(link.textContent, pathFrom(below(navigation), link.getAttribute('href') ?? ''), level);
        for (const nested of item.children) if (nested.localName === 'ol') walk(nested, level + 1);
      }
    };
    const contents = body.querySelectorAll('nav').find((nav) => /\btoc\b/.test(nav.getAttribute('epub:type') ?? 'toc'));
    const list = contents?.querySelector('ol');
    if (list) walk(list, 1);
  }
  if (entries.length > 0) return entries;

  const ncx = hrefOf((attributes) => attributes['media-type'] === 'application/x-dtbncx+xml');
  const walkPoints = (element: XmlElement | undefined, level: number): void => {
    for (const point of childrenOf(element, 'navPoint')) {
      add(textOf(childOf(point, 'navLabel')), pathFrom(below(ncx ?? ''), childOf(point, 'content')?.attributes['src'] ?? ''), level);
      if (level < 6) walkPoints(point, level + 1);
    }
  };
  if (ncx !== null) walkPoints(descendantsOf(await archive.xml(ncx), 'navMap')[0], 1);
  return entries;
}
