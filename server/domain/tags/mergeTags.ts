import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { TagRef } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { indexRetagged } from './indexRetagged.ts';
import { holdSourcesOfTags, holdTags } from './holdTags.ts';
import { tagKey } from './tagKey.ts';
import { tagNameSchema } from './upsertTags.ts';

export interface MergeTags extends Undoable {
  /** Tags of one space; null: an id that names nothing. */
  readonly tagIds: readonly (string | null)[];
  /** What they become; a tag that has this name is joined. */
  readonly name: string;
}

export interface TagsMerged {
  readonly spaceId: string;
  /** What they have become. */
  readonly tagId: string;
  /** Those that nothing carries any more. */
  readonly mergedTagIds: readonly string[];
  readonly undoId: string | null;
}

/**
 * Gives whatever carries one of these tags, also in the trash, another tag in their place. One tag and a new name: it is
 * renamed. A tag that is there and not among them keeps its spelling. It counts as no change of the sources. Rows of tags
 * that nothing carries stay, as everywhere (docs/decisions/tags-and-edit-conflicts.md), so that it can be taken back.
 */
export function mergeTags(outer: DomainContext, { tagIds, name: given, undoable }: MergeTags): Promise<TagsMerged> {
  return inTransaction(outer, async (ctx) => {
    const { spaceId, tagIds: wanted, sourceIds: held } = await holdSourcesOfTags(ctx, tagIds);
    const { name } = parseInput(schema, { name: given });
    const { target, merged } = await holdMerged(ctx, spaceId, wanted, name);
    const mergedIds = merged.map(({ id }) => id);
    const carriers = await carriersOf(ctx, spaceId, mergedIds);
    const isRespelled = target.name !== name && (wanted.includes(target.id) || !(await isCarried(ctx, target)));
    const undoId = await saveUndo(ctx, undoable, undoSteps(target, mergedIds, isRespelled));
    await ctx.db.$executeRaw`
      insert into "SourceTag" ("sourceId", "tagId", "spaceId")
      select distinct st."sourceId", ${target.id}::uuid, st."spaceId" from "SourceTag" st where st."spaceId" = ${spaceId}::uuid and st."tagId" = any(${mergedIds}::uuid[])
      on conflict do nothing`;
    await ctx.db.$executeRaw`delete from "SourceTag" where "spaceId" = ${spaceId}::uuid and "tagId" = any(${mergedIds}::uuid[])`;
    if (isRespelled) await ctx.db.$executeRaw`update "Tag" set name = ${name} where id = ${target.id}::uuid`;
    const changed = isRespelled ? [...new Set([...carriers, ...(await carriersOf(ctx, spaceId, [target.id]))])] : carriers;
    await indexRetagged(ctx, held, changed);
    await recordActivity(ctx, spaceId, 'TAGS_MERGED', { count: mergedIds.length + (isRespelled ? 1 : 0), subject: { kind: 'TAG', id: target.id } });
    await publishSourceStatusChanged(ctx.db, spaceId, changed);
    return { spaceId, tagId: target.id, mergedTagIds: mergedIds, undoId };
  });
}

const schema = z.object({ name: tagNameSchema });

/** Holds the tags and the one that they become, which is made if it is not there. */
async function holdMerged(ctx: DomainContext, spaceId: string, tagIds: readonly string[], name: string): Promise<{ target: TagRef; merged: TagRef[] }> {
  const key = tagKey(name);
  // Whoever has it already is not held by this, so that all are held in one order.
  await ctx.db.$executeRaw`
    insert into "Tag" (id, "spaceId", name, key, "createdAt") values (${newUuid()}::uuid, ${spaceId}::uuid, ${name}, ${key}, ${ctx.now()}) on conflict ("spaceId", key) do nothing`;
  const tags = await holdTags(ctx, spaceId, tagIds, [key]);
  const target = tags.find((tag) => tag.key === key);
  if (!target) throw new Error('A tag that was just made or found is there');
  return { target, merged: tags.filter(({ id }) => id !== target.id) };
}

/** Read once the tags are held: whoever was giving one of them to a source has done so by now. */
export async function carriersOf(ctx: DomainContext, spaceId: string, tagIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    select distinct st."sourceId"::text as id from "SourceTag" st where st."spaceId" = ${spaceId}::uuid and st."tagId" = any(${[...tagIds]}::uuid[]) order by 1`;
  return rows.map(({ id }) => id);
}

async function isCarried(ctx: DomainContext, { id, spaceId }: TagRef): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ is: boolean }[]>`
    select exists (select 1 from "SourceTag" st where st."spaceId" = ${spaceId}::uuid and st."tagId" = ${id}::uuid) as is`;
  return row?.is ?? false;
}

/** Who gets the tag loses it again, who loses one gets it again, and it is written as it was. */
function undoSteps(target: TagRef, mergedIds: readonly string[], isRespelled: boolean): Prisma.Sql {
  const ofSpace = Prisma.sql`st."spaceId" = ${target.spaceId}::uuid`;
  return Prisma.sql`
    select 'UNTAG', ${target.id}::uuid, array_agg(distinct st."sourceId") from "SourceTag" st
    where ${ofSpace} and st."tagId" = any(${[...mergedIds]}::uuid[]) and not exists (
      select 1 from "SourceTag" has where has."spaceId" = st."spaceId" and has."tagId" = ${target.id}::uuid and has."sourceId" = st."sourceId")
    union all
    select 'TAG', st."tagId", array_agg(st."sourceId") from "SourceTag" st where ${ofSpace} and st."tagId" = any(${[...mergedIds]}::uuid[]) group by 2
    union all
    select 'RENAME_TAG', ${target.id}::uuid, array(select st."sourceId" from "SourceTag" st where ${ofSpace} and st."tagId" = any(${[target.id, ...mergedIds]}::uuid[])) where ${isRespelled}`;
}
