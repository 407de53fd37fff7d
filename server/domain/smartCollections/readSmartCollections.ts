import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countLists } from '../sources/list/listSources.ts';
import { tagKey } from '../tags/tagKey.ts';
import { type SmartFilter, smartFilterOf } from './smartFilter.ts';

export interface SmartCollectionRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly filter: SmartFilter;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Those of these ids that are there and that the reader may see, by id: one statement. */
export async function readSmartCollections({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, SmartCollectionRow>> {
  const rows = await read(db, Prisma.sql`m.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`m."spaceId"`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** As `readSmartCollections`, of one space, for readers who have been found to see it. */
export async function readSmartCollectionsOf(spaceId: string, db: SqlDb, ids: readonly string[]): Promise<SmartCollectionRow[]> {
  return read(db, Prisma.sql`m.id = any(${[...ids]}::uuid[]) and m."spaceId" = ${spaceId}::uuid`);
}

/** The smart collections of each of these spaces by name, by space: one statement. Who asks has been found to see them. */
export async function listSmartCollections({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, SmartCollectionRow[]>> {
  return Map.groupBy(await read(db, Prisma.sql`m."spaceId" = any(${[...spaceIds]}::uuid[])`), ({ spaceId }) => spaceId);
}

async function read(db: SqlDb, condition: Prisma.Sql): Promise<SmartCollectionRow[]> {
  const rows = await queryRows<Omit<SmartCollectionRow, 'filter'> & { readonly filter: unknown }>(
    db,
    Prisma.sql`select m.id::text, m."spaceId"::text as "spaceId", m.name, m.filter, m."createdAt", m."updatedAt" from "SmartCollection" m
      where ${condition} and m."deletedAt" is null order by natural_key(m.name), m.id`,
    'prepared',
  );
  return rows.map((row) => ({ ...row, filter: smartFilterOf(row.filter) }));
}

/** The tags that filters name and no source outside the trash carries, by smart collection: one statement. */
export async function readMissingTags(db: SqlDb, rows: readonly SmartCollectionRow[]): Promise<Map<string, string[]>> {
  const asked = rows.flatMap(({ spaceId, filter }) => (filter.tags?.any ?? []).map((name) => ({ spaceId, key: tagKey(name) })));
  if (asked.length === 0) return new Map();
  const carried = await queryRows<{ spaceId: string; key: string }>(
    db,
    Prisma.sql`select t."spaceId"::text as "spaceId", t.key from "Tag" t where t."spaceId" = any(${[...new Set(asked.map(({ spaceId }) => spaceId))]}::uuid[])
      and t.key = any(${[...new Set(asked.map(({ key }) => key))]}::text[])
      and exists (select 1 from "SourceTag" st join "Source" s on s.id = st."sourceId" and s."trashedAt" is null where st."spaceId" = t."spaceId" and st."tagId" = t.id)`,
  );
  const there = new Set(carried.map(({ spaceId, key }) => `${spaceId} ${key}`));
  return new Map(rows.map(({ id, spaceId, filter }) => [id, (filter.tags?.any ?? []).filter((name) => !there.has(`${spaceId} ${tagKey(name)}`))]));
}

/** Up to here it is counted what a smart collection finds. */
const mostFound = 1_000;

/** How many sources each of these finds for the acting person, up to 1,000, by smart collection; as `countLists`. */
export async function countFound(ctx: DomainContext, rows: readonly SmartCollectionRow[]): Promise<Map<string, number>> {
  const counts = await countLists(ctx, rows.map(({ spaceId, filter }) => ({ place: { spaceId }, filter })), mostFound);
  return new Map(rows.map(({ id }, at) => [id, counts[at] ?? 0]));
}
