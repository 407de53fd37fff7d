import { authorizeCollection, authorizeSpace, requireUser } from '#server/domain/access/authorize.ts';
import { listCollections as pageOfCollections, readCollections } from '#server/domain/collections/readCollections.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import type { NewestPage } from '#server/domain/newestPage.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { pageOfSourceIds } from '#server/domain/sources/list/listSources.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import { createDuplicateFinder } from '#server/domain/sources/read/duplicates.ts';
import { readSources } from '#server/domain/sources/read/readSources.ts';
import { readTexts, readTextsWithin } from '#server/domain/sources/read/readTexts.ts';
import { listSpaces as pageOfSpaces, readSpaces } from '#server/domain/spaces/readSpaces.ts';
import { presentCollection, presentSource, presentSpace } from './present.ts';
import type { VaultContext } from './vaultContext.ts';

/*
 * What the vault service shows, under the reader's rights: the domain says which rows and in which order, this file what
 * is answered of them.
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
  const space = id === null ? undefined : (await readSpaces(ctx, [id])).get(id);
  if (!space) throw new NotFoundError('Space');
  return presentSpace(space, ctx.log);
}

export async function readCollection(ctx: DomainContext, id: string | null) {
  const collection = id === null ? undefined : (await readCollections(ctx, [id])).get(id);
  if (!collection) throw new NotFoundError('Collection');
  return presentCollection(collection);
}

/** A source that is not in the trash, with its whole texts and of which other it is a copy. */
export async function readSource(ctx: VaultContext, id: string | null) {
  const row = id === null ? undefined : (await readSources(ctx, [id])).get(id);
  if (row?.trashedAt !== null) throw new NotFoundError('Source');
  // One after the other: the call may run in a transaction, which has one connection.
  const texts = (await readTexts(ctx.db, [row.id], ['processedContent', 'originalContent', 'plainText', 'summary'])).get(row.id);
  const first = await createDuplicateFinder(ctx.db).load(row.id);
  const shown = presentSource({ row, texts: texts && { ...texts, isShortened: false } }, ctx.serviceUrl);
  return { ...shown, ...(first !== null && { duplicateOf: encodePublicId('Source', first) }) };
}

/** Spaces that are archived, or those that are not. */
export async function listSpaces(ctx: DomainContext, { limit = wholeList, cursor, archived }: Page & { archived: boolean }) {
  requireUser(ctx);
  return listed(await pageOfSpaces(ctx, { limit, cursor, archived }), (row) => presentSpace(row, ctx.log));
}

export async function listCollections(ctx: DomainContext, spaceId: string | null, { limit = wholeList, cursor }: Page) {
  const space = await authorizeSpace(ctx, 'space.read', spaceId);
  return listed(await pageOfCollections(ctx.db, space.id, { limit, cursor }), presentCollection);
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
  const wanted = { filter, order: filter.text?.trim() ? undefined : ('CREATED' as const) };
  const { ids, nextCursor } = await pageOfSourceIds(ctx, place, wanted, { after: cursor, limit }).catch(inWordsOfRest);
  const [rows, textsOf] = await Promise.all([
    readSources(ctx, ids),
    readTextsWithin(ctx.db, ids, texts === 'short' ? beginnings : wholeTexts),
  ]);
  const items = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentSource({ row, texts: textsOf.get(id) }, ctx.serviceUrl)] : [];
  });
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

const listed = <R, T>({ rows, nextCursor }: NewestPage<R>, present: (row: R) => T): Listed<T> => ({ items: rows.map(present), nextCursor });
