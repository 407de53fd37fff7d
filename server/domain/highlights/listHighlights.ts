import { z } from 'zod';
import { containing } from '#server/platform/db/like.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { carries, tagsNamed } from '../sources/list/sourceFilter.ts';
import { tagKey } from '../tags/tagKey.ts';
import { parseInput, text } from '../input.ts';
import { type HighlightColor, highlightColors } from './passage.ts';
import { highlightColumns, type HighlightRow } from './readHighlights.ts';

/** Which highlights of a space are wanted; everything given must hold. */
export interface HighlightFilter {
  /** Each of its words in the quote, the note or the title of the source, whatever its case. */
  readonly text?: string | null | undefined;
  readonly colors?: readonly HighlightColor[] | null | undefined;
  /** Names of tags: their source has one of them. */
  readonly tags?: readonly string[] | null | undefined;
}

/** In what order they come: newest first, or so within each source (the last added first) or color. */
export type HighlightOrder = 'NEWEST' | 'SOURCE' | 'COLOR';

export interface HighlightListPage {
  readonly filter: HighlightFilter;
  readonly order: HighlightOrder;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

const limits = z.object({
  text: text(1_000).nullish(),
  tags: z.array(text(1_000)).max(100, 'At most 100 tags.').nullish(),
});

/** @throws InvalidInputError for values that no highlight could have */
export const checkHighlightFilter = (filter: HighlightFilter): void => void parseInput(z.object({ filter: limits }), { filter });

/** What a list in this order goes by; each from the greatest to the least. */
const orders: Record<HighlightOrder, readonly Prisma.Sql[]> = {
  NEWEST: [Prisma.sql`r."createdAt"`, Prisma.sql`r.id`],
  SOURCE: [Prisma.sql`r."sourceId"`, Prisma.sql`r."createdAt"`, Prisma.sql`r.id`],
  COLOR: [Prisma.sql`r.color`, Prisma.sql`r."createdAt"`, Prisma.sql`r.id`],
};

/**
 * A page of the highlights of each of these spaces, without those of sources in the trash, by space. One statement (and one for
 * the tags of the filter); the reader has been found to see the spaces. @throws InvalidInputError for a cursor of another list
 */
export async function listHighlights(ctx: SqlContext, { filter, order, after, before, backwards, limit }: HighlightListPage, spaceIds: readonly string[]): Promise<Map<string, HighlightRow[]>> {
  const keys = orders[order];
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const by = Prisma.join(keys.map((key) => Prisma.sql`${key} ${towards}`));
  const bounds = [
    ...(after === undefined ? [] : [beyond('after', order, after)]),
    ...(before === undefined ? [] : [beyond('before', order, before)]),
  ];
  return readBySpace(ctx, Prisma.join([await condition(ctx, spaceIds, filter), ...bounds], ' and '), by, limit, spaceIds);
}

/** How many highlights of each of these spaces fulfil a filter, by space; those without any are left out. */
export async function countListedHighlights(ctx: SqlContext, { filter }: Pick<HighlightListPage, 'filter'>, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    ctx.db,
    Prisma.sql`select r."spaceId", count(*)::int as count from "Highlight" r join "Source" s on s.id = r."sourceId"
      where r."spaceId" = any(${[...spaceIds]}::uuid[]) and ${await condition(ctx, spaceIds, filter)} group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

/** So many are seen again in a day. */
const reviewed = 5;

/**
 * Those of the highlights of each of these spaces that one person sees again today (UTC), by space: others on every day, the
 * same all day, none that is from today itself.
 */
export async function readHighlightsToReview(ctx: SqlContext, userId: string, spaceIds: readonly string[]): Promise<Map<string, HighlightRow[]>> {
  const today = ctx.now().toISOString().slice(0, 10);
  const where = Prisma.sql`${await condition(ctx, spaceIds, {})} and r."createdAt" < ${today}::timestamptz`;
  return readBySpace(ctx, where, Prisma.sql`md5(r.id::text || ${userId} || ${today}), r.id`, reviewed, spaceIds);
}

/** The first of the highlights of each of these spaces in an order, by space. */
async function readBySpace(ctx: SqlContext, where: Prisma.Sql, by: Prisma.Sql, limit: number, spaceIds: readonly string[]): Promise<Map<string, HighlightRow[]>> {
  const rows = await queryRows<HighlightRow & { spaceId: string; place: number }>(
    ctx.db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select listed.*, (row_number() over ())::int as place from (
        select ${highlightColumns}, r."spaceId"
        from "Highlight" r join "User" author on author.id = r."userId" join "Source" s on s.id = r."sourceId"
        where r."spaceId" = space.id and ${where} order by ${by} limit ${Prisma.raw(String(Math.trunc(limit)))}
      ) listed
    ) page order by page."spaceId", page.place`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** The place of a highlight in a list of this order. */
export function highlightCursor(order: HighlightOrder, { id, sourceId, color, createdAt }: HighlightRow): string {
  const group = order === 'SOURCE' ? [sourceId] : order === 'COLOR' ? [color] : [];
  return Buffer.from(JSON.stringify([...group, createdAt.getTime(), id])).toString('base64url');
}

/** Of highlights `r` and their sources `s`; which space they are of is said elsewhere. */
async function condition(ctx: SqlContext, spaceIds: readonly string[], { text: typed, colors, tags }: HighlightFilter): Promise<Prisma.Sql> {
  const conditions = [Prisma.sql`s."trashedAt" is null`];
  for (const word of typed?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = containing(word);
    conditions.push(Prisma.sql`(r.quote ilike ${pattern} or r.note ilike ${pattern} or s.title ilike ${pattern})`);
  }
  if (colors) conditions.push(Prisma.sql`r.color = any(${[...colors]}::text[]::"HighlightColor"[])`);
  if (tags) conditions.push(carries([...(await tagsNamed(ctx, spaceIds, tags.map(tagKey))).values()].flat()));
  return Prisma.join(conditions, ' and ');
}

const moment = z.int().min(0).max(Date.UTC(9999, 11, 31));
const cursors = {
  NEWEST: z.tuple([moment, z.uuid()]),
  SOURCE: z.tuple([z.uuid(), moment, z.uuid()]),
  COLOR: z.tuple([z.enum(highlightColors), moment, z.uuid()]),
};

function beyond(argument: 'after' | 'before', order: HighlightOrder, cursor: string): Prisma.Sql {
  const place = placeOf(argument, order, cursor);
  const [id, time, group] = place.toReversed() as [string, number, string | undefined];
  const values = [
    ...(group === undefined ? [] : [order === 'COLOR' ? Prisma.sql`${group}::text::"HighlightColor"` : Prisma.sql`${group}::uuid`]),
    Prisma.sql`${new Date(time).toISOString()}::timestamptz`,
    Prisma.sql`${id}::uuid`,
  ];
  return Prisma.sql`(${Prisma.join([...orders[order]])}) ${Prisma.raw(argument === 'after' ? '<' : '>')} (${Prisma.join(values)})`;
}

function placeOf(argument: string, order: HighlightOrder, cursor: string): readonly (string | number)[] {
  try {
    return cursors[order].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}
