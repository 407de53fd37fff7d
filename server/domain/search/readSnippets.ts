import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';
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

/** What a snippet is made of. */
export interface SnippetTexts {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly sourceUrl: string | null;
  readonly fileName: string | null;
  readonly text: string | null;
  readonly goesOn: boolean;
  readonly tags: string;
}

const textOf = (column: Prisma.Sql) => Prisma.sql`(select ${column} from (
  select coalesce(t."plainText", t."originalContent") as text from "SourceText" t where t."sourceId" = s.id) x)`;

const snippetSql: Record<keyof SnippetTexts, Prisma.Sql> = {
  id: Prisma.sql`s.id::text`,
  title: Prisma.sql`s.title`,
  note: Prisma.sql`s.note`,
  sourceUrl: Prisma.sql`s."sourceUrl"`,
  fileName: Prisma.sql`s."fileName"`,
  text: textOf(Prisma.sql`left(x.text, ${beginningCharacters}::int)`),
  goesOn: Prisma.sql`coalesce(${textOf(Prisma.sql`octet_length(x.text) > ${beginningCharacters}::int`)}, false)`,
  tags: Prisma.sql`array_to_string(array(select g.name from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id order by g.key), ', ')`,
};
const snippetNames = Object.keys(snippetSql) as (keyof SnippetTexts)[];
const columnOf = (name: string) => `snippet_${name}`;

/** What snippets of sources `s` are made of, as columns for `snippetTextsOf`. */
export const snippetColumns = Prisma.join(snippetNames.map((name) => Prisma.sql`${snippetSql[name]} as ${Prisma.raw(`"${columnOf(name)}"`)}`));

/** What a snippet is made of, out of a row that was read with `snippetColumns`. */
export const snippetTextsOf = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(snippetNames.map((name) => [name, row[columnOf(name)]])) as unknown as SnippetTexts;

/** What is shown of each of these sources, by their ids. No query, or one where words stand deep in long texts. */
export async function snippetsOf({ db }: SqlContext, typed: string, rows: readonly SnippetTexts[]): Promise<Map<string, Snippet>> {
  const find = hitFinder(parseQuery(typed).terms);
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

function passageIn({ text, note, sourceUrl, fileName, tags }: SnippetTexts, find: HitFinder): Snippet['passage'] {
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
