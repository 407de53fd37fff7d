import { z } from 'zod';
import type { ForeignCollection, ForeignRow } from '#server/domain/imports/importRows.ts';
import { jsonValues } from './jsonValues.ts';
import { writtenDate, writtenText } from './writtenValues.ts';


const linkSchema = z.object({
  id: z.number().optional().catch(undefined),
  url: z.string().nullish(),
  name: writtenText,
  description: writtenText,
  textContent: writtenText,
  importDate: writtenDate,
  createdAt: writtenDate,
  tags: z.array(z.object({ name: z.string() })).catch([]),
});

/** Into it everything comes that nobody has sorted. */
const unsorted = 'Unorganized';
const mostCollections = 20_000;

interface Found {
  readonly pathOf: (index: number) => string[];
  readonly collections: readonly ForeignCollection[];
  readonly pinned: ReadonlySet<number>;
}

/**
 * What Linkwarden exports: collections, which name the one above them, with their links, and after all of them what is pinned. So it is read twice: for
 * what stands late, and for the links.
 * @param open the file from its beginning, each time
 */
export async function readLinkwarden(open: () => Promise<AsyncIterable<string>>, lostFields: Set<string>): Promise<{ readonly collections: readonly ForeignCollection[]; readonly rows: AsyncIterable<ForeignRow> }> {
  const found = await lookAround(await open(), lostFields);
  return { collections: found.collections, rows: rowsOf(open, found, lostFields) };
}

async function lookAround(chunks: AsyncIterable<string>, lostFields: Set<string>): Promise<Found> {
  const byIndex = new Map<number, Record<string, unknown>>();
  const pinned = new Set<number>();
  const fields = ['id', 'name', 'description', 'parentId'].map((name) => `$.collections.*.${name}`);
  for await (const { value, way } of jsonValues(chunks, [...fields, '$.collections.*.rssSubscriptions.*.url', '$.pinnedLinks.*.id'])) {
    const [list, index, name] = way;
    if (list === 'pinnedLinks') pinned.add(Number(value));
    else if (name === 'rssSubscriptions') lostFields.add('rssSubscriptions');
    else if (typeof index === 'number' && index < mostCollections) byIndex.set(index, { ...byIndex.get(index), [String(name)]: value });
  }
  const byId = new Map([...byIndex.values()].map((collection) => [collection['id'], collection]));
  const pathOf = (index: number): string[] => {
    const path: string[] = [];
    const seen = new Set<unknown>();
    for (let at = byIndex.get(index); at && !seen.has(at); at = byId.get(at['parentId'])) {
      seen.add(at);
      const name = at['name'];
      path.unshift((typeof name === 'string' && name.trim()) || 'Unnamed');
    }
    return path.length === 1 && path[0] === unsorted ? [] : path;
  };
  const collections = [...byIndex].map(([index, { description }]) => ({ path: pathOf(index), description: typeof description === 'string' ? description : '' })).filter(({ path }) => path.length > 0);
  return { pathOf, collections, pinned };
}

async function* rowsOf(open: () => Promise<AsyncIterable<string>>, { pathOf, pinned }: Found, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const values = jsonValues(await open(), ['$.collections.*.links.*']);
  for (let next = await values.next(); ; next = await values.next()) {
    if (next.done) {
      if (!next.value) yield { text: '', path: [], url: null, problem: { code: 'DAMAGED', field: null, message: 'The file breaks off here.' } };
      return;
    }
    const { value, way } = next.value;
    const path = pathOf(Number(way[1]));
    const text = JSON.stringify(value).slice(0, 500);
    const { success, data } = linkSchema.safeParse(value);
    if (!success) {
      yield { text, path, url: null, problem: { field: 'url', message: 'It lacks what it should have.' } };
      continue;
    }
    const { id, url, name, description, textContent, importDate, createdAt, tags } = data;
    if (textContent !== '') lostFields.add('textContent');
    yield {
      text,
      path,
      url: url ?? null,
      title: name,
      note: description,
      tags: tags.map((tag) => tag.name),
      addedAt: importDate ?? createdAt,
      isFavorite: id !== undefined && pinned.has(id),
      ...(typeof url !== 'string' && { problem: { field: 'url', message: 'It holds no link: files of Linkwarden are not in its export.' } }),
    };
  }
}
