import { z } from 'zod';
import type { SqlContext } from '../context.ts';
import { line } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { tagKey } from './tagKey.ts';

/** The name of a tag, at most 100 characters. */
export const tagNameSchema = line(100, 'A tag needs a name.').refine((name) => tagKey(name) !== '', { error: 'A tag needs a name.', params: { code: 'REQUIRED' } });

/** Names of tags, each once, however it is written. */
export const tagNamesSchema = z
  .array(tagNameSchema)
  .max(50, 'At most 50 tags at once.')
  .transform((names) => [...new Map(names.map((name) => [tagKey(name), name])).values()]);

/**
 * The ids of these tags in a space; those that are new are created. A space has each tag once, by its folded name; it is
 * shown as it was first written, or as written now once no source has it any more.
 */
export async function upsertTags(ctx: SqlContext, spaceId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  // In the order of the keys: two who add the same tags at once wait for each other, and never in a circle.
  const tags = names.map((name) => ({ id: newUuid(), name, key: tagKey(name) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    insert into "Tag" as t (id, "spaceId", name, key, "createdAt")
    select n.id, ${spaceId}::uuid, n.name, n.key, ${ctx.now()}
    from unnest(${tags.map(({ id }) => id)}::uuid[], ${tags.map(({ name }) => name)}::text[], ${tags.map(({ key }) => key)}::text[]) as n(id, name, key)
    on conflict ("spaceId", key) do update
      set name = case when exists (select 1 from "SourceTag" st where st."spaceId" = t."spaceId" and st."tagId" = t.id) then t.name else excluded.name end
    returning id::text`;
  return rows.map(({ id }) => id);
}
