import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { type CitedQuote, readCitedQuotes } from '../citations/citedQuotes.ts';
import { readTrees, type TreeRow } from '../collections/readTrees.ts';
import { type HighlightRow, readHighlightPages } from '../highlights/readHighlights.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopePlace } from '../scopes/scopePlace.ts';
import { readReadingProgress, readSources, type SourceRow } from '../sources/read/readSources.ts';
import { readTexts } from '../sources/read/readTexts.ts';

/** Which sources are exported. */
export interface ExportedScope {
  readonly spaceId: string;
  /** null: the whole space. */
  readonly scope: AskedScope | null;
}

const wholeSpace: AskedScope = { collectionIds: [], sourceIds: [], filter: null, spaceIds: [] };
const perPage = 200;
/** What is read of texts at a time, so that memory does not grow with them. */
const mostWordsAtOnce = 100_000;
/** Of a text whose words nobody has counted. */
const assumedWords = 10_000;
const mostHighlights = 10_000;

const placeOf = async (ctx: DomainContext, { spaceId, scope }: ExportedScope) => {
  // Whoever has lost the space meanwhile gets no half of it.
  await authorizeSpace(ctx, 'space.read', spaceId);
  return scopePlace(ctx, [spaceId], scope ?? wholeSpace);
};

/** How many sources will be written. @throws NotFoundError when the space is not visible any more */
export async function countExportedSources(ctx: DomainContext, exported: ExportedScope): Promise<number> {
  const { spaceIds, condition } = await placeOf(ctx, exported);
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`select count(*)::int as count from "Source" s where s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition}`);
  return row?.count ?? 0;
}

/** Which sources of an export: those directly in this collection, those in none (null), or all (left out). */
export interface ExportedPart {
  readonly collectionId?: string | null;
}

/**
 * The sources of an export in the order in which they were added, as the acting person sees them, a page at a time and under the rights of that
 * moment. @throws NotFoundError once the space is not visible any more
 */
export async function* exportedSources(ctx: DomainContext, exported: ExportedScope, { collectionId }: ExportedPart = {}): AsyncGenerator<SourceRow> {
  const inCollection = collectionId === undefined ? Prisma.empty : collectionId === null ? Prisma.sql`and s."collectionId" is null` : Prisma.sql`and s."collectionId" = ${collectionId}::uuid`;
  for (let last: string | null = null; ; ) {
    const { spaceIds, condition } = await placeOf(ctx, exported);
    const ids: string[] = (
      await queryRows<{ id: string }>(
        ctx.db,
        Prisma.sql`select s.id::text from "Source" s where s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition} ${inCollection}
          ${last === null ? Prisma.empty : Prisma.sql`and s.id > ${last}::uuid`} order by s.id limit ${perPage}`,
      )
    ).map(({ id }) => id);
    const rows = await readSources(ctx, ids);
    for (const id of ids) {
      const row = rows.get(id);
      if (row) yield row;
    }
    if (ids.length < perPage) return;
    last = ids.at(-1) ?? null;
  }
}

/** A source with all that is written of it besides its bytes. */
export interface ExportedSource {
  readonly row: SourceRow;
  /** As Markdown; null: it has none. */
  readonly markdown: string | null;
  /** What was typed or pasted, as it was. */
  readonly originalContent: string | null;
  /** What those cite, by the public id of the citation. */
  readonly quotes: ReadonlyMap<string, CitedQuote>;
  readonly summary: string | null;
  readonly highlights: readonly HighlightRow[];
  /** How far the acting person has read it, 0 to 1; null: not begun. */
  readonly readingProgress: number | null;
}

/** As `exportedSources`, with texts and highlights. */
export async function* exportedTexts(ctx: DomainContext, exported: ExportedScope): AsyncGenerator<ExportedSource> {
  let batch: SourceRow[] = [];
  let words = 0;
  for await (const row of exportedSources(ctx, exported)) {
    batch.push(row);
    words += row.wordCount ?? assumedWords;
    if (words < mostWordsAtOnce && batch.length < perPage) continue;
    yield* await withTexts(ctx, batch);
    batch = [];
    words = 0;
  }
  yield* await withTexts(ctx, batch);
}

async function withTexts(ctx: DomainContext, rows: readonly SourceRow[]): Promise<ExportedSource[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [texts, highlights, progress] = await Promise.all([
    readTexts(ctx.db, ids, ['markdown', 'originalContent', 'summary']),
    readHighlightPages(ctx, { backwards: false, limit: mostHighlights }, ids),
    readReadingProgress(ctx, ids),
  ]);
  const quotes = await readCitedQuotes(ctx, rows.flatMap(({ id, type }) => (type === 'NOTE' ? (texts.get(id)?.originalContent ?? []) : [])));
  return rows.map((row) => {
    const text = texts.get(row.id);
    return {
      row,
      markdown: text?.markdown ?? text?.originalContent ?? null,
      // Of files and links it is what was read of them, which their Markdown says better.
      originalContent: row.type === 'CONTENT' || row.type === 'NOTE' ? (text?.originalContent ?? null) : null,
      quotes,
      summary: text?.summary ?? null,
      highlights: highlights.get(row.id) ?? [],
      readingProgress: progress.get(row.id) ?? null,
    };
  });
}

/** The collections of a space in the order of its tree, and the names on the way to each. */
export interface ExportedTree {
  readonly collections: readonly TreeRow[];
  /** From the top; empty for none. */
  pathOf(collectionId: string | null): string[];
}

/** @throws NotFoundError when the space is not visible any more */
export async function readExportedTree(ctx: DomainContext, spaceId: string): Promise<ExportedTree> {
  await authorizeSpace(ctx, 'space.read', spaceId);
  const collections = (await readTrees(ctx, [spaceId], { withCounts: false })).get(spaceId) ?? [];
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  const pathOf = (id: string | null): string[] => {
    const path = [];
    for (let at = id === null ? null : (byId.get(id) ?? null); at; at = at.parent) path.unshift(at.name);
    return path;
  };
  return { collections, pathOf };
}

/** The bytes of sources that an archive holds: their files, or those that links led to, and kept pages. */
export interface ExportedBytes {
  readonly original: { readonly hash: string; readonly mimeType: string } | null;
  readonly page: { readonly hash: string; readonly mimeType: string } | null;
}

/** The bytes of these sources, which the acting person has been found to see, by id. */
export async function readExportedBytes({ db }: DomainContext, rows: readonly SourceRow[]): Promise<Map<string, ExportedBytes>> {
  const artefacts = await db.sourceArtefact.findMany({
    where: { sourceId: { in: rows.map(({ id }) => id) }, kind: { in: ['ORIGINAL', 'SNAPSHOT'] } },
    select: { sourceId: true, kind: true, blobHash: true, mimeType: true },
  });
  const bySource = Map.groupBy(artefacts, ({ sourceId }) => sourceId);
  return new Map(
    rows.map((row) => {
      const own = bySource.get(row.id) ?? [];
      const of = (kind: 'ORIGINAL' | 'SNAPSHOT') => {
        const artefact = own.find((each) => each.kind === kind);
        return artefact ? { hash: artefact.blobHash, mimeType: artefact.mimeType } : null;
      };
      const original = row.blobHash !== null ? { hash: row.blobHash, mimeType: row.mimeType ?? 'application/octet-stream' } : of('ORIGINAL');
      return [row.id, { original, page: of('SNAPSHOT') }];
    }),
  );
}
