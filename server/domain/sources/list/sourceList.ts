import { Prisma, type SourceStatus } from '#server/platform/db/generated/client.ts';
import { type Branch, branchOf } from '../../collections/branches.ts';
import type { SqlContext } from '../../context.ts';
import { countedInSpaces } from '../../counts/sourceCounts.ts';
import { type Conditions, conditionsOf } from '../../search/matching.ts';
import { parseQuery, type SearchOperator } from '../../search/parseQuery.ts';
import { tagKey } from '../../tags/tagKey.ts';
import { carries, checkFilter, conditionOf, isFavorite, type SourceFilter, tagsNamed } from './sourceFilter.ts';
import { sqlTimestamp } from './sourceOrder.ts';

/** Where the sources of a list lie; the reader has been found to see that place. */
export type SourcePlace =
  | { readonly spaceId: string; readonly collectionId?: string | undefined }
  | { readonly spaceIds: readonly string[] };

/** A list of sources, read from what was asked for: where to look and what must hold, not yet in which order. */
export interface SourceList {
  readonly spaceIds: readonly string[];
  /** The collections they may lie in; null: all, and none. */
  readonly collectionIds: readonly string[] | null;
  /** Over `s`: all that must hold besides the place and the words. */
  readonly condition: Prisma.Sql;
  /** Whether `condition` asks for more than to be outside the trash: few may fulfil it. */
  readonly filtered: boolean;
  /** The moments that only a part of it has, such as the day of adding: in the order of the other, that part may lie at the far end. */
  readonly ranges: readonly ('createdAt' | 'updatedAt')[];
  /** Several statuses of which each has an index in the order of the last change; null: another filter, or none. */
  readonly unfinished: readonly SourceStatus[] | null;
  /** The words that are looked for; null when none are. */
  readonly words: Conditions | null;
  /** What is looked for, as a question: without operators, and without words that must be missing; empty when nothing is. */
  readonly question: string;
  /** The words that must be missing, alone; null when there are none. */
  readonly unwanted: Conditions | null;
  /** Which rows `n` of "SourceCount" count the list; null when it asks for what those do not know. */
  readonly counted: Prisma.Sql | null;
  /** How many it has, where that was read with its collections. */
  readonly knownCount: number | null;
  /** Whether it can be told without looking that nothing is in it. */
  readonly empty: boolean;
  /** Where the list is read for each row of a `place`: what a source `s` fulfils that lies there. */
  readonly inEachPlace?: Prisma.Sql;
}

/** @throws InvalidInputError for a filter with values that no source could have */
export async function readList(ctx: SqlContext, place: SourcePlace, filter: SourceFilter = {}): Promise<SourceList> {
  checkFilter(filter);
  const spaceIds = 'spaceIds' in place ? place.spaceIds : [place.spaceId];
  const { terms, operators } = parseQuery(filter.text ?? '');
  const words = conditionsOf(terms);
  const conditions = [await conditionOf(ctx, spaceIds, filter)];
  for (const operator of operators) {
    const condition = await operatorCondition(ctx, spaceIds, operator);
    conditions.push(operator.excluded ? Prisma.sql`not coalesce(${condition}, false)` : condition);
  }
  const { text: _text, collection: _collection, includeDescendants: _below, ...others } = filter;
  const { types, statuses: inStatuses, ...notCounted } = others;
  const branches = await branchesOf(ctx, 'spaceIds' in place ? undefined : place.collectionId, filter);
  const collectionIds = inAll(branches);
  const statuses = [...new Set(filter.statuses)];
  const isAmongNone = [filter.types, filter.statuses, filter.failureCodes, filter.tags?.any].some((wanted) => wanted?.length === 0);
  const added = [filter.createdAfter, filter.createdBefore, filter.createdWithinDays, filter.recent, operators.some(({ kind }) => kind === 'before' || kind === 'after')];
  const changed = [filter.modifiedAfter, filter.modifiedBefore];
  const searched = words.inTitle === null && terms.every(({ excluded }) => !excluded) ? null : words;
  const isCounted = searched === null && operators.length === 0 && !Object.values<unknown>(notCounted).some(isAsked);
  return {
    spaceIds,
    collectionIds,
    ranges: [...(added.some(Boolean) ? (['createdAt'] as const) : []), ...(changed.some(Boolean) ? (['updatedAt'] as const) : [])],
    empty: spaceIds.length === 0 || collectionIds?.length === 0 || isAmongNone,
    condition: Prisma.join(conditions, ' and '),
    unfinished: statuses.length > 1 && !statuses.includes('COMPLETED') ? statuses : null,
    filtered: operators.length > 0 || Object.values<unknown>(others).some(isAsked),
    knownCount: isCounted && branches.length === 1 && !types && !inStatuses ? (branches[0]?.sourceCountWithDescendants ?? null) : null,
    counted: isCounted ? countedRows(spaceIds, collectionIds, types, inStatuses) : null,
    words: searched,
    question: words.inTitle === null ? '' : terms.filter(({ excluded }) => !excluded).map((term) => term.text).join(' '),
    unwanted: terms.some(({ excluded }) => excluded) ? conditionsOf(terms.filter(({ excluded }) => excluded)) : null,
  };
}

