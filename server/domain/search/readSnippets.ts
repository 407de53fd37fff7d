import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { parseQuery } from './parseQuery.ts';
import { beginningOf, type HitFinder, hitFinder, markHits, passageOf, type TextFragment } from './snippet.ts';

/** Where the passage that is shown comes from. */
export type SnippetField = 'TEXT' | 'NOTE' | 'URL' | 'FILE_NAME' | 'TAGS';

/** What is shown of a hit. */
export interface Snippet {
  /** The whole title. */
  readonly title: readonly TextFragment[];
  /** A passage from elsewhere: one with hits where there are any, else the beginning of the text; null when there is no text. */
  readonly passage: { readonly field: SnippetField; readonly fragments: readonly TextFragment[] } | null;
}

/** Most hits stand in the beginning of a text; of the others as much is read as is searched. */
const beginningCharacters = 8_000;
const searchedCharacters = 500_000;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly sourceUrl: string | null;
  readonly fileName: string | null;
  readonly text: string | null;
  readonly goesOn: boolean;
  readonly tags: string;
}

/** What is shown of each of these sources, which the reader has been found to see. Two queries for any number. */
export async function readSnippets({ db }: DomainContext, typed: string, sourceIds: readonly string[]): Promise<Map<string, Snippet>> {
  const find = hitFinder(parseQuery(typed).terms);
  const rows = await queryRows<Row>(db, Prisma.sql`
    select s.id::text, s.title, s.note, s."sourceUrl", s."fileName", left(x.text, ${beginningCharacters}::int) as text,
      coalesce(octet_length(x.text) > ${beginningCharacters}::int, false) as "goesOn",
      array_to_string(array(select g.name from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id order by g.key), ', ') as tags
    from "Source" s left join lateral (
      select coalesce(t."plainText", t."originalContent") as text from "SourceText" t where t."sourceId" = s.id
    ) x on true where s.id = any(${[...sourceIds]}::uuid[])`, 'kept');
  const passages = new Map(rows.map((row) => [row.id, passageIn(row, find)]));

  const deeper = rows.filter(({ id, goesOn, title }) => goesOn && !passages.get(id) && !markHits(title, find, 'name').some(({ isHit }) => isHit));
  if (deeper.length > 0) {
    const texts = await db.$queryRaw<{ id: string; text: string }[]>`
      select t."sourceId"::text as id, left(coalesce(t."plainText", t."originalContent"), ${searchedCharacters}::int) as text
      from "SourceText" t where t."sourceId" = any(${deeper.map(({ id }) => id)}::uuid[])`;
    for (const { id, text } of texts) {
      const fragments = passageOf(text, find);
      if (fragments) passages.set(id, { field: 'TEXT', fragments });
    }
  }
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: markHits(row.title, find, 'name'),
        passage: passages.get(row.id) ?? (row.text?.trim() ? { field: 'TEXT', fragments: beginningOf(row.text.trimStart()) } : null),
      },
    ]),
  );
}

function passageIn({ text, note, sourceUrl, fileName, tags }: Row, find: HitFinder): Snippet['passage'] {
  const texts = [
    ['TEXT', text],
    ['NOTE', note],
  ] as const;
  for (const [field, value] of texts) {
    const fragments = passageOf(value ?? '', find);
    if (fragments) return { field, fragments };
  }
  const names = [
    ['URL', sourceUrl],
    ['FILE_NAME', fileName],
    ['TAGS', tags],
  ] as const;
  for (const [field, value] of names) {
    const fragments = markHits(value ?? '', find, 'name');
    if (fragments.some(({ isHit }) => isHit)) return { field, fragments };
  }
  return null;
}
