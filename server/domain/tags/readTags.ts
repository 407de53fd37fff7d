import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';

export interface TagRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  /** The name folded for comparison. */
  readonly key: string;
}

/** The tags of these ids that the reader may see, by id. */
export async function readTags({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, TagRow>> {
  const rows = await queryRows<TagRow>(
    db,
    Prisma.sql`select t.id, t."spaceId", t.name, t.key from "Tag" t where t.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`t."spaceId"`)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The tags of each of these sources, by name: one statement. Who asks has been found to see the sources. */
export async function readTagsOfSources(db: Db, sourceIds: readonly string[]): Promise<Map<string, TagRow[]>> {
  const rows = await queryRows<TagRow & { source_id: string }>(
    db,
    Prisma.sql`select st."sourceId" as source_id, t.id, t."spaceId", t.name, t.key from "SourceTag" st join "Tag" t on t.id = st."tagId"
      where st."sourceId" = any(${[...sourceIds]}::uuid[]) order by t.key`,
    'prepared',
  );
  const bySource = new Map<string, TagRow[]>();
  for (const { source_id, ...tag } of rows) {
    const tags = bySource.get(source_id);
    if (tags) tags.push(tag);
    else bySource.set(source_id, [tag]);
  }
  return bySource;
}