/** Whether a part of a filter asks for something. */
const isAsked = (value: unknown) => value !== null && value !== undefined && value !== false;

function countedRows(spaceIds: readonly string[], collectionIds: readonly string[] | null, types: SourceFilter['types'], statuses: SourceFilter['statuses']): Prisma.Sql {
  const place = collectionIds === null ? Prisma.sql`true` : Prisma.sql`n."collectionId" = any(${[...collectionIds]}::uuid[])`;
  const type = types ? Prisma.sql`n.type = any(${[...types]}::text[]::"SourceType"[])` : Prisma.sql`true`;
  const status = statuses ? Prisma.sql`n.status = any(${[...statuses]}::text[]::"SourceStatus"[])` : Prisma.sql`true`;
  return Prisma.sql`${countedInSpaces(spaceIds)} and ${place} and ${type} and ${status}`;
}

type Collections = Pick<Branch, 'ids'> & Partial<Branch>;

/** The list's own collection, and the one that the filter names, each with what is below it where that is wanted. */
function branchesOf(ctx: SqlContext, own: string | undefined, { collection, includeDescendants }: SourceFilter): Promise<Collections[]> {
  const nothing = { ids: [] };
  const branch = async (id: string): Promise<Collections> => (includeDescendants ? ((await branchOf(ctx.db, id)) ?? nothing) : { ids: [id] });
  return Promise.all([
    ...(own === undefined ? [] : [branch(own)]),
    ...(collection ? [collection.branch ?? (collection.id === null ? nothing : branch(collection.id))] : []),
  ]);
}

/** The collections that are in each of these; null without any: then they do not matter. */
function inAll([first, second]: readonly Collections[]): readonly string[] | null {
  if (!first) return null;
  return second ? first.ids.filter((id) => second.ids.includes(id)) : first.ids;
}

/** What an operator of the search asks of a source `s`. */
async function operatorCondition(ctx: SqlContext, spaceIds: readonly string[], operator: SearchOperator): Promise<Prisma.Sql> {
  switch (operator.kind) {
    case 'tag': {
      const key = tagKey(operator.name);
      return carries((await tagsNamed(ctx, spaceIds, [key])).get(key) ?? []);
    }
    case 'in':
      return Prisma.sql`s."collectionId" = any(${await collectionsNamed(ctx, spaceIds, operator.name)}::uuid[])`;
    case 'type':
      return Prisma.sql`s.type = ${operator.type}::"SourceType"`;
    case 'status':
      return Prisma.sql`s.status = ${operator.status}::"SourceStatus"`;
    case 'before':
      return Prisma.sql`s."createdAt" < ${sqlTimestamp(operator.date)}`;
    case 'after':
      return Prisma.sql`s."createdAt" >= ${sqlTimestamp(operator.date)}`;
    case 'favorite':
      return isFavorite(ctx);
  }
}

/** The collections of this name, whatever its case and accents, and all below them. */
async function collectionsNamed(ctx: SqlContext, spaceIds: readonly string[], name: string): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    with recursive branch as (
      select id from "Collection" where "spaceId" = any(${[...spaceIds]}::uuid[]) and natural_key(name) = natural_key(${name})
      union
      select c.id from branch b join "Collection" c on c."parentId" = b.id
    )
    select id::text from branch`;
  return rows.map(({ id }) => id);
}

/** What a source `s` in the place of a list fulfils. */
export function inPlace({ spaceIds, collectionIds, inEachPlace }: Pick<SourceList, 'spaceIds' | 'collectionIds' | 'inEachPlace'>): Prisma.Sql {
  if (inEachPlace) return inEachPlace;
  const space = isOneOf('spaceId', spaceIds);
  return collectionIds === null ? space : Prisma.sql`${space} and ${isOneOf('collectionId', collectionIds)}`;
}

function isOneOf(column: 'spaceId' | 'collectionId', ids: readonly string[]): Prisma.Sql {
  const name = Prisma.raw(`s."${column}"`);
  return ids.length === 1 ? Prisma.sql`${name} = ${ids[0]}::uuid` : Prisma.sql`${name} = any(${[...ids]}::uuid[])`;
}
