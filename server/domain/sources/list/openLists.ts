import DataLoader from 'dataloader';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../../context.ts';
import { counted } from '../../counts/sourceCounts.ts';
import { sourceColumns } from '../read/readSources.ts';
import { type ListedRow, type ListedSources, type OpenList, openList, type PageRequest, type PlacedRow, settledOrder, sortedPageQuery, toListedRow } from './listSources.ts';
import { readList, type SourceList } from './sourceList.ts';
import type { SortedOrder } from './sourceOrder.ts';

/** A space or a collection whose sources are listed; the reader has been found to see it. */
export interface ListPlace {
  readonly spaceId: string;
  readonly collectionId?: string | undefined;
}

type Rows = Pick<OpenList, 'rows' | 'count'>;

const placeId = ({ spaceId, collectionId }: ListPlace): string => collectionId ?? spaceId;

/**
 * The same list in each of these places, in their order; all of them are spaces, or all are collections. What is asked of them
 * at one moment is read in one statement, except for words, which are looked for in one place after the other, and for
 * collections with what lies below them.
 * @throws InvalidInputError for a filter or, later, a cursor that fits no list of this kind
 */
export async function openLists(ctx: SqlContext, places: readonly ListPlace[], listed: ListedSources): Promise<Rows[]> {
  const list = await listOfEach(ctx, places, listed);
  if (list === null) return Promise.all(places.map((place) => openList(ctx, place, listed)));
  const order = settledOrder(list, listed);
  const pages = new Map<string, DataLoader<string, readonly ListedRow[]>>();
  const counts = new DataLoader<string, number>((ids) => countEach(ctx, list, ids), { cache: false });
  const pagesFor = (request: PageRequest) => {
    const key = JSON.stringify(request);
    const known = pages.get(key) ?? new DataLoader<string, readonly ListedRow[]>((ids) => pageOfEach(ctx, list, order, request, ids), { cache: false });
    pages.set(key, known);
    return known;
  };
  return places.map((place) => ({
    rows: async (request) => (list.empty ? [] : [...(await pagesFor(request).load(placeId(place)))]),
    count: async () => (list.empty ? 0 : counts.load(placeId(place))),
  }));
}

interface ListOfEach extends SourceList {
  readonly words: null;
  readonly inEachPlace: Prisma.Sql;
  /** Which rows `n` of "SourceCount" count the list in a `place`; null when it asks for what those do not know. */
  readonly countedInEach: Prisma.Sql | null;
}

/** The list as it is in a `place`; null where each must be opened by itself. */
async function listOfEach(ctx: SqlContext, places: readonly ListPlace[], { filter }: ListedSources): Promise<ListOfEach | null> {
  const areCollections = places[0]?.collectionId !== undefined;
  if (places.length < 2 || (areCollections && filter?.includeDescendants)) return null;
  const spaceIds = [...new Set(places.map(({ spaceId }) => spaceId))];
  const { words, ...list } = await readList(ctx, { spaceIds }, filter);
  if (words !== null) return null;
  const place = areCollections ? Prisma.sql`s."collectionId" = place.id and s."spaceId" = any(${spaceIds}::uuid[])` : Prisma.sql`s."spaceId" = place.id`;
  const inEachPlace = list.collectionIds === null ? place : Prisma.sql`${place} and s."collectionId" = any(${[...list.collectionIds]}::uuid[])`;
  const countedPlace = areCollections ? Prisma.sql`n."collectionId" = place.id` : Prisma.sql`n."spaceId" = place.id`;
  return { ...list, words, inEachPlace, countedInEach: list.counted && Prisma.sql`${list.counted} and ${countedPlace}` };
}

async function pageOfEach(ctx: SqlContext, list: ListOfEach, order: SortedOrder, request: PageRequest, placeIds: readonly string[]): Promise<ListedRow[][]> {
  const page = await sortedPageQuery(ctx, list, order, request, sourceColumns(ctx));
  const rows = await queryRows<PlacedRow & { readonly list_id: string; readonly list_row: unknown }>(
    ctx.db,
    Prisma.sql`select place.id::text as list_id, page.* from unnest(${[...new Set(placeIds)]}::uuid[]) as place(id)
      cross join lateral (select page.*, row_number() over () as list_row from (${page}) page) page order by page.list_row`,
  );
  const byPlace = Map.groupBy(rows, ({ list_id }) => list_id);
  return placeIds.map((id) => (byPlace.get(id) ?? []).map(({ list_id: _list, list_row: _row, ...row }) => toListedRow(order, row as unknown as PlacedRow)));
}

async function countEach({ db }: SqlContext, list: ListOfEach, placeIds: readonly string[]): Promise<number[]> {
  const rows = await queryRows<{ list_id: string; count: number }>(
    db,
    Prisma.sql`select place.id::text as list_id, n.count from unnest(${[...new Set(placeIds)]}::uuid[]) as place(id)
      cross join lateral (${
        list.countedInEach === null
          ? Prisma.sql`select count(*)::int as count from "Source" s where ${list.inEachPlace} and ${list.condition}`
          : Prisma.sql`select ${counted} as count from "SourceCount" n where ${list.countedInEach}`
      }) n`,
  );
  const counts = new Map(rows.map(({ list_id, count }) => [list_id, count]));
  return placeIds.map((id) => counts.get(id) ?? 0);
}
