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

/** The tags of a source `s`, by name, as JSON. */
export const tagsOfSource = `(
    select coalesce(json_agg(json_build_object('id', t.id, 'spaceId', t."spaceId", 'name', t.name, 'key', t.key) order by t.key), '[]')
    from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id)`;
