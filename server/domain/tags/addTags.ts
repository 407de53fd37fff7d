import type { DomainContext } from '../context.ts';
import { upsertTags } from './upsertTags.ts';

/** Gives sources of one space these tags besides those they have. */
export async function addTags(ctx: DomainContext, spaceId: string, sourceIds: readonly string[], names: readonly string[]): Promise<void> {
  const tagIds = await upsertTags(ctx, spaceId, names);
  if (tagIds.length === 0) return;
  await ctx.db.$executeRaw`
    insert into "SourceTag" ("sourceId", "tagId", "spaceId")
    select s, t, ${spaceId}::uuid from unnest(${[...sourceIds]}::uuid[]) as s, unnest(${tagIds}::uuid[]) as t
    on conflict do nothing`;
}
