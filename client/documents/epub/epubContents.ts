import type { ContentsEntry } from '../openDocument.ts';
import type { DocumentPackage } from '../package/openPackage.ts';
import { child, children, descendants, folderOf, parseXhtml, parseXml, pathFrom } from '../package/packageXml.ts';

const MOST_ENTRIES = 2_000;
const DEEPEST = 8;

/** The table of contents of a book: of the third version of the format, else of the second. One that cannot be read is none. */
export async function readContents(
  archive: DocumentPackage,
  items: ReadonlyMap<string, Element>,
  spine: Element | null,
  folder: string,
  partOf: (path: string) => number | null,
): Promise<readonly ContentsEntry[]> {
  const entries: ContentsEntry[] = [];
  const add = (title: string, reference: string, from: string, level: number) => {
    const [address = '', anchor = ''] = reference.split('#');
    const path = pathFrom(from, address);
    const part = path === null ? null : partOf(path);
    const words = title.replace(/\s+/g, ' ').trim().slice(0, 300);
    if (part !== null && words !== '' && entries.length < MOST_ENTRIES) entries.push({ title: words, level, part, anchor: anchor === '' ? null : anchor });
  };
  const read = async (item: Element | undefined, take: (bytes: Uint8Array, from: string) => void) => {
    const path = pathFrom(folder, item?.getAttribute('href') ?? '');
    const bytes = item && path !== null ? await archive.read(path).catch(() => null) : null;
    try {
      if (bytes && path !== null) take(bytes, folderOf(path));
    } catch {
      // A book without one is read all the same.
    }
  };

  const all = [...items.values()];
  await read(
    all.find((item) => /\bnav\b/.test(item.getAttribute('properties') ?? '')),
    (bytes, from) => {
      const navs = descendants(parseXhtml(bytes), 'nav');
      const list = navs.find((nav) => /\btoc\b/.test(nav.getAttribute('epub:type') ?? 'toc'))?.querySelector('ol');
      if (list) walkList(list, 0, (title, reference, level) => add(title, reference, from, level));
    },
  );
  if (entries.length > 0) return entries;
  await read(
    items.get(spine?.getAttribute('toc') ?? '') ?? all.find((item) => item.getAttribute('media-type') === 'application/x-dtbncx+xml'),
    (bytes, from) => walkPoints(descendants(parseXml(bytes), 'navMap')[0] ?? null, 0, (title, reference, level) => add(title, reference, from, level)),
  );
  return entries;
}

type Take = (title: string, reference: string, level: number) => void;

function walkList(list: Element, level: number, take: Take): void {
  for (const item of children(list, 'li')) {
    const entry = child(item, 'a') ?? child(item, 'span');
    if (entry) take(entry.textContent, entry.getAttribute('href') ?? '', level);
    const nested = child(item, 'ol');
    if (nested && level < DEEPEST) walkList(nested, level + 1, take);
  }
}

function walkPoints(map: Element | null, level: number, take: Take): void {
  for (const point of children(map, 'navPoint')) {
    take(child(point, 'navLabel')?.textContent ?? '', child(point, 'content')?.getAttribute('src') ?? '', level);
    if (level < DEEPEST) walkPoints(point, level + 1, take);
  }
}
