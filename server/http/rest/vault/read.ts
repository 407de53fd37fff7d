import { authorizeCollection, authorizeSpace, requireUser } from '#server/domain/access/authorize.ts';
import { visibleInSpace, visibleSpaces } from '#server/domain/access/visible.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { newestCursor, newestFirst } from '#server/domain/newestFirst.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { createDuplicateFinder } from '#server/domain/sources/read/duplicates.ts';
import { pageOfSourceIds } from '#server/domain/sources/list/listSources.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import { collectionColumns, presentCollection, presentSource, presentSpace, spaceColumns } from './present.ts';
import { sourceRows } from './sourceRows.ts';
import type { VaultContext } from './vaultContext.ts';

/*
 * What the vault service shows, under the reader's rights: the domain says which rows and in which order, this file
 * which columns.
 */

/** As many as a list answers when nobody asked for pages. */
const wholeList = 1_000;
/** So much text a list gives in full; cards show 100 characters of each and the preview 500 (specification section 9). */
const wholeTexts = { wholeBytes: 4 * 1024 * 1024, characters: 2_000 };
const beginnings = { ...wholeTexts, wholeBytes: 0 };

export interface Page {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Listed<T> {
  readonly items: T[];
  /** null at the end. */
  readonly nextCursor: string | null;
}

export async function readSpace(ctx: DomainContext, id: string | null) {
  const space = id === null ? null : await ctx.db.space.findFirst({ where: { AND: [{ id }, visibleSpaces(ctx.actor)] }, select: spaceColumns });
  if (!space) throw new NotFoundError('Space');
  return presentSpace(space, ctx.log);
}

export async function readCollection(ctx: DomainContext, id: string | null) {
  const collection = id === null ? null : await ctx.db.collection.findFirst({ where: { AND: [{ id }, visibleInSpace(ctx.actor)] }, select: collectionColumns });
  if (!collection) throw new NotFoundError('Collection');
  return presentCollection(collection);
}

/** A source that is not in the trash, with its whole texts and of which other it is a copy. */
export async function readSource(ctx: VaultContext, id: string | null) {
  const [source] = id === null ? [] : await sourceRows(ctx, [id], 'whole');
  if (!source || source.isTrashed) throw new NotFoundError('Source');
  const first = await createDuplicateFinder(ctx.db).load(source.id);
  return { ...presentSource(source, ctx.serviceUrl), ...(first !== null && { duplicateOf: encodePublicId('Source', first) }) };
}

/** Spaces that are archived, or those that are not. */
export async function listSpaces(ctx: DomainContext, { limit = wholeList, cursor, archived }: Page & { archived: boolean }) {
  requireUser(ctx);
  const { where, orderBy } = newestFirst(cursor);
  const rows = await ctx.db.space.findMany({
    where: { AND: [visibleSpaces(ctx.actor), { archivedAt: archived ? { not: null } : null }, where] },
    orderBy,
    take: limit + 1,
    select: spaceColumns,
  });
  return pageOf(rows, limit, (row) => presentSpace(row, ctx.log));
}

export async function listCollections(ctx: DomainContext, spaceId: string | null, { limit = wholeList, cursor }: Page) {
  const space = await authorizeSpace(ctx, 'space.read', spaceId);
  const { where, orderBy } = newestFirst(cursor);
  const rows = await ctx.db.collection.findMany({
    where: { AND: [{ spaceId: space.id }, where] },
    orderBy,
    take: limit + 1,
    select: collectionColumns,
  });
  return pageOf(rows, limit, presentCollection);
}

export interface SourceList extends Page {
  readonly spaceId: string | null;
  /** null: an id that names nothing. */
  readonly collection: { readonly id: string | null } | undefined;
  readonly filter: SourceFilter;
  /** `short`: of each text only the beginning. */
  readonly texts?: 'whole' | 'short' | undefined;
}

/** Sources of a space: newest first, or best first when a text is searched for. */
export async function listSources(ctx: VaultContext, { spaceId, collection, filter, texts, limit = wholeList, cursor }: SourceList) {
  const space = await authorizeSpace(ctx, 'space.read', spaceId);
  const within = collection && (await authorizeCollection(ctx, 'space.read', collection.id));
  if (within && within.spaceId !== space.id) throw new NotFoundError('Collection');
  const place = { spaceId: space.id, ...(within && { collectionId: within.id }) };
  const listed = { filter, order: filter.text?.trim() ? undefined : ('CREATED' as const) };
  const { ids, nextCursor } = await pageOfSourceIds(ctx, place, listed, { after: cursor, limit }).catch(inWordsOfRest);
  const rows = await sourceRows(ctx, ids, texts === 'short' ? beginnings : wholeTexts);
  const items = rows.map((row) => presentSource(row.isShortened ? { ...row, processedContent: wholeTags(row.processedContent) } : row, ctx.serviceUrl));
  return { items, nextCursor };
}

/** What GraphQL calls `after`, and a filter's `tags.all`, are parameters here. */
function inWordsOfRest(error: unknown): never {
  if (!(error instanceof InvalidInputError)) throw error;
  const parameters: [RegExp, string][] = [[/^after$/, 'cursor'], [/^(filter\.)?text$/, 'q'], [/^(filter\.)?tags\b.*/, 'tag']];
  throw new InvalidInputError(
    error.fields.map(({ path, message }) => ({ path: parameters.find(([named]) => named.test(path))?.[1] ?? path, message })),
  );
}

/** HTML that was cut off within a tag is cut off before it. */
function wholeTags(html: string | null): string | null {
  if (html === null || html.lastIndexOf('<') <= html.lastIndexOf('>')) return html;
  return html.slice(0, html.lastIndexOf('<'));
}

/** Of one row more than was asked for, the page and where to go on. */
function pageOf<R extends { id: string; createdAt: Date }, T>(rows: readonly R[], limit: number, present: (row: R) => T): Listed<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(present), nextCursor: rows.length > limit && last ? newestCursor(last) : null };
}
