import { z } from 'zod';
import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { objectsIn } from './objectsIn.ts';
import { writtenDate, writtenNames, writtenText } from './writtenValues.ts';


const pinboardBookmark = z.object({ href: z.string(), description: writtenText, extended: writtenText, tags: writtenText, time: writtenDate, toread: z.string().optional().catch(undefined), shared: z.unknown().optional() });

const karakeepBookmark = z.object({
  createdAt: writtenDate,
  title: writtenText,
  note: writtenText,
  tags: writtenNames,
  archived: z.boolean().catch(false),
  favourited: z.boolean().catch(false),
  content: z.object({ type: z.string(), url: z.string().optional() }).nullable(),
});

/** Numbers in place of what is true, and strings in place of numbers, as its versions wrote them. */
const flag = z.union([z.boolean(), z.number(), z.string()]).transform((written) => written === true || Number(written) === 1).catch(false);

const wallabagEntry = z.object({
  url: z.string(),
  title: writtenText,
  tags: z.union([z.array(z.union([z.string(), z.object({ label: z.string() }).transform(({ label }) => label)])), z.string().transform((written) => written.split(','))]).catch([]),
  is_archived: flag,
  is_starred: flag,
  is_read: flag,
  is_fav: flag,
  created_at: writtenDate,
  content: writtenText,
  annotations: z.array(z.object({ quote: z.string(), text: writtenText, created_at: writtenDate })).catch([]),
});

/** What wallabag exports as JSON: a list of entries with what was marked in them. Their text is read anew from their address. */
export async function* readWallabag(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  for await (const written of objectsIn(chunks)) {
    yield rowOf(written, wallabagEntry, ({ url, title, tags, created_at: addedAt, content, annotations, ...is }) => {
      if (content !== '') lostFields.add('content');
      return {
        url,
        title,
        tags: tags.map((tag) => tag.trim()),
        addedAt,
        isDone: is.is_archived || is.is_read,
        isFavorite: is.is_starred || is.is_fav,
        highlights: annotations.map(({ quote, text, created_at: createdAt }) => ({ quote, note: text, createdAt })),
      };
    });
  }
}

/** What Pinboard exports as JSON: a list of bookmarks. */
export async function* readPinboard(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  for await (const written of objectsIn(chunks)) {
    yield rowOf(written, pinboardBookmark, ({ href, description, extended, tags, time, toread, shared }) => {
      if (toread !== undefined) lostFields.add('toread');
      if (shared !== undefined) lostFields.add('shared');
      return { url: href, title: description, note: extended, tags: tags.split(' '), addedAt: time };
    });
  }
}

/** What Karakeep exports: bookmarks, and the lists of which nothing but their names is known. */
export async function* readKarakeep(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  for await (const written of objectsIn(chunks)) {
    if (written.isWhole && !/"content"\s*:/.test(written.text)) {
      lostFields.add('lists');
      continue;
    }
    yield rowOf(written, karakeepBookmark, ({ content, title, note, tags, createdAt, archived, favourited }) => ({
      url: content?.url ?? null,
      title,
      note,
      tags,
      addedAt: createdAt,
      isDone: archived,
      isFavorite: favourited,
      ...(content?.url === undefined && { problem: { field: 'content', message: 'It holds no link.' } }),
    }));
  }
}

function rowOf<Bookmark>({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }, schema: z.ZodType<Bookmark>, read: (bookmark: Bookmark) => Omit<ForeignRow, 'text' | 'path'>): ForeignRow {
  const refused = (field: string | null, message: string): ForeignRow => ({ text, path: [], url: null, problem: { field, message } });
  if (!isWhole) return refused(null, 'It is too long, or the file breaks off here.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(null, 'This is no JSON.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) return refused(parsed.error.issues[0]?.path.join('.') ?? null, 'It lacks what it should have.');
  return { text, path: [], ...read(parsed.data) };
}
