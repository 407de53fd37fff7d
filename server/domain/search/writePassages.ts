import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';
import { wordsOf } from './words.ts';
import { cutPassages, type CutPassage } from './cutPassages.ts';
import { checkCitations } from '../citations/checkCitations.ts';
import { requestVectors } from '../vectors/embedPassages.job.ts';
import { pageAt, pageStarts } from './pageStarts.ts';
import { configurationOf, configurationSql } from './stemming.ts';

/** Goes up whenever texts are cut or stemmed otherwise: then all are cut anew (`cutOldPassages`). */
export const cutVersion = 1;

interface TextToCut {
  readonly id: string;
  readonly spaceId: string;
  readonly language: string | null;
  readonly details: unknown;
  readonly plainText: string | null;
  readonly contentHash: string | null;
  /** Of documents with pages. */
  readonly html: string | null;
  readonly wasCut: boolean;
}

/** The place of what a source is called, its title and its tags, among its passages: before them. */
export const placeOfName = -1;

/** A source with what it is called. */
export interface NamedSource {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** So many texts are read at a time: those of books would fill the memory together. */
const textsAtOnce = 20;

/**
 * Cuts the texts of these sources into passages again that have changed, or are known to be in another language, since they were
 * cut, and writes what they are called beside them. In the caller's transaction, which holds the sources. Where nothing has changed nothing is written. What cites
 * them is looked up again.
 */
export async function writePassages(ctx: SqlContext, sources: readonly NamedSource[]): Promise<void> {
  await writeNames(ctx, sources);
  const sourceIds = sources.map(({ id }) => id);
  for (let from = 0; from < sourceIds.length; from += textsAtOnce) {
    const texts = await readChangedTexts(ctx, sourceIds.slice(from, from + textsAtOnce));
    const cutBefore = texts.flatMap(({ id, wasCut }) => (wasCut ? [id] : []));
    if (cutBefore.length > 0) {
      await ctx.db.$executeRaw`
        with cut as (delete from "SourcePassages" where "sourceId" = any(${cutBefore}::uuid[])) delete from "Passage" where "sourceId" = any(${cutBefore}::uuid[]) and position > ${placeOfName}::int`;
    }
    for (const text of texts) await insertPassages(ctx, text);
    await checkCitations(ctx, texts);
    if (ctx.embedder && texts.length > 0) await requestVectors(ctx.db, texts.map(({ id }) => id));
  }
}

/** What sources are called is found like their passages, also where they have no text. */
async function writeNames({ db }: SqlContext, sources: readonly NamedSource[]): Promise<void> {
  await db.$executeRaw`
    insert into "Passage" as there ("sourceId", position, "spaceId", start, "end", "firstCharacter", characters, words)
    select s.id, ${placeOfName}::int, s."spaceId", 0, 0, 0, 0, to_tsvector(${configurationSql(Prisma.sql`s.language`)}::regconfig, n.words)
    from unnest(${sources.map(({ id }) => id)}::uuid[], ${sources.map(({ title, tags }) => passageWords([title, ...tags].join('\n')).join(' '))}::text[]) as n(id, words) join "Source" s on s.id = n.id
    on conflict ("sourceId", position) do update set words = excluded.words where there.words <> excluded.words`;
}

function readChangedTexts({ db }: SqlContext, sourceIds: readonly string[]): Promise<TextToCut[]> {
  const hash = Prisma.sql`case when t."plainText" <> '' then md5(t."plainText") end`;
  return db.$queryRaw<TextToCut[]>`
    select s.id::text, s."spaceId"::text as "spaceId", s.language, s.details, t."plainText", h.hash as "contentHash", n."sourceId" is not null as "wasCut",
      case when s.details ? 'pages' then coalesce(t."readerContent", t."processedContent") end as html
    from "Source" s left join "SourceText" t on t."sourceId" = s.id left join "SourcePassages" n on n."sourceId" = s.id cross join lateral (select ${hash} as hash) h
    where s.id = any(${[...sourceIds]}::uuid[]) and (n."contentHash", n."cutVersion", n.configuration)
      is distinct from (h.hash, case when h.hash is not null then ${cutVersion}::int end, case when h.hash is not null then ${configurationSql(Prisma.sql`s.language`)} end)
    order by s.id`;
}

async function insertPassages({ db }: SqlContext, { id, spaceId, language, details: stored, plainText, contentHash, html }: TextToCut): Promise<void> {
  if (plainText === null || contentHash === null) return;
  const passages = cutPassages(plainText, language, headingsOf(stored));
  const places = placesInCharacters(plainText, passages);
  const pages = html === null ? null : pageStarts(plainText, html);
  await db.$executeRaw`
    with cut as (insert into "SourcePassages" ("sourceId", "contentHash", "cutVersion", configuration) values (${id}::uuid, ${contentHash}, ${cutVersion}::int, ${configurationOf(language)}))
    insert into "Passage" ("sourceId", position, "spaceId", start, "end", "firstCharacter", characters, heading, page, words)
    select ${id}::uuid, p.position - 1, ${spaceId}::uuid, p.start, p."end", p."firstCharacter", p.characters, p.heading, p.page, to_tsvector(${configurationOf(language)}::regconfig, p.words)
    from unnest(${passages.map(({ start }) => start)}::int[], ${passages.map(({ end }) => end)}::int[], ${places.map(([first]) => first)}::int[], ${places.map(([, count]) => count)}::int[],
      ${passages.map(({ heading }) => heading)}::text[], ${passages.map(({ start }) => pageAt(pages, start))}::int[], ${passages.map(({ start, end }) => passageWords(plainText.slice(start, end)).join(' '))}::text[]) with ordinality
      as p(start, "end", "firstCharacter", characters, heading, page, words, position)`;
}

const outlined = z.object({ outline: z.array(z.object({ title: z.string() })) });

/** The headings of a text, as its details name them. */
const headingsOf = (details: unknown): string[] => outlined.safeParse(details).data?.outline.map(({ title }) => title) ?? [];

/**
 * The words of a text as passages and questions know them, before they are stemmed. PostgreSQL's parser takes hyphens, addresses and signs
 * of numbers its own way, and knows no words of Chinese, Japanese or Thai: it is given these alone.
 */
export function passageWords(text: string): string[] {
  return [...wordsOf(text)].map(({ start, end }) => text.slice(start, end).normalize('NFC').toLowerCase());
}

/** Of each passage where it begins and how long it is, counted in characters as PostgreSQL does, which knows no halves of pairs. */
function placesInCharacters(text: string, passages: readonly CutPassage[]): (readonly [number, number])[] {
  let at = 0;
  let counted = 0;
  const upTo = (offset: number) => {
    for (; at < offset; at += 1) if (!isSecondHalf(text, at)) counted += 1;
    return counted;
  };
  return passages.map(({ start, end }) => {
    const first = upTo(start);
    return [first, upTo(end) - first] as const;
  });
}

const isSecondHalf = (text: string, at: number): boolean => text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff;
